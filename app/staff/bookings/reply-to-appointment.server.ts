import type { App } from "~/core/app";
import { storable } from "~/core/db/schema";
import { enqueueUpdateToClinic } from "~/core/mail/enqueue-mail";
import { hasRedFlag } from "~/facts/red-flags";
import { changeByLink } from "~/staff/inquiry-record/change-by-link.server";
import { takesTime } from "~/staff/inquiry-record/inquiry-states";
import { lockPerson, storeAppointment } from "./book-appointment.server";
import type { BookingChoice } from "./bookings";
import { storeEnd } from "./end-appointment.server";
import { endOf, stillFree } from "./free-times.server";
import { endOffer, findOpenOffer } from "./offer-times.server";
import { findOpenAppointment } from "./read-bookings.server";

/**
 * Stores a visitor's reply to an appointment, by the token of their private link; the queue shows
 * it. "moved": the appointment changed since `version`, which the visitor saw; nothing was stored.
 */
export function replyToAppointment(
  app: App,
  {
    bookingId,
    version,
    choice,
    requestedTime,
    ...byLink
  }: {
    token: string;
    bookingId: string;
    version: number;
    choice: BookingChoice;
    requestedTime: string;
    idempotencyKey: string;
  },
) {
  return changeByLink<"moved">(
    app,
    { ...byLink, kind: "booking", content: `${bookingId} ${choice} ${requestedTime}` },
    "visitor answered booking",
    async (db, inquiry, now) => {
      const current = await db
        .selectFrom("bookings")
        .select(["starts_at", "sequence"])
        .where("id", "=", bookingId)
        .where("submission_id", "=", inquiry.id)
        .where("state", "in", takesTime)
        .executeTakeFirst();
      if (!current) return null;
      if (current.sequence !== version) return "moved";
      if (current.starts_at <= now) return null;
      const note = storable(requestedTime);
      const state = choice === "confirm" ? "confirmed" : "rescheduling";
      await db
        .updateTable("bookings")
        .set({ requested_time: note, updated_at: now, ...(choice !== "cancel" && { state }) })
        .where("id", "=", bookingId)
        .execute();
      const entry = { kind: "booking", detail: `${state} ${current.starts_at}`, note } as const;
      if (choice === "confirm") {
        await endOffer(db, { submissionId: inquiry.id, now, ended: "booked" });
        return entry;
      }
      await enqueueUpdateToClinic(db, inquiry.id, new Date(now));
      // The desk has to call or find another time, so the inquiry counts as unread.
      const redFlag = hasRedFlag(note, app.currentFacts().redFlags) && { red_flag_at: now };
      const unread = { unread_since: inquiry.unread_since ?? now, ...redFlag };
      if (choice === "other-time") return { ...entry, set: unread };
      const ended = await storeEnd(db, inquiry, { bookingId, as: "cancelled", now, waits: 0 });
      return ended && { ...ended, note, set: { ...ended.set, ...unread } };
    },
  );
}

/**
 * Books the offered time that a visitor chose, by the token of their private link, or moves their
 * appointment to it, without a confirmation. Locks the row of the person who holds it, so that of
 * two visitors who choose the same time the second is rejected.
 */
export function chooseOfferedTime(
  app: App,
  {
    offerId,
    startsAt,
    ...byLink
  }: { token: string; offerId: string; startsAt: string; idempotencyKey: string },
) {
  return changeByLink<"taken">(
    app,
    { ...byLink, kind: "booking", content: `${offerId} ${startsAt}` },
    "visitor chose time",
    async (db, inquiry, now) => {
      const offer = await findOpenOffer(db, inquiry.id);
      if (offer?.id !== offerId || !offer.times.includes(startsAt)) return null;
      const { personId, minutes, place } = offer;
      await lockPerson(db, personId);
      const current = await findOpenAppointment(db, inquiry.id, now);
      const bookingId = current?.id ?? "";
      const visit = { personId, minutes, exceptBookingId: bookingId, service: inquiry.service };
      const free = await stillFree(app, db, { ...visit, starts: [startsAt] });
      if (free.length === 0) return "taken";
      const entry = await storeAppointment(db, inquiry, {
        bookingId,
        startsAt,
        endsAt: endOf(startsAt, minutes),
        personId,
        place,
        now,
        state: "confirmed",
        waits: 0,
      });
      if (!entry) return null;
      await enqueueUpdateToClinic(db, inquiry.id, new Date(now));
      return { ...entry, detail: `${bookingId ? "rechosen" : "chosen"} ${startsAt}` };
    },
  );
}
