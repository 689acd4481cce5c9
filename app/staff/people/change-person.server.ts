import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import { type AuditAction, writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { PersonRow } from "~/core/db/tables/people-tables";
import { enqueueStaffMail } from "~/core/mail/enqueue-mail";
import { withdrawInvitations } from "~/core/sessions/invitations";
import { type Actor, idleRoles, plainEmail, type Role } from "~/core/sessions/people";
import { releaseBookings } from "~/staff/bookings/end-appointment.server";
import { isOwnerLeft, withOwnerLock } from "~/staff/sign-in/start-session.server";

type ChangeApp = Pick<App, "db" | "clock">;

/**
 * One change to a person, with its audit entry. `takesOwner`: it removes an owner who can sign in;
 * "last-owner": rejected, because none would be left.
 */
export const changePerson = <Done>(
  { db, clock }: ChangeApp,
  {
    by,
    id,
    action,
    takesOwner,
    detail,
  }: {
    by: Actor;
    id: string;
    action: AuditAction;
    takesOwner: boolean;
    detail?: (person: PersonRow) => string;
  },
  write: (transaction: Kysely<Schema>, person: PersonRow) => Promise<Done>,
): Promise<Done | { outcome: "missing" | "last-owner" }> =>
  withOwnerLock(db, async (transaction) => {
    const person = await transaction
      .selectFrom("people")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    if (!person) return { outcome: "missing" };
    if (takesOwner && person.role === "owner" && !(await isOwnerLeft(transaction, id)))
      return { outcome: "last-owner" };
    const done = await write(transaction, person);
    await writeAudit(transaction, {
      at: clock(),
      actor: by,
      action,
      detail: detail?.(person) ?? person.name,
    });
    return done;
  });

const done = { outcome: "done" as const };

const setPerson = (db: Kysely<Schema>, id: string, values: Partial<PersonRow>) =>
  db.updateTable("people").set(values).where("id", "=", id).execute();

/** Another role ends the person's calendar feed; sessions read the role at each request. */
export function changeRole(
  app: ChangeApp,
  { by, id, role }: { by: Actor; id: string; role: Role },
) {
  const change = {
    by,
    id,
    action: "changed a role" as const,
    takesOwner: role !== "owner",
    detail: (person: PersonRow) => `${person.name}: ${person.role} to ${role}`,
  };
  return changePerson(app, change, async (transaction, person) => {
    const endsFeed = person.role !== role && { calendar_token_hash: null };
    await setPerson(transaction, id, { role, ...endsFeed });
    if (idleRoles.some((one) => one === role))
      await releaseBookings(transaction, { by, person, at: app.clock() });
    return done;
  });
}

/**
 * Ends all sessions of the person at once, their calendar feed and a link to choose new ways to sign
 * in, which stay ended when they are let in again; and releases their appointments.
 */
export function suspendPerson(app: ChangeApp, { by, id }: { by: Actor; id: string }) {
  const change = { by, id, action: "suspended somebody" as const, takesOwner: true };
  return changePerson(app, change, async (transaction, person) => {
    const at = app.clock();
    await setPerson(transaction, id, { suspended_at: at.toISOString() });
    await endAccessOf(transaction, id);
    await withdrawInvitations(transaction, person.email, at);
    await releaseBookings(transaction, { by, person, at });
    return done;
  });
}

export function reinstatePerson(app: ChangeApp, { by, id }: { by: Actor; id: string }) {
  const change = { by, id, action: "let somebody in again" as const, takesOwner: false };
  return changePerson(app, change, async (transaction) => {
    await setPerson(transaction, id, { suspended_at: null });
    return done;
  });
}

/** Ends a person's sessions, everywhere, and their calendar feed. */
export async function endAccessOf(db: Kysely<Schema>, id: string) {
  await db.deleteFrom("staff_sessions").where("person_id", "=", id).execute();
  await setPerson(db, id, { calendar_token_hash: null });
}

/**
 * Corrects a person's name and email address. Records keep the name of their time; sessions, passkeys
 * and the calendar feed stay, because they belong to the person and not to the address. Of a new
 * address the old one is told, and open invitations to either end. "taken": another person has it.
 */
export function correctPerson(
  app: App,
  { by, id, name, email: typed }: { by: Actor; id: string; name: string; email: string },
) {
  const email = plainEmail(typed);
  const change = {
    by,
    id,
    action: "corrected somebody's name or email" as const,
    takesOwner: false,
    detail: (person: PersonRow) => `${person.name}: ${name}, ${email}`,
  };
  return changePerson(app, change, async (transaction, person) => {
    const other = await transaction
      .selectFrom("people")
      .select("id")
      .where("email", "=", email)
      .where("id", "!=", id)
      .executeTakeFirst();
    if (other) return { outcome: "taken" as const };
    await setPerson(transaction, id, { name, email });
    if (email !== person.email) {
      for (const one of [person.email, email])
        await withdrawInvitations(transaction, one, app.clock());
      const notice = { kind: "changed-email" as const, email: person.email, personId: id };
      await enqueueStaffMail(app, transaction, notice);
    }
    return done;
  });
}
