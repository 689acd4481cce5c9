import { type Facts, factsProblems, factsSchema } from "./facts-schema";
import { withDefaults } from "./with-defaults";

/**
 * The current version of the facts' format. A schema change that published facts no longer fit
 * raises it, and adds a step below that converts them.
 */
export const factsForm = 3;

type Stored = Record<string, unknown>;

/**
 * Migration steps, by the format that they convert; each is tested with such facts, and never
 * changed.
 */
const steps: Readonly<Record<number, (facts: Stored) => Stored>> = {
  // Format 1, exported from the first release, before publishing existed.
  1: (facts) => ({
    bannerNotice: null,
    mapLink: null,
    questions: {},
    confirmed: { officeHours: null, callHours: null, glpR: null, primal: null, policies: null },
    ...facts,
    hours: { closedDays: [], ...(facts.hours as Stored) },
  }),
  // In format 2 the pharmacy was a separate fact. A street without a postal code cannot be shown.
  2: ({ street, pharmacy, ...facts }) => {
    const practical = (facts.practical ?? {}) as Stored;
    return pharmacy && !practical.pharmacy
      ? { ...facts, practical: { ...practical, pharmacy } }
      : facts;
  },
};

/**
 * Converts stored facts to the current format. Facts that a newer build requires, at any depth, are
 * taken from its own (withDefaults), so that a new fact needs no step. @param own the build's facts
 */
export function migrateFacts(
  stored: unknown,
  form: number,
  own: Facts,
): { facts: Facts } | { problems: string[] } {
  if (form > factsForm)
    return { problems: [`They were published by a newer version of the site (form ${form}).`] };
  return factsProblems(inTodaysForm(stored, form, own));
}

/** Converts without validation: only for comparing and showing, never for serving. */
export function inTodaysForm(stored: unknown, form: number, own: Facts): Facts {
  let facts = stored as Stored;
  for (let at = form; at < factsForm; at += 1) facts = steps[at]?.(facts) ?? facts;
  return withDefaults(factsSchema, facts, own) as Facts;
}
