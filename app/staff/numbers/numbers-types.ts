import type { Actor } from "~/core/sessions/people";
import { closedAs } from "~/staff/inquiry/inquiry-states";

/** What the page of numbers asks for. Days are local "YYYY-MM-DD" of the clinic. */

/** How many weeks the page shows, this one last. */
export const weeksShown = [13, 26, 52] as const;
export type WeeksShown = (typeof weeksShown)[number];

/** What became of inquiries; "open": nobody can tell yet. */
export const outcomes = [...closedAs, "open"] as const;
export type Outcome = (typeof outcomes)[number];

/** Minutes of office hours until the first answer; null where nothing was answered. */
export type AnswerTimes = { answered: number; median: number | null; ninety: number | null };

export type Numbers = {
  /** `week`: its Monday. */
  weeks: ({ week: string; inquiries: number } & AnswerTimes)[];
  whole: { inquiries: number } & AnswerTimes;
  /** The most frequent first. */
  services: { service: string; inquiries: number }[];
  /** `path`: the page from which the visitor came to the form; "" when that is not known. */
  pages: { path: string; inquiries: number }[];
  outcomes: Record<Outcome, number>;
  /** The last twelve, "2026-03". */
  months: { month: string; payments: number; receivedCents: number; refundedCents: number }[];
  /** Minutes of office hours within which an inquiry should be answered. */
  goalMinutes: number;
  /** Who gave the first answer; null for everybody but the owner. */
  people: ({ name: string } & AnswerTimes)[] | null;
};

type Asked = { who: Actor; weeks: WeeksShown; byPerson: boolean };

export type DeskNumbersServices = {
  readNumbers: (asked: Asked) => Promise<Numbers>;
  /** The same as CSV text. */
  exportNumbers: (asked: Asked) => Promise<string>;
};
