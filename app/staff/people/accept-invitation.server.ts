import type { Kysely } from "kysely";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { InvitationRow, PersonRow } from "~/core/db/tables/people-tables";
import { digest } from "~/core/digest";
import type { PeopleServices } from "~/staff/account/staff-accounts";
import { inTurn } from "~/staff/sign-in/owner-lock.server";
import type { PeopleParts } from "./people-parts.server";
import { staffName } from "./staff-name.server";

type Invited = InvitationRow & { person: PersonRow | null };

/** The invitation that a link opens, and for whom; "unknown": there never was one. */
export async function findInvitation(
  db: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<{ state: "open"; invitation: Invited } | { state: "used" | "unknown" }> {
  const hash = digest(token);
  const invitation = await db
    .selectFrom("invitations")
    .selectAll()
    .where((where) =>
      where.or([where("token_hash", "=", hash), where("mail_token_hash", "=", hash)]),
    )
    .executeTakeFirst();
  if (!invitation) return { state: "unknown" };
  const over = invitation.used_at !== null || invitation.withdrawn_at !== null;
  if (over || invitation.expires_at <= now.toISOString()) return { state: "used" };
  const person = invitation.person_id
    ? await db
        .selectFrom("people")
        .selectAll()
        .where("id", "=", invitation.person_id)
        .executeTakeFirst()
    : null;
  return { state: "open", invitation: { ...invitation, person: person ?? null } };
}

/** Makes the account of somebody invited, or new ways to sign in for somebody who was reset. */
export function makeAcceptInvitation(
  parts: PeopleParts,
): Pick<PeopleServices, "accept" | "readInvitation"> {
  const { db, clock, logger, checkWayIn, letIn, clinicWords } = parts;
  return {
    async readInvitation(token) {
      const found = await findInvitation(db, token, clock());
      if (found.state !== "open") return found;
      const { email, person } = found.invitation;
      return { state: "open", email, name: person?.name ?? "" };
    },

    async accept({ token, name, way, ...door }) {
      const found = await findInvitation(db, token, clock());
      if (found.state !== "open") return { outcome: found.state };
      const { email } = found.invitation;
      const about = [name, email, ...clinicWords()];
      const checked = await checkWayIn(way, { ...door, about });
      if ("fault" in checked) return { outcome: checked.fault };
      const id = await inTurn(db, async (transaction) => {
        // Of two requests at the same moment, the second finds the link used.
        const now = await findInvitation(transaction, token, clock());
        if (now.state !== "open") return null;
        const { invitation } = now;
        const personId = invitation.person_id ?? checked.way.personId;
        const at = clock();
        if (invitation.person_id) {
          await transaction
            .updateTable("people")
            .set({ ...checked.way.columns, email })
            .where("id", "=", personId)
            .execute();
        } else {
          await transaction
            .insertInto("people")
            .values({
              id: personId,
              name: staffName(name),
              email,
              role: invitation.role,
              created_at: at.toISOString(),
              suspended_at: null,
              last_seen_at: null,
              password_hash: null,
              code_secret: null,
              code_step: null,
              ...checked.way.columns,
            })
            .execute();
        }
        await checked.way.store(transaction, personId);
        await transaction
          .updateTable("invitations")
          .set({ used_at: at.toISOString(), person_id: personId })
          .where("id", "=", invitation.id)
          .execute();
        const who = { id: personId, name: invitation.person?.name ?? staffName(name) };
        await writeAudit(transaction, { at, who, action: "accepted an invitation", detail: "" });
        return personId;
      });
      if (id === null) return { outcome: "used" };
      logger.info({ person: id }, "an invitation was accepted");
      const session = await letIn(id, door, { isNew: true });
      return session.outcome === "signed-in" ? session : { outcome: "used" };
    },
  };
}
