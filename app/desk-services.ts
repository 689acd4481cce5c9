import type { Actor } from "./core/sessions/people";
import type { BookingServices } from "./staff/bookings/bookings";
import type { ConversationServices } from "./staff/conversation/conversation";
import type { InquiryServices, QueueServices } from "./staff/inquiry/inquiry-types";
import type { DeskPaymentServices } from "./staff/payments/payment-types";
import type { DeskProductServices } from "./staff/products/products-types";

/**
 * What the staff pages may ask of the server. Instants are ISO 8601 in UTC, days are local
 * "YYYY-MM-DD" of the clinic. `who` is the member of staff: everything that shows or changes
 * personal data writes their id and name to the audit table.
 */
export type DeskServices = InquiryServices &
  QueueServices &
  ConversationServices &
  BookingServices &
  DeskProductServices & {
    /** Sentences that promise something: how many wait to be read, and how many of one's own were refused. */
    countClaims: (asked: { who: Actor }) => Promise<{ waiting: number; refused: number }>;
  };

/** The same with the pages that have services of their own. */
export type WholeDesk = DeskServices & DeskPaymentServices;
