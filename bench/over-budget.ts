import type { PageWeight } from "./page-weight.ts";

type Measure = "answer" | "inlineScripts" | "fonts" | "requests" | "firstTouch" | "requestsTouched";
type Limits = Record<Measure, number>;

/** Bytes as sent, and requests. */
const stateless: Limits = {
  // One window of a new connection: docs/decisions/009.
  answer: 14_600,
  // 40 of them carry what a page is about along to the form (app/enhance/carry-subject.ts).
  inlineScripts: 900,
  fonts: 26_000,
  requests: 3,
  firstTouch: 0,
  requestsTouched: 3,
};
const form: Limits = { ...stateless, inlineScripts: 1_960, firstTouch: 96_000, requestsTouched: 9 };
/** The tabs' roles and keys come when the page has been painted. */
const tabbed: Limits = { ...stateless, requests: 4, requestsTouched: 4 };
/** All treatments with all their details. */
const catalogue: Limits = { ...stateless, answer: 24_500, inlineScripts: 2_600 };

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
 * A sentence for everything that is heavier than it may be. Scripts, fonts and requests are faults.
 * A page whose words and style are long is only a warning: no sentence is shortened for its bytes.
 */
export function overBudget(pages: readonly PageWeight[]) {
  const faults: string[] = [];
  const warnings: string[] = [];
  for (const page of pages)
    for (const [measure, limit] of Object.entries(limitsOf(page.path)) as [Measure, number][])
      if (page[measure] > limit)
        (measure === "answer" ? warnings : faults).push(
          `${page.path}: ${measure} is ${page[measure]}, allowed are ${limit}`,
        );
  return { faults, warnings };
}
