import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import { data, type RouterContextProvider } from "react-router";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import type { Colleague } from "~/core/sessions/list-colleagues";
import { type Actor, type Role, roles } from "~/core/sessions/people";
import { deskOf, type NotAllowed } from "~/staff/frame/staff-context";
import { hasReference } from "./joined-inquiries.server";

/** Whether a person sees only their own inquiries and appointments, or none: a bookkeeper. */
export const seesOnlyOwn = ({ role }: Actor) => role === "clinician" || role === "bookkeeper";

/**
 * Condition of the inquiries that a person may see and change: a clinician those that are assigned
 * to them or booked with them (a canceled appointment does not count), a bookkeeper none, everybody
 * else all of them. An inquiry that was joined into another one is a part of that
 * (joined-inquiries.server.ts). Every query of inquiries, or of their rows by something other than
 * the id of an inquiry that was found so, has this condition (what-clinicians-see.test.ts).
 */
export function maySee(actor: Actor): Expression<SqlBool> {
  if (actor.role === "bookkeeper") return sql<SqlBool>`1 = 0`;
  const where = expressionBuilder<Schema, "contact_submissions">();
  const isByItself = where("contact_submissions.joined_into", "is", null);
  if (!seesOnlyOwn(actor)) return isByItself;
  return where.and([
    isByItself,
    where.or([
      where("contact_submissions.assigned_to", "=", actor.id),
      where("contact_submissions.id", "in", (query) =>
        query
          .selectFrom("bookings")
          .select("bookings.submission_id")
          .where("bookings.person_id", "=", actor.id)
          .where("bookings.state", "!=", "cancelled"),
      ),
    ]),
  ]);
}

/** Condition of the inquiries of `maySee` and of those that were joined into them. */
export function maySeePart(actor: Actor): Expression<SqlBool> {
  const where = expressionBuilder<Schema, "contact_submissions">();
  const seen = where.selectFrom("contact_submissions").select("contact_submissions.id");
  return where.or([
    maySee(actor),
    where("contact_submissions.joined_into", "in", seen.where(maySee(actor))),
  ]);
}

/** People with whom a person may book appointments: a clinician only with themselves. */
export const bookableBy = <One extends Colleague>(actor: Actor, colleagues: One[]): One[] =>
  seesOnlyOwn(actor) ? colleagues.filter(({ id }) => id === actor.id) : colleagues;

export async function isInquiryFor({ db }: App, actor: Actor, reference: string): Promise<boolean> {
  const inquiry = await db
    .selectFrom("contact_submissions")
    .select("id")
    .where(hasReference(reference))
    .where("removed_at", "is", null)
    .where(maySee(actor))
    .executeTakeFirst();
  return inquiry !== undefined;
}

type Context = Readonly<RouterContextProvider>;

/**
 * Throws the 403 page when the person sees only their own inquiries and this is none of them,
 * whether or not it exists.
 */
export async function requireOwnInquiry(context: Context, reference: string) {
  const { app, actor } = deskOf(context);
  if (seesOnlyOwn(actor) && !(await isInquiryFor(app, actor, reference))) refuse(context);
}

/**
 * Throws the 403 page when a form books with a colleague and the person may not; "" is unassigned.
 */
export function requireOwnCalendar(context: Context, personId: string) {
  const { actor } = deskOf(context);
  if (seesOnlyOwn(actor) && personId !== "" && personId !== actor.id) refuse(context);
}

function refuse(context: Context): never {
  const { person } = deskOf(context);
  const allowed: Role[] = roles.filter((role) => !seesOnlyOwn({ ...person, role }));
  throw data<NotAllowed>({ allowed, person }, { status: 403 });
}
