import { type Facts, factsProblems, factsSchema } from "./facts-schema";
import { withDefaults } from "./with-defaults";

/**
 * The current version of the facts' format. A schema change that published facts no longer fit
 * raises it, and adds a step below that converts them.
 */
export const factsForm = 3;

type Stored = Record<string, unknown>;

/** Steps, by the version they convert; each is tested with such facts, and never changed. */
const steps: Readonly<Record<number, (facts: Stored) => Stored>> = {
  // Before anything could be published: exported from the first release.
  1: (facts) => ({
    bannerNotice: null,
    mapLink: null,
    questions: {},
    confirmed: { officeHours: null, callHours: null, glpR: null, primal: null, policies: null },
    ...facts,
    hours: { closedDays: [], ...(facts.hours as Stored) },
  }),
  // The pharmacy was a fact of its own. A street without a postal code can be shown nowhere.
  2: ({ street, pharmacy, ...facts }) => {
    const practical = (facts.practical ?? {}) as Stored;
    return pharmacy && !practical.pharmacy
      ? { ...facts, practical: { ...practical, pharmacy } }
      : facts;
  },
};

/**
 * Converts stored facts to the current format. What a newer build requires in addition, at any depth,
 * is taken from its own facts (withDefaults), so that a new fact needs no step.
 * @param own the build's facts
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

/** The same, also where it does not fit: only for comparing and showing, never for serving. */
export function inTodaysForm(stored: unknown, form: number, own: Facts): Facts {
  let facts = stored as Stored;
  for (let at = form; at < factsForm; at += 1) facts = steps[at]?.(facts) ?? facts;
  return withDefaults(factsSchema, facts, own) as Facts;
}
