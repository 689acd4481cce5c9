import type { BookingServices } from "./bookings";
import type { ConversationServices } from "./conversation";
import type { AuditServices } from "./desk-audit";
import type { InquiryServices } from "./desk-inquiry";
import type { InquiryListServices } from "./desk-inquiry-list";
import type { DeskNumbersServices } from "./desk-numbers";
import type { DeskPaymentServices } from "./desk-payments";
import type { DeskPrintingServices } from "./desk-printing";
import type { Allowance, DeskUpkeepServices } from "./desk-upkeep";
import type { Actor } from "./people";
import type { DeskProductServices } from "./products";
import type { QueueServices } from "./queue";
import type { SiteDesk } from "./site-desk";

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
  AuditServices &
  DeskProductServices & {
    /** The clinic's own facts; null while the last release is served as it is. */
    site: SiteDesk | null;
    /** Sentences that promise something: how many wait to be read, and how many of one's own were refused. */
    countClaims: (asked: { who: Actor }) => Promise<{ waiting: number; refused: number }>;
    /** The unsafe settings that the configuration allows in production. */
    allowedRisks: readonly Allowance[];
  };

/** The same with the pages that have services of their own. */
export type WholeDesk = DeskServices &
  DeskPaymentServices &
  DeskNumbersServices &
  DeskPrintingServices &
  DeskUpkeepServices;
