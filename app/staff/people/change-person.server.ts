import type { Kysely } from "kysely";
import { type AuditAction, writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { PersonRow } from "~/core/db/tables/people-tables";
import type { Actor } from "~/core/sessions/people";
import type { PeopleServices, PersonChanged } from "~/staff/account/staff-accounts";
import { releaseBookings } from "~/staff/bookings/end-appointment.server";
import { inTurn, isOwnerLeft } from "./owner-lock.server";
import type { PeopleParts } from "./people-parts.server";

type Change = {
  by: Actor;
  id: string;
  action: AuditAction;
  detail?: (person: PersonRow) => string;
  /** Whether the person will then not be an owner who can sign in. */
  takesOwner: boolean;
  write: (transaction: Kysely<Schema>, person: PersonRow) => Promise<unknown>;
};

/**
 * One change to somebody, with its entry in the audit. Refused when no owner who can sign in would
 * remain.
 */
export function makeChangePerson({ db, clock }: Pick<PeopleParts, "db" | "clock">) {
  return (change: Change): Promise<PersonChanged> =>
    inTurn(db, async (transaction) => {
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
        who: change.by,
        action: change.action,
        detail: change.detail?.(person) ?? person.name,
      });
      return { outcome: "done" };
    });
}

export function makePersonChanges(
  parts: Pick<PeopleParts, "db" | "clock">,
): Pick<PeopleServices, "changeRole" | "suspend" | "letIn"> {
  const change = makeChangePerson(parts);
  const setPerson = (id: string, values: Partial<PersonRow>) => (transaction: Kysely<Schema>) =>
    transaction.updateTable("people").set(values).where("id", "=", id).execute();
  const leaves = (transaction: Kysely<Schema>, by: Actor, person: PersonRow) =>
    releaseBookings(transaction, { by, person, at: parts.clock() });
  return {
    changeRole: ({ by, id, role }) =>
      change({
        by,
        id,
        action: "changed a role",
        detail: (person) => `${person.name}: ${person.role} to ${role}`,
        takesOwner: role !== "owner",
        write: async (transaction, person) => {
          await setPerson(id, { role })(transaction);
          if (role === "reader") await leaves(transaction, by, person);
        },
      }),
    suspend: ({ by, id }) =>
      change({
        by,
        id,
        action: "suspended somebody",
        takesOwner: true,
        write: async (transaction, person) => {
          await setPerson(id, { suspended_at: parts.clock().toISOString() })(transaction);
          await endSessionsOf(transaction, id);
          await leaves(transaction, by, person);
        },
      }),
    letIn: ({ by, id }) =>
      change({
        by,
        id,
        action: "let somebody in again",
        takesOwner: false,
        write: setPerson(id, { suspended_at: null }),
      }),
  };
}

export const endSessionsOf = (db: Kysely<Schema>, personId: string) =>
  db.deleteFrom("staff_sessions").where("person_id", "=", personId).execute();
