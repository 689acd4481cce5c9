import { enqueueMail } from "~/core/mail/enqueue-mail";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { changeInquiry } from "~/staff/inquiry/change-inquiry.server";
import { dueAfterCancel, unansweredSince } from "./after-booking.server";
import { type BookingServices, takesTime } from "./bookings";

/** Writes down an appointment's outcome. Canceling frees its time and informs the visitor. */
export function makeEndBooking(parts: DeskParts): BookingServices["endBooking"] {
  const { db, clock, wakeWorker } = parts;
  return async ({ bookingId, as, ...change }) => {
    const at = clock();
    const now = at.toISOString();
    const cancelled = as === "cancelled";
    const done = await changeInquiry(
      db,
      { ...change, content: `${bookingId} ${as}` },
      at,
      "ended booking",
      async (transaction, inquiry) => {
        const ended = await transaction
          .updateTable("bookings")
          .set((eb) => ({ state: as, sequence: eb("sequence", "+", 1), updated_at: now }))
          .where("id", "=", bookingId)
          .where("submission_id", "=", inquiry.id)
          .where("state", "in", takesTime)
          .returning(["starts_at", "ends_at"])
          .executeTakeFirst();
        if (!ended) return null;
        const wasDue = inquiry.due_kind === "booking" && inquiry.due_at === ended.ends_at;
        // An inquiry whose visitor came is closed; the others need contact again.
        const status = as === "came" ? "closed" : "contacted";
        await transaction
          .updateTable("contact_submissions")
          .set({
            status,
            outcome: as === "came" ? "came" : "",
            unread_since: await unansweredSince(transaction, inquiry),
            ...(wasDue &&
              (cancelled
                ? await dueAfterCancel(transaction, inquiry.id)
                : { due_at: null, due_kind: null, due_reason: "" })),
          })
          .where("id", "=", inquiry.id)
          .execute();
        if (cancelled)
          await enqueueMail(transaction, {
            submissionId: inquiry.id,
            kind: "booking-cancelled",
            now,
            bookingId,
          });
        return {
          kind: "booking",
          detail: `${as} ${ended.starts_at}`,
          ...(inquiry.status !== status && { from_status: inquiry.status, to_status: status }),
        };
      },
    );
    if (done === "changed" && cancelled) wakeWorker();
    return done;
  };
}
