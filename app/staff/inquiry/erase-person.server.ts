import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import {
  forgetDeleted,
  markDeletion,
  tombstoneHash,
  tombstoneKey,
  writeTombstoneFile,
} from "~/core/db/forget-deleted";
import { sharedSecret } from "~/core/secrets";
import type { Actor } from "~/core/sessions/people";
import { fullName } from "~/staff/inquiry-record/inquiry-row.server";
import { maySeePart } from "~/staff/inquiry-record/own-inquiries.server";
import { emailToken } from "~/staff/inquiry-record/search-tokens.server";
import { personCondition } from "./same-person.server";

const most = 200;

/**
 * Up to 200 inquiries that `actor` may see and that share the email address or the phone, or were
 * joined into this one, newest first: everything that one person sent, shown before it is deleted. `same`: the detail shared with `reference`.
 */
export async function findPerson(
  { db, clock }: App,
  { actor, reference }: { actor: Actor; reference: string },
) {
  const inquiry = await db
    .selectFrom("contact_submissions")
    .select(["id", "email", "phone"])
    .where("reference", "=", reference)
    .where(maySeePart(actor))
    .executeTakeFirst();
  if (!inquiry) return [];
  const found = await db
    .selectFrom("contact_submissions")
    .select(["reference", "created_at as createdAt", "first_name", "last_name"])
    .select(["email", "phone", "service", "status", "joined_into as joinedInto"])
    .where((where) =>
      where.or([
        where("contact_submissions.id", "=", inquiry.id),
        personCondition(inquiry)(where),
        where("joined_into", "=", inquiry.id),
      ]),
    )
    .where(maySeePart(actor))
    .orderBy("created_at", "desc")
    .limit(most)
    .execute();
  await writeAudit(db, {
    at: clock(),
    actor,
    action: "looked for a person",
    subject: reference,
    detail: found.map((row) => row.reference).join(" "),
  });
  return found.map(({ first_name, last_name, joinedInto, ...row }) => {
    const sameEmail = row.email !== "" && emailToken(row.email) === emailToken(inquiry.email);
    const same =
      row.reference === reference
        ? "itself"
        : joinedInto === inquiry.id
          ? "joined"
          : sameEmail
            ? "email"
            : "phone";
    return { ...row, name: fullName({ first_name, last_name }), same } as const;
  });
}

/**
 * Removes inquiries with all their rows, and those that were joined into them: mails, notes, history, search words, private links, and
 * mails that are being sent. One at a time, so that other writers wait only briefly. Kept: the
 * audit entry (when, who, why and which references) and a tombstone, by which a restored backup
 * erases them again. Returns the number removed.
 */
export async function erasePerson(
  { db, clock, config, mails }: App,
  { actor, references, reason }: { actor: Actor; references: readonly string[]; reason: string },
) {
  if (references.length === 0) return 0;
  const key = await sharedSecret(db, tombstoneKey);
  const erased: { id: string; reference: string }[] = [];
  for (const reference of references) {
    await db.transaction().execute(async (transaction) => {
      const at = clock();
      const gone = await transaction
        .selectFrom("contact_submissions")
        .select(["id", "reference"])
        .where("reference", "=", reference)
        .where(maySeePart(actor))
        .executeTakeFirst();
      if (!gone) return;
      const parts = await transaction
        .selectFrom("contact_submissions")
        .select(["id", "reference"])
        .where("joined_into", "=", gone.id)
        .execute();
      await transaction.deleteFrom("contact_submissions").where("id", "=", gone.id).execute();
      for (const removed of [gone, ...parts]) {
        await transaction
          .insertInto("tombstones")
          .values({ hash: tombstoneHash(key, removed.id), at: at.toISOString() })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        await writeAudit(transaction, {
          at,
          actor,
          action: "deleted a person's inquiries",
          subject: removed.reference,
          detail: reason,
        });
        erased.push(removed);
      }
      await markDeletion(transaction, at);
    });
  }
  const ids = erased.map(({ id }) => id);
  await mails.stop(ids);
  await removeMailFiles(
    config.dataDir,
    erased.map(({ reference }) => reference),
  );
  await writeTombstoneFile(
    config.dataDir,
    ids.map((id) => tombstoneHash(key, id)),
  );
  await forgetDeleted(db);
  return erased.length;
}

/** Removes mails that were written as files; a file's name begins with the reference. */
async function removeMailFiles(dataDir: string, references: readonly string[]) {
  const folder = join(dataDir, "mail");
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const ofPerson = references.some((reference) => name.startsWith(`${reference}-`));
    if (ofPerson) await rm(join(folder, name), { force: true });
  }
}
