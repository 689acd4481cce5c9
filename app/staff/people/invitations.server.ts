import { randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { InvitationRow } from "~/core/db/tables/people-tables";
import { digest } from "~/core/digest";
import type { Actor, Role } from "~/core/sessions/people";
import type { InvitationMade, PeopleServices } from "~/staff/account/staff-accounts";
import { plainEmail } from "~/staff/sign-in/check-password.server";
import { endSessionsOf, makeChangePerson } from "./change-person.server";
import { inTurn } from "./owner-lock.server";
import type { PeopleParts } from "./people-parts.server";

/** For how many milliseconds a link can be used. */
const lasts = 72 * 60 * 60_000;

export const newToken = () => randomBytes(24).toString("base64url");
export const invitationPath = (token: string) => `/staff/invitation/${token}`;

/** Writes an invitation in place of any that is open for the email. `path` is that of its link. */
export async function openInvitation(
  db: Kysely<Schema>,
  about: { email: string; role: Role; personId: string | null; by: Actor; now: Date },
): Promise<{ id: string; path: string }> {
  const { email, role, personId, by, now } = about;
  await db
    .updateTable("invitations")
    .set({ withdrawn_at: now.toISOString() })
    .where("email", "=", email)
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .execute();
  const id = randomUUID();
  const token = newToken();
  await db
    .insertInto("invitations")
    .values({
      id,
      token_hash: digest(token),
      mail_token_hash: null,
      email,
      role,
      person_id: personId,
      created_at: now.toISOString(),
      created_by: by.name,
      expires_at: new Date(now.getTime() + lasts).toISOString(),
      used_at: null,
      withdrawn_at: null,
    })
    .execute();
  return { id, path: invitationPath(token) };
}

/** Invites new people, and people who have to choose new ways to sign in. A link is stored only as a hash. */
export function makeInvitations(
  parts: PeopleParts,
): Pick<PeopleServices, "invite" | "inviteAgain" | "withdraw" | "reset"> {
  const { db, clock, copiesLinks, queueMail } = parts;
  const changePerson = makeChangePerson(parts);

  /** Makes an invitation and queues its mail; the link in the mail is made when the mail is sent. */
  async function open(
    transaction: Kysely<Schema>,
    about: { email: string; role: Role; personId: string | null; by: Actor },
  ): Promise<InvitationMade> {
    const { email, personId } = about;
    const { id, path } = await openInvitation(transaction, { ...about, now: clock() });
    await queueMail(transaction, { kind: "invitation", email, personId, invitationId: id });
    return { outcome: "invited", email, path: copiesLinks ? path : null };
  }

  return {
    async invite({ by, email: typed, role }) {
      const email = plainEmail(typed);
      return inTurn(db, async (transaction) => {
        const person = await transaction
          .selectFrom("people")
          .select("id")
          .where("email", "=", email)
          .executeTakeFirst();
        if (person) return { outcome: "taken" };
        const at = clock();
        const detail = `${email}: ${role}`;
        await writeAudit(transaction, { at, who: by, action: "invited somebody", detail });
        return open(transaction, { email, role, personId: null, by });
      });
    },

    async inviteAgain({ by, id }) {
      return inTurn(db, async (transaction) => {
        const was = await readOpen(transaction, id);
        if (!was) return { outcome: "missing" };
        const { email, role, person_id: personId } = was;
        const at = clock();
        await writeAudit(transaction, {
          ...{ at, who: by, detail: email },
          action: "sent an invitation again",
        });
        return open(transaction, { email, role, personId, by });
      });
    },

    async withdraw({ by, id }) {
      await inTurn(db, async (transaction) => {
        const was = await readOpen(transaction, id);
        if (!was) return;
        const at = clock();
        await transaction
          .updateTable("invitations")
          .set({ withdrawn_at: at.toISOString() })
          .where("id", "=", id)
          .execute();
        await writeAudit(transaction, {
          ...{ at, who: by, detail: was.email },
          action: "withdrew an invitation",
        });
      });
    },

    async reset({ by, id }) {
      let made: InvitationMade | null = null;
      const { outcome } = await changePerson({
        by,
        id,
        action: "reset somebody's ways to sign in",
        takesOwner: true,
        write: async (transaction, person) => {
          await removeWaysIn(transaction, id);
          await endSessionsOf(transaction, id);
          await queueMail(transaction, { kind: "reset", email: person.email, personId: id });
          const { email, role } = person;
          made = await open(transaction, { email, role, personId: id, by });
        },
      });
      return outcome === "done" && made ? made : { outcome: outcome as "missing" | "last-owner" };
    },
  };
}

const readOpen = (db: Kysely<Schema>, id: string): Promise<InvitationRow | undefined> =>
  db
    .selectFrom("invitations")
    .selectAll()
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();

async function removeWaysIn(db: Kysely<Schema>, personId: string) {
  await db.deleteFrom("passkeys").where("person_id", "=", personId).execute();
  await db.deleteFrom("recovery_codes").where("person_id", "=", personId).execute();
  await db
    .updateTable("people")
    .set({ password_hash: null, code_secret: null, code_step: null })
    .where("id", "=", personId)
    .execute();
}
