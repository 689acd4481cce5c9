import { type Facts, factsProblems } from "./facts-schema";

/**
 * Keeps every part of the facts that fits the schema, and takes the rest from `own`. For showing a
 * stored version, and for a start that serves the last release.
 */
export function whatFits(stored: object, own: Facts): Facts {
  let facts = own;
  for (const [name, value] of Object.entries(stored)) {
    const whole = factsProblems({ ...facts, [name]: value });
    if ("facts" in whole) facts = whole.facts;
    else if (isHolder(value))
      for (const [key, part] of Object.entries(value)) {
        const holder = (facts as Record<string, unknown>)[name];
        const some = factsProblems({ ...facts, [name]: { ...(holder as object), [key]: part } });
        if ("facts" in some) facts = some.facts;
      }
  }
  return facts;
}

const isHolder = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
