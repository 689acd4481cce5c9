import { randomBytes } from "node:crypto";
import ical, { ICalEventStatus } from "ical-generator";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import type { BookingState } from "~/core/db/tables/inquiry-tables";
import { digest } from "~/core/secrets";
import type { Actor } from "~/core/sessions/people";
import type { StaffSession } from "~/core/sessions/staff-sessions";
import { withOwnerLock } from "~/staff/sign-in/start-session.server";
import { calendarEvent } from "./booking-mail.server";

const daysBack = 30;
const dayLength = 86_400_000;
/** Seconds after which a calendar program should read the feed again. */
const readEvery = 3600;

/**
 * Makes the private URL of a person's feed; an earlier URL stops working. Its path is shown once:
 * only the hash of its token is stored. Reset, suspension, another role and a restore end the feed.
 */
export async function makeFeed(app: App, session: StaffSession): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await changeFeed(app, session, digest(token));
  return `/staff/calendar-feed/${token}.ics`;
}

export const endFeed = (app: App, session: StaffSession) => changeFeed(app, session, null);

/** Changes nothing when the session has ended or the role has changed since the request began. */
async function changeFeed(app: App, { id, person }: StaffSession, hash: string | null) {
  await withOwnerLock(app.db, async (db) => {
    const { numUpdatedRows } = await db
      .updateTable("people")
      .set({ calendar_token_hash: hash })
      .where("role", "=", person.role)
      .where("id", "=", (query) =>
        query.selectFrom("staff_sessions").select("person_id").where("id_hash", "=", id),
      )
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    const action = hash === null ? "ended a calendar feed" : "made a calendar feed";
    await writeAudit(db, { at: app.clock(), actor: person, action });
  });
}

export async function hasFeed(app: App, actor: Actor): Promise<boolean> {
  const person = await app.db
    .selectFrom("people")
    .select("calendar_token_hash")
    .where("id", "=", actor.id)
    .executeTakeFirst();
  return Boolean(person?.calendar_token_hash);
}

/**
 * A person's appointments as an iCalendar file (RFC 5545); null when there is no such feed or the
 * person has left the desk. The file is copied to other programs, so it names appointments by their
 * reference, never a visitor.
 */
export async function readFeed(app: App, token: string): Promise<string | null> {
  const person = await app.db
    .selectFrom("people")
    .select("id")
    .where("calendar_token_hash", "=", digest(token))
    .where("suspended_at", "is", null)
    .executeTakeFirst();
  if (!person) return null;
  const bookings = await app.db
    .selectFrom("bookings")
    .innerJoin("contact_submissions", "contact_submissions.id", "bookings.submission_id")
    .select(["bookings.id", "starts_at", "ends_at", "sequence", "updated_at", "state", "reference"])
    .where("person_id", "=", person.id)
    .where("state", "!=", "cancelled")
    .where("removed_at", "is", null)
    .where("starts_at", ">", new Date(app.clock().getTime() - daysBack * dayLength).toISOString())
    .orderBy("starts_at")
    .execute();
  const { name } = app.currentFacts();
  const prodId = { company: name, product: "Appointments" };
  const calendar = ical({ name, prodId, ttl: readEvery });
  for (const booking of bookings)
    calendar.createEvent({
      ...calendarEvent(booking),
      summary: booking.reference,
      url: `${app.config.siteUrl}/staff/inquiries/${booking.reference}`,
      status: statuses[booking.state] ?? ICalEventStatus.CONFIRMED,
    });
  return calendar.toString();
}

const statuses: Partial<Record<BookingState, ICalEventStatus>> = {
  offered: ICalEventStatus.TENTATIVE,
  rescheduling: ICalEventStatus.TENTATIVE,
};
