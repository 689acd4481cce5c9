import * as english from "~/content/en/times";
import type { Words } from "~/content/site";
import type { App } from "~/core/app";
import { enqueueUpdateToClinic } from "~/core/mail/enqueue-mail";
import { addDays, daysBetween, dayText, type LocalDate } from "~/facts/hours/local-date";
import { clinicDay, clinicMidnight } from "~/facts/hours/zoned-time.server";
import { changeByLink } from "~/staff/inquiry-record/change-by-link.server";
import type { StoredInquiry } from "~/staff/inquiry-record/change-inquiry.server";
import { newIdempotencyKey } from "~/ui/form/form-submission";
import { lockPerson, storeAppointment } from "./book-appointment.server";
import { endOf, nextFreeDays } from "./free-times.server";
import { findOpenAppointment } from "./read-bookings.server";
import { type Bookable, listBookable } from "./schedules.server";
import { likelyPlace } from "./visit-fields";

const hour = 3_600_000;
/** Days with free times that a visitor sees. */
const shownDays = 5;

type Asking = Pick<
  StoredInquiry,
  "id" | "service" | "status" | "suspected_spam" | "removed_at" | "reach_by"
>;

/**
 * Times that the visitor of an inquiry may book without the desk, by the published rules; null: none.
 * An open appointment is moved, with its person where visitors may book them, and only as long
 * before it as the notice for canceling asks for.
 */
async function planOf(app: App, inquiry: Asking) {
  const { selfBooking: rules, visitMinutes, figures } = app.currentFacts();
  const isOut = inquiry.suspected_spam || inquiry.removed_at || inquiry.status === "closed";
  if (!rules.isOn || isOut || !rules.services.includes(inquiry.service)) return null;
  const now = app.clock();
  const current = await findOpenAppointment(app.db, inquiry.id, now.toISOString());
  const noticed = new Date(now.getTime() + figures.cancellationHours * hour).toISOString();
  if (current && current.startsAt < noticed) return null;
  const bookable = await listBookable(app.db, inquiry.service);
  const people = bookable.filter(({ schedule }) => schedule.byVisitors);
  const same = people.filter(({ id }) => id === current?.person_id);
  return {
    current,
    people: same.length > 0 ? same : people,
    minutes: current
      ? (Date.parse(current.endsAt) - Date.parse(current.startsAt)) / 60_000
      : visitMinutes,
    place: current?.place ?? likelyPlace({ sent: { reachBy: inquiry.reach_by } }),
    after: new Date(now.getTime() + rules.noticeHours * hour),
    until: addDays(clinicDay(now), rules.daysAhead),
    visitsADay: rules.visitsADay,
  };
}

/** Formats of days and times. */
export type TimeWords = Pick<Words, "appointmentDay" | "appointmentStart">;

type Plan = NonNullable<Awaited<ReturnType<typeof planOf>>>;

/** A person's free times on up to `most` days from `first` on, without days with the most visits. */
async function freeDaysOf(
  app: App,
  { current, minutes, after, until, visitsADay }: Plan,
  { id: personId }: Bookable,
  { first, most }: { first: LocalDate; most: number },
) {
  const exceptBookingId = current?.id ?? "";
  const visits = await app.db
    .selectFrom("bookings")
    .select("starts_at")
    .where("person_id", "=", personId)
    .where("id", "!=", exceptBookingId)
    .where("state", "!=", "cancelled")
    .where("starts_at", ">=", clinicMidnight(first))
    .where("starts_at", "<", clinicMidnight(addDays(until, 1)))
    .execute();
  const byDay = Map.groupBy(visits, ({ starts_at }) => dayText(clinicDay(new Date(starts_at))));
  return nextFreeDays(app, {
    personId,
    minutes,
    exceptBookingId,
    first,
    after,
    most,
    ahead: daysBetween(first, until) + 1,
    isFull: (day) => (byDay.get(day)?.length ?? 0) >= visitsADay,
  });
}

/**
 * The free times of the next days that the visitor of an inquiry may book alone, as they are shown;
 * null where the clinic or the inquiry allows none.
 */
export async function timesToBookAlone(
  app: App,
  submissionId: string,
  { appointmentDay, appointmentStart }: TimeWords = english,
) {
  const inquiry = await app.db
    .selectFrom("contact_submissions")
    .select(["id", "service", "status", "suspected_spam", "removed_at", "reach_by"])
    .where("id", "=", submissionId)
    .executeTakeFirst();
  const plan = inquiry && (await planOf(app, inquiry));
  if (!plan) return null;
  const shown = { first: clinicDay(app.clock()), most: shownDays };
  const starts = new Set<string>();
  for (const person of plan.people)
    for (const day of await freeDaysOf(app, plan, person, shown))
      for (const startsAt of day.starts) starts.add(startsAt);
  starts.delete(plan.current?.startsAt ?? "");
  const days = Map.groupBy([...starts].sort(), appointmentDay);
  return {
    moves: plan.current !== undefined,
    place: plan.place,
    attempt: newIdempotencyKey(),
    days: [...days].slice(0, shownDays).map(([day, times]) => ({
      day,
      times: times.map((startsAt) => ({ startsAt, time: appointmentStart(startsAt) })),
    })),
  };
}

/**
 * Books a time for the visitor of a private link without the desk, confirmed, with the first person
 * who is free, or moves their appointment to it. Locks the person's row, so that of two visitors who
 * choose the same time the second is rejected with "taken", unless somebody else is free.
 */
export async function bookAlone(
  app: App,
  { startsAt, ...byLink }: { token: string; startsAt: string; idempotencyKey: string },
) {
  const outcome = await changeByLink<"taken" | "same">(
    app,
    { ...byLink, kind: "booking", content: startsAt },
    "visitor chose time",
    async (db, inquiry, now) => {
      const inside = { ...app, db };
      const current = await findOpenAppointment(db, inquiry.id, now);
      // Booking the same time from another tab must neither move it nor mail again.
      if (current?.startsAt === startsAt) return "same";
      const plan = await planOf(inside, inquiry);
      if (!plan) return null;
      const day = { first: clinicDay(new Date(startsAt)), most: 1 };
      for (const person of plan.people) {
        await lockPerson(db, person.id);
        const [free] = await freeDaysOf(inside, plan, person, day);
        if (!free?.starts.includes(startsAt)) continue;
        const entry = await storeAppointment(db, inquiry, {
          bookingId: current?.id ?? "",
          startsAt,
          endsAt: endOf(startsAt, plan.minutes),
          personId: person.id,
          place: plan.place,
          now,
          state: "confirmed",
          waits: 0,
        });
        if (!entry) return null;
        await enqueueUpdateToClinic(db, inquiry.id, new Date(now));
        // Nobody at the desk has read a new inquiry yet.
        const unread = entry.set.unread_since ?? (inquiry.status === "new" ? now : null);
        const detail = `${current ? "rechosen" : "chosen"} ${startsAt}`;
        return { ...entry, detail, set: { ...entry.set, unread_since: unread } };
      }
      return "taken";
    },
  );
  return outcome === "same" ? "changed" : outcome;
}
