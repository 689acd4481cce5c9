import type { PageWeight } from "./page-weight.ts";

type Measure = "htmlAndCss" | "answer" | "inlineScripts" | "fonts" | "requests";
type Limits = Record<Measure | "firstTouch" | "requestsTouched", number>;

/**
 * Bytes as sent, and requests. Slightly more than the pages weigh now: raise a number only for a
 * reason.
 */
const stateless: Limits = {
  htmlAndCss: 13_000,
  // One window of a new connection: docs/decisions/009.
  answer: 14_600,
  inlineScripts: 840,
  fonts: 18_500,
  requests: 3,
  firstTouch: 0,
  requestsTouched: 3,
};
const form: Limits = { ...stateless, inlineScripts: 1_960, firstTouch: 96_000, requestsTouched: 9 };
/** The tabs' roles and keys come when the page has been painted. */
const tabbed: Limits = { ...stateless, requests: 4, requestsTouched: 4 };
/** All treatments with all their details. */
const catalogue: Limits = {
  ...stateless,
  htmlAndCss: 18_700,
  answer: 22_100,
  inlineScripts: 2_480,
};

const others: Record<string, Limits> = {
  "/services": catalogue,
  "/weight-loss": tabbed,
  "/weight-loss-aesthetics": tabbed,
  "/contact": form,
  "/payment": form,
};

/** The limits for the page at `path`. */
export const limitsOf = (path: string): Limits => others[path] ?? stateless;

/** One sentence for each limit that a page exceeds. */
export function overBudget(pages: readonly PageWeight[]): string[] {
  return pages.flatMap((page) =>
    Object.entries(limitsOf(page.path)).flatMap(([measure, limit]) => {
      const weight = page[measure as keyof Limits];
      return weight > limit ? [`${page.path}: ${measure} is ${weight}, allowed are ${limit}`] : [];
    }),
  );
}
