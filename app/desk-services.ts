import type { SiteDesk } from "./staff/website/website-types";

/** What the staff pages may ask of the server beside functions of the app. */
export type WholeDesk = {
  /** The clinic's own facts; null while the last release is served as it is. */
  site: SiteDesk | null;
};
