import type { OutboxRow } from "./core/db/tables/mail-tables";
import type { PrepareMail } from "./core/mail/deliver-mail";
import { bookingMailKinds, prepareBookingMail } from "./staff/bookings/booking-mail.server";
import { type MailApp, prepareInquiryMail } from "./staff/inquiry-record/inquiry-mail.server";
import { prepareStaffMail } from "./staff/people/staff-mail.server";

/** Composes any queued mail for delivery. */
export function prepareMail(app: MailApp, queued: OutboxRow): ReturnType<PrepareMail> {
  if (queued.submission_id === null) return prepareStaffMail(app, queued);
  return bookingMailKinds.some((kind) => kind === queued.kind)
    ? prepareBookingMail(app, queued)
    : prepareInquiryMail(app, queued);
}
