import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { DeskServices } from "../../app/contracts/desk";
import { forgetDeleted } from "../db/forget-deleted";
import type { DeskParts } from "./desk-parts";
import { writeAudit } from "./write-audit";

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
 * Removes inquiries with all their rows: mails, notes, history, search words,
 * private links. What stays is the audit's line: when, who, why and which references.
 */
export function makeErasePerson(
  { db, clock }: DeskParts,
  { dataDir }: { dataDir: string },
): DeskServices["erasePerson"] {
  return async ({ who, references, reason }) => {
    if (references.length === 0) return 0;
    await removeMailFiles(dataDir, references);
    const count = await db.transaction().execute(async (transaction) => {
      const removed = await transaction
        .deleteFrom("contact_submissions")
        .where("reference", "in", references)
        .returning("reference")
        .execute();
      for (const { reference } of removed) {
        await writeAudit(transaction, {
          at: clock(),
          who,
          action: "deleted a person's inquiries",
          subject: reference,
          detail: reason,
        });
      }
      return removed.length;
    });
    // Again: a mail that was being written may have appeared meanwhile.
    await removeMailFiles(dataDir, references);
    await forgetDeleted(db);
    return count;
  };
}
