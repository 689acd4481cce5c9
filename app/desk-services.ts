import type { Allowance } from "./core/config/unsafe-settings";
import type { Actor } from "./core/sessions/people";
import type { AuditServices } from "./staff/audit/audit-types";
import type { BookingServices } from "./staff/bookings/bookings";
import type { ConversationServices } from "./staff/conversation/conversation";
import type { QueueServices } from "./staff/inbox/queue-types";
import type { InquiryServices } from "./staff/inquiry/inquiry-types";
import type { InquiryListServices } from "./staff/inquiry-list/inquiry-list";
import type { DeskPrintingServices } from "./staff/inquiry-list/printing";
import type { DeskNumbersServices } from "./staff/numbers/numbers-types";
import type { DeskUpkeepServices } from "./staff/upkeep/upkeep-types";
import type { SiteDesk } from "./staff/website/website-types";

/**
 * What the staff pages may ask of the server. Instants are ISO 8601 in UTC, days are local
 * "YYYY-MM-DD" of the clinic. `who` is the member of staff: everything that shows or changes
 * personal data writes their id and name to the audit table.
 */
export type DeskServices = InquiryListServices &
  InquiryServices &
  QueueServices &
  ConversationServices &
  BookingServices &
  AuditServices & {
    /** The clinic's own facts; null while the last release is served as it is. */
    site: SiteDesk | null;
    /** Sentences that promise something: how many wait to be read, and how many of one's own were refused. */
    countClaims: (asked: { who: Actor }) => Promise<{ waiting: number; refused: number }>;
    /** The unsafe settings that the configuration allows in production. */
    allowedRisks: readonly Allowance[];
  };

/** The same with the pages that have services of their own. */
export type WholeDesk = DeskServices &
  DeskNumbersServices &
  DeskPrintingServices &
  DeskUpkeepServices;
