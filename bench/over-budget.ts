import type { PageWeight } from "./page-weight.ts";

type Measure = "htmlAndCss" | "inlineScripts" | "fonts" | "requests";
type Limits = Record<Measure | "firstTouch" | "requestsTouched", number>;

/**
 * Bytes as sent, and requests. Close above what the pages weigh: who raises one of these should
 * know what for.
 */
const stateless: Limits = {
  htmlAndCss: 14_000,
  inlineScripts: 2_300,
  fonts: 18_500,
  requests: 4,
  firstTouch: 0,
  requestsTouched: 4,
};
const form: Limits = { ...stateless, firstTouch: 96_000, requestsTouched: 10 };
/** All treatments with all their details. */
const catalogue: Limits = { ...stateless, htmlAndCss: 19_500, inlineScripts: 3_300 };

const limitsOf: Record<string, Limits> = {
  "/services": catalogue,
  "/contact": form,
  "/payment": form,
};

/** A sentence for everything that is heavier than it may be. */
export function overBudget(pages: readonly PageWeight[]): string[] {
  return pages.flatMap((page) =>
    Object.entries(limitsOf[page.path] ?? stateless).flatMap(([measure, limit]) => {
      const weight = page[measure as keyof Limits];
      return weight > limit ? [`${page.path}: ${measure} is ${weight}, allowed are ${limit}`] : [];
    }),
  );
}
