import type { Kysely } from "kysely";
import { storable } from "~/core/db/sanitize-text";
import type { Schema } from "~/core/db/schema";
import { takeAttempt } from "~/core/limits/attempt-limit";
import { enqueueMail, enqueueNews } from "~/core/mail/enqueue-mail";
import { theVisitor } from "~/core/sessions/people";
import type { VisitorServices } from "~/staff/conversation/conversation";
import { changeInquiry } from "~/staff/inquiry/change-inquiry.server";
import { findLink } from "~/staff/inquiry/status-link.server";
import { dueAfterCancel } from "./after-booking.server";
import { type BookingState, takesTime } from "./bookings";

const answers = {
  confirm: "confirmed",
  "other-time": "asked",
  cancel: "cancelled",
} as const satisfies Record<string, BookingState>;

/** Answers by one link in a quarter of an hour: as many as messages (visitor-page.ts). */
const answersOfLink = {
  name: "status-booking",
  limit: 10,
  windowMs: 15 * 60_000,
  restartsWindow: true,
};

/** A visitor's answer to an appointment, by their private link: the desk sees it in the queue. */
export function makeAnswerBooking(parts: {
  db: Kysely<Schema>;
  clock: () => Date;
  wakeWorker: () => void;
}): VisitorServices["answerBooking"] {
  const { db, clock, wakeWorker } = parts;
  return async ({ token, bookingId, version, choice, wish, attempt }) => {
    const link = await findLink(db, token, clock());
    if (!link) return "gone";
    if (link.rests) return "prove";
    if (!(await takeAttempt(parts, answersOfLink, link.token_hash)).allowed) return "too-many";
    const at = clock();
    const now = at.toISOString();
    const state = answers[choice];
    let moved = false;
    const done = await changeInquiry(
      db,
      {
        who: theVisitor,
        reference: link.reference,
        attempt,
        content: `${bookingId} ${choice} ${wish}`,
      },
      at,
      "visitor answered booking",
      async (transaction, inquiry) => {
        const stands = await transaction
          .selectFrom("bookings")
          .select("sequence")
          .where("id", "=", bookingId)
          .where("submission_id", "=", inquiry.id)
          .where("state", "in", takesTime)
          .executeTakeFirst();
        moved = stands !== undefined && stands.sequence !== version;
        if (moved) return null;
        const booking = await transaction
          .updateTable("bookings")
          .set((eb) => ({
            state,
            wish: storable(wish),
            updated_at: now,
            ...(state === "cancelled" && { sequence: eb("sequence", "+", 1) }),
          }))
          .where("id", "=", bookingId)
          .where("submission_id", "=", inquiry.id)
          .where("starts_at", ">", now)
          .where("state", "in", takesTime)
          .returning(["starts_at", "ends_at"])
          .executeTakeFirst();
        if (!booking) return null;
        const off = state === "cancelled";
        const wasDue = inquiry.due_kind === "booking" && inquiry.due_at === booking.ends_at;
        if (state !== "confirmed") {
          await transaction
            .updateTable("contact_submissions")
            .set({
              // Somebody has to call, or to find another time.
              unread_since: inquiry.unread_since ?? now,
              ...(off && { status: "contacted" as const }),
              ...(off && wasDue && (await dueAfterCancel(transaction, inquiry.id))),
            })
            .where("id", "=", inquiry.id)
            .execute();
          await enqueueNews(transaction, inquiry.id, at);
        }
        if (off)
          await enqueueMail(transaction, {
            submissionId: inquiry.id,
            kind: "booking-cancelled",
            now,
            bookingId,
          });
        return { kind: "booking", detail: `${state} ${booking.starts_at}`, note: storable(wish) };
      },
    );
    if (done === "changed") wakeWorker();
    if (moved) return "moved";
    return done === "changed" ? "changed" : done === "conflict" ? "over" : "gone";
  };
}
