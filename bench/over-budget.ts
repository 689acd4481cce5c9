import type { PageWeight } from "./page-weight.ts";

type Measure =
  | "response"
  | "inlineScripts"
  | "fonts"
  | "requests"
  | "firstTouch"
  | "requestsTouched";
type Limits = Record<Measure, number>;

/** Limits of pages without state: bytes as sent, and numbers of requests. */
const stateless: Limits = {
  // The initial window of a new connection: decision 9.
  response: 14_600,
  // The phone's header, its folded lists, and the subject that a link passes to the form take 350
  // bytes: each responds immediately to a scroll or a tap, which a later file could not. "Leave
  // this page" must work as soon as the page is shown, and the starter of the tools fetches their
  // scripts at the first sign.
  inlineScripts: 1_500,
  fonts: 26_000,
  // The fourth is after the load event: the script of the call hours (app/enhance/calling.ts).
  requests: 4,
  firstTouch: 0,
  requestsTouched: 4,
};
const form: Limits = {
  ...stateless,
  inlineScripts: 2_750,
  // The form also computes the next call-back times: calendar, holidays, closed days.
  firstTouch: 97_500,
  requestsTouched: 12,
};
/** The tabs' script is fetched after the page has been painted. */
const tabbed: Limits = { ...stateless, requests: 5, requestsTouched: 5 };
/** All treatments with all their details. */
const catalogue: Limits = { ...stateless, response: 24_500, inlineScripts: 3_350 };

const others: Record<string, Limits> = {
  "/services": catalogue,
  "/weight-loss": tabbed,
  "/weight-loss-aesthetics": tabbed,
  "/contact": form,
  "/payment": form,
};

/** The limits for the page at `path`. */
export const limitsOf = (path: string): Limits => others[path] ?? stateless;

/**
 * One sentence for each exceeded limit. Scripts, fonts and requests are errors. Long texts and
 * styles are only warnings: no sentence is shortened to save bytes.
 */
export function overBudget(pages: readonly PageWeight[]) {
  const errors: string[] = [];
  const warnings: string[] = [];
  for (const page of pages)
    for (const [measure, limit] of Object.entries(limitsOf(page.path)) as [Measure, number][])
      if (page[measure] > limit)
        (measure === "response" ? warnings : errors).push(
          `${page.path}: ${measure} is ${page[measure]}, allowed are ${limit}`,
        );
  return { errors, warnings };
}
