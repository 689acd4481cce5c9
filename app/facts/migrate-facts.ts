import { type Facts, factsProblems } from "./facts-schema";

/**
 * The form that facts have now. A change of the schema that published facts do not fit any more
 * takes one more, and a step below that brings facts of the form before to it.
 */
export const factsForm = 2;

type Stored = Record<string, unknown>;

/** By the form they start from. Each is tested with facts of that form, and never changed again. */
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
};

/**
 * Facts that were stored in an earlier form, in that of today. What a newer build has beside them
 * is taken from its own facts, so that a new fact needs no step.
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

/** The same, whether it fits or not: to be compared and shown, never to be served. */
export function inTodaysForm(stored: unknown, form: number, own: Facts): Facts {
  let facts = stored as Stored;
  for (let at = form; at < factsForm; at += 1) facts = steps[at]?.(facts) ?? facts;
  const missing = Object.entries(own).filter(([name]) => !Object.hasOwn(facts, name));
  return { ...facts, ...Object.fromEntries(missing) } as Facts;
}
