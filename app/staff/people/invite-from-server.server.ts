import type { Kysely } from "kysely";
import { theOperator, writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { Role } from "~/core/sessions/people";
import { plainEmail } from "~/staff/sign-in/check-password.server";
import { openInvitation } from "./invitations.server";
import { inTurn } from "~/staff/sign-in/owner-lock.server";

/**
 * Invites a new person. A person who exists is reinstated, may add ways to sign in, and with
 * `owner` becomes an owner. Gives the link's path.
 */
export function inviteFromServer(
  db: Kysely<Schema>,
  { email: typed, role, now }: { email: string; role: Role; now: Date },
): Promise<string> {
  const email = plainEmail(typed);
  return inTurn(db, async (transaction) => {
    const person = await transaction
      .selectFrom("people")
      .select(["id", "role"])
      .where("email", "=", email)
      .executeTakeFirst();
    if (person)
      await transaction
        .updateTable("people")
        .set({ role: role === "owner" ? role : person.role, suspended_at: null })
        .where("id", "=", person.id)
        .execute();
    await writeAudit(transaction, {
      ...{ at: now, who: theOperator, detail: `${email}: ${role}` },
      action: "invited somebody",
    });
    const { path } = await openInvitation(transaction, {
      ...{ email, role, now, by: theOperator },
      personId: person?.id ?? null,
    });
    return path;
  });
}
