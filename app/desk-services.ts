import type { DeskPaymentServices } from "./staff/payments/payment-types";
import type { DeskProductServices } from "./staff/products/products-types";
import type { SiteDesk } from "./staff/website/website-types";

/**
 * What the staff pages may ask of the server. Instants are ISO 8601 in UTC, days are local
 * "YYYY-MM-DD" of the clinic. `who` is the member of staff: everything that shows or changes
 * personal data writes their id and name to the audit table.
 */
export type DeskServices = DeskProductServices & {
  /** The clinic's own facts; null while the last release is served as it is. */
  site: SiteDesk | null;
};

/** The same with the pages that have services of their own. */
export type WholeDesk = DeskServices & DeskPaymentServices;
