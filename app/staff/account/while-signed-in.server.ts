import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import { inTurn } from "~/staff/sign-in/owner-lock.server";
import type { StaffSession } from "~/staff/sign-in/sign-in-types";

/**
 * Runs `work` in a transaction that first reads the session and its person again. Gives null, and
 * writes nothing, when the session ended or the person was suspended since the request began: a
 * password takes so long to hash that an owner's reset can come in between. Suspending, resetting
 * and ending sessions hold the same lock, so each happens wholly before or wholly after `work`.
 */
export function whileSignedIn<Result>(
  db: Kysely<Schema>,
  { id, person }: StaffSession,
  work: (transaction: Kysely<Schema>) => Promise<Result>,
): Promise<Result | null> {
  return inTurn(db, async (transaction) => {
    const open = await transaction
      .selectFrom("staff_sessions")
      .innerJoin("people", "people.id", "staff_sessions.person_id")
      .select("people.id")
      .where("id_hash", "=", id)
      .where("people.id", "=", person.id)
      .where("suspended_at", "is", null)
      .executeTakeFirst();
    return open ? work(transaction) : null;
  });
}
