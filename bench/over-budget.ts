import type { PageWeight } from "./page-weight.ts";

type Measure =
  | "response"
  | "inlineScripts"
  | "fonts"
  | "requests"
  | "firstTouch"
  | "requestsTouched";
type Limits = Record<Measure, number>;

/** Bytes as sent, and requests. */
const stateless: Limits = {
  // One window of a new connection: decision 9.
  response: 14_600,
  // The phone's header, its folded lists, and the subject that a link carries to the form take 350
  // of them: each responds immediately to a scroll or a tap, which a later file could not.
  // "Leave this page" takes 340: it has to work the moment that somebody comes in.
  inlineScripts: 1_600,
  fonts: 26_000,
  // The fourth comes after the load event: calling knows the clock (app/enhance/calling.ts).
  requests: 4,
  firstTouch: 0,
  requestsTouched: 4,
};
const form: Limits = {
  ...stateless,
  // 1,000 of them keep a typed inquiry when the connection is lost.
  inlineScripts: 3_450,
  // The form also knows the next times to be called back: calendar, holidays, closed days.
  firstTouch: 97_500,
  requestsTouched: 12,
};
/** The tabs' roles and keys come when the page has been painted. */
const tabbed: Limits = { ...stateless, requests: 5, requestsTouched: 5 };
/** All treatments with all their details. */
const catalogue: Limits = { ...stateless, response: 24_500, inlineScripts: 3_450 };

/** The list and the visit sheet are made in the browser, so that nothing on them is sent. */
const list: Limits = { ...stateless, inlineScripts: 2_800 };

const others: Record<string, Limits> = {
  "/services": catalogue,
  "/weight-loss": tabbed,
  "/weight-loss-aesthetics": tabbed,
  "/my-list": list,
  "/contact": form,
  "/payment": form,
};

/** The limits for the page at `path`. */
export const limitsOf = (path: string): Limits => others[path] ?? stateless;

/**
 * A sentence for everything beyond its limit. Scripts, fonts and requests are errors. Long words
 * and styles are only a warning: no sentence is shortened to save bytes.
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
