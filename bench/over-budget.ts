import type { PageWeight } from "./page-weight.ts";

type Measure = "htmlAndCss" | "inlineScripts" | "fonts" | "requests";
type Limits = Record<Measure | "firstTouch" | "requestsTouched", number>;

/**
 * Bytes as sent, and requests. Close above what the pages weigh: who raises one of these should
 * know what for.
 */
const stateless: Limits = {
  htmlAndCss: 14_000,
  inlineScripts: 3_000,
  fonts: 31_000,
  requests: 5,
  firstTouch: 0,
  requestsTouched: 5,
};
const form: Limits = { ...stateless, firstTouch: 96_000, requestsTouched: 11 };
/** All treatments with all their details. */
const catalogue: Limits = { ...stateless, htmlAndCss: 19_500, inlineScripts: 4_000 };

/** A model that is turned by hand. */
const turntable: Limits = { ...stateless, inlineScripts: 4_200 };

const limitsOf: Record<string, Limits> = {
  "/styku": turntable,
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
