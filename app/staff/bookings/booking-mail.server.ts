import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { siteOfFacts, type Words } from "~/content/site";
import type { App } from "~/core/app";
import type { BookingRow } from "~/core/db/tables/inquiry-tables";
import type { MailKind, OutboxRow } from "~/core/db/tables/mail-tables";
import type { PrepareMail } from "~/core/mail/deliver-mail";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import { addDays } from "~/facts/hours/local-date";
import { clinicDay, clinicMidnight, instantOf } from "~/facts/hours/zoned-time.server";
import { timeZone } from "~/facts/identity";
import { type MailApp, prepareInquiryMail } from "~/staff/inquiry-record/inquiry-mail.server";
import { findOpenOffer } from "./offer-times.server";
import { queueText } from "./text-reminders.server";

export const bookingMailKinds = [
  "times-to-visitor",
  "booking-to-visitor",
  "booking-reminder",
  "booking-cancelled",
] as const satisfies MailKind[];

/**
 * Composes a queued mail about an appointment or an offer of times. "obsolete": the appointment was
 * changed or canceled since, or the offer has ended.
 */
export async function prepareBookingMail(app: MailApp, queued: OutboxRow): ReturnType<PrepareMail> {
  const { kind, submission_id: submissionId } = queued;
  if (kind === "times-to-visitor") {
    if (!(await findOpenOffer(app.db, submissionId ?? ""))) return "obsolete";
    return prepareInquiryMail(app, queued, { about: "times" });
  }
  const booking = await app.db
    .selectFrom("bookings")
    .leftJoin("people", "people.id", "bookings.person_id")
    .selectAll("bookings")
    .innerJoin("contact_submissions", "contact_submissions.id", "bookings.submission_id")
    .select(["people.name as person", "contact_submissions.language"])
    .where("bookings.id", "=", queued.booking_id)
    .executeTakeFirst();
  if (!booking || !isCurrent(kind, booking, app.clock())) return "obsolete";
  const { starts_at: from, ends_at: to, place, person } = booking;
  const facts = app.currentFacts();
  const { appointmentTime, mailWords } = siteOfFacts(facts, booking.language).words;
  const { appointment: words } = mailWords;
  const parts = [words.when(appointmentTime(from, to)), words.places[place]];
  if (person) parts.push(words.withPerson(person));
  const appointment = `${parts.join(", ")}.`;
  return prepareInquiryMail(app, queued, {
    about: aboutOf(kind, booking),
    appointment: kind === "booking-cancelled" ? words.canceled(appointment) : appointment,
    calendar:
      kind === "booking-reminder"
        ? undefined
        : appointmentCalendar(booking, {
            clinic: facts.name,
            email: facts.email,
            words,
            cancelled: kind === "booking-cancelled",
          }),
  });
}

/**
 * A reminder is obsolete once the appointment has begun, the visitor has asked for another time, or
 * the desk has moved the appointment, which resets its mark.
 */
function isCurrent(kind: OutboxRow["kind"], booking: BookingRow, now: Date) {
  const { state, reminded_at, starts_at } = booking;
  if (kind === "booking-reminder") {
    const isExpected = state === "offered" || state === "confirmed";
    return isExpected && reminded_at !== null && starts_at > now.toISOString();
  }
  return (state === "cancelled") === (kind === "booking-cancelled");
}

function aboutOf(kind: OutboxRow["kind"], { state, sequence }: BookingRow) {
  if (kind === "booking-reminder") return "reminder";
  if (kind === "booking-cancelled") return "cancelled";
  if (state === "confirmed") return "confirmed";
  return sequence > 0 ? "moved" : "booking";
}

type Booked = Pick<BookingRow, "id" | "starts_at" | "ends_at" | "sequence" | "updated_at">;

/** An appointment in a calendar file; its id stays when it is moved. */
export const calendarEvent = ({ id, sequence, starts_at, ends_at, updated_at }: Booked) => ({
  id: `${id}@appointments`,
  sequence,
  start: new Date(starts_at),
  end: new Date(ends_at),
  stamp: new Date(updated_at),
});

/**
 * The appointment as a calendar file. It says only that there is one: calendars are shared and
 * shown on locked phones. Instants are in UTC, which every calendar converts to its own zone. Of
 * RFC 5546, the methods PUBLISH (3.2.1: an ORGANIZER and no ATTENDEE, since the visitor replies on
 * their private page) and CANCEL (3.2.5: the same, with a higher SEQUENCE).
 */
export function appointmentCalendar(
  booking: Booked,
  {
    clinic,
    email,
    words,
    cancelled,
  }: {
    clinic: string;
    email: string;
    words: Words["mailWords"]["appointment"];
    cancelled: boolean;
  },
): { method: "PUBLISH" | "CANCEL"; content: string; filename: string } {
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ method, prodId: { company: clinic, product: "Appointments" } });
  calendar.createEvent({
    ...calendarEvent(booking),
    summary: words.summary(clinic),
    organizer: { name: clinic, email },
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { method, content: calendar.toString(), filename: words.file };
}

/** Time of day, on the clinic's clock, from which the next day's reminders are sent. */
const from = "09:00";

/**
 * Queues one reminder for each of tomorrow's appointments, except those that were booked, moved or
 * confirmed today: the visitor has just read of them. The appointment's mark is set in the same
 * transaction and is part of the condition, so that none is queued twice.
 */
export async function queueReminders({ db, clock, texts }: Pick<App, "db" | "clock" | "texts">) {
  const at = clock();
  const now = at.toISOString();
  const today = clinicDay(at);
  if (at < instantOf(today, from, timeZone)) return;
  const midnight = (days: number) => clinicMidnight(addDays(today, days));
  const due = await db
    .selectFrom("bookings")
    .select(["id", "submission_id"])
    .where("starts_at", ">=", midnight(1))
    .where("starts_at", "<", midnight(2))
    .where("state", "in", ["offered", "confirmed"])
    .where("reminded_at", "is", null)
    .where("updated_at", "<", midnight(0))
    .execute();
  for (const { id, submission_id: submissionId } of due)
    await db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable("bookings")
        .set({ reminded_at: now })
        .where("id", "=", id)
        .where("reminded_at", "is", null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      await enqueueMail(transaction, {
        submissionId,
        kind: "booking-reminder",
        now,
        bookingId: id,
      });
      if (texts) await queueText(transaction, { submissionId, bookingId: id, now });
    });
}
