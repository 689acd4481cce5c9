import { randomUUID } from "node:crypto";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import { parseDate } from "~/facts/hours/local-date";
import { instantOf } from "~/facts/hours/zoned-time.server";
import { timeZone } from "~/facts/identity";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { changeInquiry } from "~/staff/inquiry/change-inquiry.server";
import { replacedBy, unansweredSince } from "./after-booking.server";
import { type BookingServices, takesTime } from "./bookings";

const minute = 60_000;
const shownTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Books a consultation, or moves one. The row of the person who holds it is locked, so that of two
 * who book the same time for them the second is refused.
 */
export function makeBook(parts: DeskParts): BookingServices["book"] {
  const { db, clock, officeTime, wakeWorker } = parts;
  return async ({ bookingId, day, time, minutes, personId, place, anyway, ...change }) => {
    const at = clock();
    const now = at.toISOString();
    const date = parseDate(day);
    if (!date || !shownTime.test(time)) return "past";
    const starts = instantOf(date, time, timeZone);
    if (starts <= at) return "past";
    const ends = new Date(starts.getTime() + minutes * minute);
    const open = officeTime.between(starts, ends) === minutes * minute;
    if (!open && !anyway) return "closed";
    const [startsAt, endsAt] = [starts.toISOString(), ends.toISOString()];
    const person = colleagueOf(await listColleagues(db), personId);
    if (personId !== "" && !person) return "conflict";

    let collides = false;
    const done = await changeInquiry(
      db,
      { ...change, content: [bookingId, day, time, minutes, personId, place].join(" ") },
      at,
      "booked consultation",
      async (transaction, inquiry) => {
        if (person && !anyway) {
          await transaction
            .updateTable("people")
            .set({ id: person.id })
            .where("id", "=", person.id)
            .execute();
          const other = await transaction
            .selectFrom("bookings")
            .select("id")
            .where("person_id", "=", person.id)
            .where("id", "!=", bookingId)
            .where("state", "in", takesTime)
            .where("starts_at", "<", endsAt)
            .where("ends_at", ">", startsAt)
            .executeTakeFirst();
          collides = other !== undefined;
          if (collides) return null;
        }
        const held = { starts_at: startsAt, ends_at: endsAt, person_id: person?.id ?? null, place };
        const id = bookingId || randomUUID();
        if (bookingId) {
          const { numUpdatedRows } = await transaction
            .updateTable("bookings")
            .set((eb) => ({
              ...held,
              state: "offered" as const,
              wish: "",
              sequence: eb("sequence", "+", 1),
              updated_at: now,
              reminded_at: null,
            }))
            .where("id", "=", bookingId)
            .where("submission_id", "=", inquiry.id)
            .where("state", "in", takesTime)
            .executeTakeFirst();
          if (numUpdatedRows === 0n) return null;
        } else {
          await transaction
            .insertInto("bookings")
            .values({
              id,
              submission_id: inquiry.id,
              ...held,
              state: "offered",
              sequence: 0,
              created_at: now,
              updated_at: now,
              wish: "",
              reminded_at: null,
            })
            .execute();
        }
        await transaction
          .updateTable("contact_submissions")
          .set({
            status: "booked",
            answered_at: inquiry.answered_at ?? now,
            due_at: endsAt,
            due_kind: "booking",
            due_reason: "",
            unread_since: await unansweredSince(transaction, inquiry),
          })
          .where("id", "=", inquiry.id)
          .execute();
        await enqueueMail(transaction, {
          submissionId: inquiry.id,
          kind: "booking-to-visitor",
          now,
          bookingId: id,
        });
        const before = bookingId ? undefined : replacedBy(inquiry);
        return {
          kind: "booking",
          ...(before && { before }),
          detail: `${bookingId ? "moved" : "offered"} ${startsAt}`,
          ...(inquiry.status !== "booked" && { from_status: inquiry.status, to_status: "booked" }),
        };
      },
    );
    if (collides) return "collides";
    if (done === "changed") wakeWorker();
    return done;
  };
}
