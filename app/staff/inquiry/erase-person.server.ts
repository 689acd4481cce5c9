import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeAudit } from "~/core/audit/write-audit";
import { writeTombstoneFile } from "~/core/backups/tombstone-file";
import {
  forgetDeleted,
  rememberToForget,
  tombstoneHash,
  tombstoneKey,
} from "~/core/db/forget-deleted";
import { sharedSecret } from "~/core/sessions/shared-secret";
import type { DeskServices } from "~/desk-services";
import type { DeskParts } from "~/staff/frame/desk-parts.server";

/**
 * Mails that were written to files because there is no mail server; the name of each begins with
 * its reference.
 */
async function removeMailFiles(dataDir: string, references: readonly string[]) {
  const folder = join(dataDir, "mail");
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const ofPerson = references.some((reference) => name.startsWith(`${reference}-`));
    if (ofPerson) await rm(join(folder, name), { force: true });
  }
}

/**
 * Removes inquiries with all their rows: mails, notes, history, search words, private links, and
 * mails that are being sent. One at a time, so that other writers do not wait for long. The audit's
 * entry (when, who, why and which references) stays, and a tombstone, by which a restored backup
 * erases them again.
 */
export function makeErasePerson(
  { db, clock }: DeskParts,
  {
    dataDir,
    stopMails,
  }: {
    dataDir: string;
    /** Interrupts the sending of mails about these inquiries. */
    stopMails: (submissionIds: readonly string[]) => Promise<void>;
  },
): DeskServices["erasePerson"] {
  return async ({ who, references, reason }) => {
    if (references.length === 0) return 0;
    const key = await sharedSecret(db, tombstoneKey);
    const erased: string[] = [];
    for (const reference of references) {
      const id = await db.transaction().execute(async (transaction) => {
        const at = clock();
        const removed = await transaction
          .deleteFrom("contact_submissions")
          .where("reference", "=", reference)
          .returning("id")
          .executeTakeFirst();
        if (!removed) return null;
        await transaction
          .insertInto("tombstones")
          .values({ hash: tombstoneHash(key, removed.id), at: at.toISOString() })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await rememberToForget(transaction, at);
        await writeAudit(transaction, {
          at,
          who,
          action: "deleted a person's inquiries",
          subject: reference,
          detail: reason,
        });
        return removed.id;
      });
      if (id) erased.push(id);
    }
    await stopMails(erased);
    await removeMailFiles(dataDir, references);
    await writeTombstoneFile(
      dataDir,
      erased.map((id) => tombstoneHash(key, id)),
    );
    await forgetDeleted(db);
    return erased.length;
  };
}
