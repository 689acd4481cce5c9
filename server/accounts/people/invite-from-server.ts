import type { Kysely } from "kysely";
import type { Actor, Role } from "../../../app/contracts/people";
import type { Schema } from "../../db/schema";
import { writeAudit } from "../../desk/write-audit";
import { plainEmail } from "../check-password";
import { inTurn } from "./in-turn";
import { openInvitation } from "./invitations";

/** As the audit names whoever controls the server: that person could do anything anyway. */
const operator: Actor = { id: "operator", name: "the operator, on the server" };

/**
 * Invites somebody, or lets somebody who is on the staff choose new ways in beside the ones they
 * have; as an owner they become one, and are let in again. Gives the link's path.
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
      ...{ at: now, who: operator, detail: `${email}: ${role}` },
      action: "invited somebody",
    });
    const { path } = await openInvitation(transaction, {
      ...{ email, role, now, by: operator },
      personId: person?.id ?? null,
    });
    return path;
  });
}
