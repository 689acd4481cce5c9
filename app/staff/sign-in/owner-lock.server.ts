import type { ExpressionBuilder, Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";

/**
 * Runs `work` in a transaction, one at a time in all processes: of two requests that would each
 * remove the last other owner, the second sees the first one's change.
 */
export function withOwnerLock<Result>(
  db: Kysely<Schema>,
  work: (transaction: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    // This UPDATE changes nothing; it locks the row and serializes owner changes.
    await transaction
      .updateTable("settings")
      .set({ name: "set-up-key" })
      .where("name", "=", "set-up-key")
      .execute();
    return work(transaction);
  });
}

/** Whether an owner who can sign in would remain without this person. */
export async function isOwnerLeft(db: Kysely<Schema>, without: string): Promise<boolean> {
  const other = await db
    .selectFrom("people")
    .select("id")
    .where("role", "=", "owner")
    .where("suspended_at", "is", null)
    .where("id", "!=", without)
    .where(hasSignInMethod)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Whether a person has a password or a passkey. */
export const hasSignInMethod = (where: ExpressionBuilder<Schema, "people">) =>
  where.or([
    where("password_hash", "is not", null),
    where.exists(
      where
        .selectFrom("passkeys")
        .select("passkeys.id")
        .whereRef("passkeys.person_id", "=", "people.id"),
    ),
  ]);
