import { closedAs } from "~/staff/inquiry-record/inquiry-states";

/** Choices of how many weeks the page shows, up to this one. */
export const weeksShown = [13, 26, 52] as const;
export type WeeksShown = (typeof weeksShown)[number];

/** The period that the URL asks for. */
export const readWeeks = (query: URLSearchParams): WeeksShown =>
  weeksShown.find((weeks) => String(weeks) === query.get("weeks")) ?? weeksShown[0];

/** Outcome of an inquiry; "open": not known yet. */
export const outcomes = [...closedAs, "open"] as const;
export type Outcome = (typeof outcomes)[number];
