import type { Found } from "~/catalogue/find";

/** How the page's script asks the search, which comes later and by itself. */
export type CatalogueQuery = CustomEvent<{
  query: string;
  answer(found: Promise<Found>): void;
}>;
