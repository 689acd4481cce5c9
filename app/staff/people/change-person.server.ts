import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import { type AuditAction, writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { PersonRow } from "~/core/db/tables/people-tables";
import type { Actor, Role } from "~/core/sessions/people";
import { releaseBookings } from "~/staff/bookings/end-appointment.server";
import { isOwnerLeft, withOwnerLock } from "~/staff/sign-in/start-session.server";

type ChangeApp = Pick<App, "db" | "clock">;

/** "last-owner": no owner who can sign in would be left. */
export type PersonChanged = { outcome: "done" | "missing" | "last-owner" };

type Change = {
  by: Actor;
  id: string;
  action: AuditAction;
  detail?: (person: PersonRow) => string;
  /** Whether the change removes an owner who can sign in. */
  takesOwner: boolean;
  write: (transaction: Kysely<Schema>, person: PersonRow) => Promise<unknown>;
};

/**
 * One change to a person, with its audit entry. Rejected when no owner who can sign in would
 * remain.
 */
export const changePerson = ({ db, clock }: ChangeApp, change: Change): Promise<PersonChanged> =>
  withOwnerLock(db, async (transaction) => {
    const person = await transaction
      .selectFrom("people")
      .selectAll()
      .where("id", "=", change.id)
      .executeTakeFirst();
    if (!person) return { outcome: "missing" };
    if (
      change.takesOwner &&
      person.role === "owner" &&
      !(await isOwnerLeft(transaction, person.id))
    )
      return { outcome: "last-owner" };
    await change.write(transaction, person);
    await writeAudit(transaction, {
      at: clock(),
      actor: change.by,
      action: change.action,
      detail: change.detail?.(person) ?? person.name,
    });
    return { outcome: "done" };
  });

const setPerson = (db: Kysely<Schema>, id: string, values: Partial<PersonRow>) =>
  db.updateTable("people").set(values).where("id", "=", id).execute();

export const changeRole = (
  app: ChangeApp,
  { by, id, role }: { by: Actor; id: string; role: Role },
): Promise<PersonChanged> =>
  changePerson(app, {
    by,
    id,
    action: "changed a role",
    detail: (person) => `${person.name}: ${person.role} to ${role}`,
    takesOwner: role !== "owner",
    write: async (transaction, person) => {
      await setPerson(transaction, id, { role });
      if (role === "reader") await releaseBookings(transaction, { by, person, at: app.clock() });
    },
  });

/** Ends all sessions of the person at once, and releases their appointments. */
export const suspendPerson = (
  app: ChangeApp,
  { by, id }: { by: Actor; id: string },
): Promise<PersonChanged> =>
  changePerson(app, {
    by,
    id,
    action: "suspended somebody",
    takesOwner: true,
    write: async (transaction, person) => {
      const at = app.clock();
      await setPerson(transaction, id, { suspended_at: at.toISOString() });
      await endSessionsOf(transaction, id);
      await releaseBookings(transaction, { by, person, at });
    },
  });

export const reinstatePerson = (
  app: ChangeApp,
  { by, id }: { by: Actor; id: string },
): Promise<PersonChanged> =>
  changePerson(app, {
    by,
    id,
    action: "let somebody in again",
    takesOwner: false,
    write: (transaction) => setPerson(transaction, id, { suspended_at: null }),
  });

export const endSessionsOf = (db: Kysely<Schema>, personId: string) =>
  db.deleteFrom("staff_sessions").where("person_id", "=", personId).execute();
