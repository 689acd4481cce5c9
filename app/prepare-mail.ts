import type { OutboxRow } from "./core/db/tables/mail-tables";
import type { PrepareMail } from "./core/mail/deliver-mail";
import { bookingMailKinds, prepareBookingMail } from "./staff/bookings/booking-mail.server";
import { type MailApp, prepareInquiryMail } from "./staff/inquiry-record/inquiry-mail.server";
import { requestsForVisitor } from "./staff/payments/request-payment.server";
import { prepareStaffMail } from "./staff/people/staff-mail.server";

/** Composes any queued mail for delivery. */
export async function prepareMail(app: MailApp, queued: OutboxRow): ReturnType<PrepareMail> {
  if (queued.submission_id === null) return prepareStaffMail(app, queued);
  if (queued.kind === "payment-to-visitor") {
    const requests = await requestsForVisitor(app.db, queued.submission_id);
    // Taken back or paid before the mail left.
    if (!requests.some(({ leftCents }) => leftCents > 0)) return "obsolete";
  }
  return bookingMailKinds.some((kind) => kind === queued.kind)
    ? prepareBookingMail(app, queued)
    : prepareInquiryMail(app, queued);
}
