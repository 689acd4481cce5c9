import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import { theOperator, writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { InvitationRow } from "~/core/db/tables/people-tables";
import { enqueueStaffMail } from "~/core/mail/enqueue-mail";
import { openInvitation } from "~/core/sessions/invitations";
import { type Actor, plainEmail, type Role } from "~/core/sessions/people";
import { withOwnerLock } from "~/staff/sign-in/start-session.server";
import { changePerson, endAccessOf } from "./change-person.server";

/** `link` to be copied; null where it is sent by mail only. */
export type InvitationMade = { outcome: "invited"; email: string; link: string | null };

/** Makes an invitation and queues its mail; the link in the mail is made when the mail is sent. */
async function inviteByMail(
  app: App,
  transaction: Kysely<Schema>,
  about: { email: string; role: Role; personId: string | null; by: Actor },
): Promise<InvitationMade> {
  const { email, personId } = about;
  const { id, path } = await openInvitation(transaction, { ...about, now: app.clock() });
  await enqueueStaffMail(app, transaction, {
    kind: "invitation",
    email,
    personId,
    invitationId: id,
  });
  const { mail, siteUrl } = app.config;
  return { outcome: "invited", email, link: mail.smtpUrl === null ? siteUrl + path : null };
}

/** "taken": a person with this email exists. An open invitation is replaced. */
export function invite(
  app: App,
  { by, email: typed, role }: { by: Actor; email: string; role: Role },
): Promise<InvitationMade | { outcome: "taken" }> {
  const email = plainEmail(typed);
  return withOwnerLock(app.db, async (transaction) => {
    const person = await transaction
      .selectFrom("people")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirst();
    if (person) return { outcome: "taken" };
    const detail = `${email}: ${role}`;
    const at = app.clock();
    await writeAudit(transaction, { at, actor: by, action: "invited somebody", detail });
    return inviteByMail(app, transaction, { email, role, personId: null, by });
  });
}

/** Makes a new link; the old one stops working. */
export function inviteAgain(
  app: App,
  { by, id }: { by: Actor; id: string },
): Promise<InvitationMade | { outcome: "missing" }> {
  return withOwnerLock(app.db, async (transaction) => {
    const was = await readOpen(transaction, id);
    if (!was) return { outcome: "missing" };
    const { email, role, person_id: personId } = was;
    const action = "sent an invitation again";
    await writeAudit(transaction, { at: app.clock(), actor: by, action, detail: email });
    return inviteByMail(app, transaction, { email, role, personId, by });
  });
}

export function withdrawInvitation(
  { db, clock }: Pick<App, "db" | "clock">,
  { by, id }: { by: Actor; id: string },
): Promise<void> {
  return withOwnerLock(db, async (transaction) => {
    const was = await readOpen(transaction, id);
    if (!was) return;
    const at = clock();
    await transaction
      .updateTable("invitations")
      .set({ withdrawn_at: at.toISOString() })
      .where("id", "=", id)
      .execute();
    const action = "withdrew an invitation";
    await writeAudit(transaction, { at, actor: by, action, detail: was.email });
  });
}

/** Removes all ways to sign in, ends sessions and calendar feed, and makes a link to choose new ways. */
export function resetPerson(app: App, { by, id }: { by: Actor; id: string }) {
  const action = "reset somebody's ways to sign in";
  const change = { by, id, action, takesOwner: true } as const;
  return changePerson(app, change, async (transaction, { email, role }) => {
    await removeSignInMethods(transaction, id);
    await endAccessOf(transaction, id);
    await enqueueStaffMail(app, transaction, { kind: "reset", email, personId: id });
    return inviteByMail(app, transaction, { email, role, personId: id, by });
  });
}

/**
 * Invites a person from the server's command line. An existing person is reinstated, may add ways
 * to sign in, and with role "owner" becomes an owner. Returns the link's path.
 */
export function inviteFromServer(
  db: Kysely<Schema>,
  { email: typed, role, now }: { email: string; role: Role; now: Date },
): Promise<string> {
  const email = plainEmail(typed);
  return withOwnerLock(db, async (transaction) => {
    const person = await transaction
      .selectFrom("people")
      .select(["id", "role"])
      .where("email", "=", email)
      .executeTakeFirst();
    if (person)
      await transaction
        .updateTable("people")
        .set({
          role: role === "owner" ? role : person.role,
          suspended_at: null,
          calendar_token_hash: null,
        })
        .where("id", "=", person.id)
        .execute();
    const detail = `${email}: ${role}`;
    const action = "invited somebody";
    await writeAudit(transaction, { at: now, actor: theOperator, action, detail });
    const about = { email, role, now, by: theOperator, personId: person?.id ?? null };
    const { path } = await openInvitation(transaction, about);
    return path;
  });
}

const readOpen = (db: Kysely<Schema>, id: string): Promise<InvitationRow | undefined> =>
  db
    .selectFrom("invitations")
    .selectAll()
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();

async function removeSignInMethods(db: Kysely<Schema>, personId: string) {
  await db.deleteFrom("passkeys").where("person_id", "=", personId).execute();
  await db.deleteFrom("recovery_codes").where("person_id", "=", personId).execute();
  // A browser counts as new again: signing in there sends the person a mail.
  await db.deleteFrom("known_browsers").where("person_id", "=", personId).execute();
  await db
    .updateTable("people")
    .set({ password_hash: null, totp_secret: null, totp_step: null })
    .where("id", "=", personId)
    .execute();
}
