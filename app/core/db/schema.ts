import type { InquiryTables } from "./tables/inquiry-tables";
import type { MailTables } from "./tables/mail-tables";
import type { PaymentTables, ProductTables } from "./tables/payment-tables";
import type { PeopleTables } from "./tables/people-tables";
import type { PublishingTables } from "./tables/publishing-tables";

/**
 * The tables as the code sees them. Only text and integers, so that both engines hold the same:
 * instants are ISO 8601 in UTC with milliseconds (they sort as text), flags are 0 or 1.
 */
export type Schema = InquiryTables &
  MailTables &
  PaymentTables &
  ProductTables &
  PeopleTables &
  PublishingTables & {
    settings: { name: string; value: string };
    /** One row, which only migrations write (migrations/migrations.ts). */
    schema_version: { version: number; compatible_with: number };
    attempt_counts: { name: string; count: number; expires_at: string };
    audit_log: AuditRow;
  };

/** Append-only; holds references and names of staff, no visitor's data. */
export type AuditRow = {
  id: string;
  at: string;
  who: string;
  person_id: string;
  action: string;
  /** Reference of the inquiry or payment, when it is about one. */
  subject: string | null;
  detail: string;
  /** The entry's place in the chain (audit-chain.ts). */
  seq: number;
  previous_hash: string;
  hash: string;
};

/**
 * Removes NUL and lone surrogates, which PostgreSQL cannot store; both engines keep the same text.
 */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\u{FFFD}");
}
