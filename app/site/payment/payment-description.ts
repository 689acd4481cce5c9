import type { Facts } from "~/facts/facts-schema";

/** The description when the visitor gives none. */
export const defaultDescription = ({ name }: Facts) => `${name} Payment`;

const beginning = (invoice: string) => (invoice ? `Invoice ${invoice}: ` : "");

/** "Invoice 1234: Follow-up visit", as the provider's page and the receipt show it. */
export const joinedDescription = (
  { invoice, description }: { invoice: string; description: string },
  facts: Facts,
) => beginning(invoice) + (description || defaultDescription(facts));

/** The typed invoice and description, to fill the form again. */
export function partsOfDescription(
  { invoice, description }: { invoice: string; description: string },
  facts: Facts,
) {
  const own = description.slice(beginning(invoice).length);
  return { invoice, description: own === defaultDescription(facts) ? "" : own };
}
