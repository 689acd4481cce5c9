import { keysOf } from "./fact-path";
import type { Facts } from "./facts-schema";

export { factAt } from "./fact-path";

/**
 * A change of one fact. `path` is e.g. "treatments.tadalafil.price" or "featured.0"; undefined is
 * an absent fact (in JSON: no such key).
 */
export type FactChange = { path: string; from?: unknown; to?: unknown };

type Holder = Record<string, unknown>;

/** Copies the facts with changes applied; missing parents of a path are created. */
export function withChanges(facts: Facts, changes: readonly Pick<FactChange, "path" | "to">[]) {
  const copy = structuredClone(facts);
  for (const { path, to } of changes) {
    const keys = keysOf(path);
    const last = keys.pop() ?? "";
    let holder = copy as unknown as Holder;
    for (const key of keys) {
      if (typeof holder[key] !== "object" || holder[key] === null) holder[key] = {};
      holder = holder[key] as Holder;
    }
    if (to === undefined) delete holder[last];
    else holder[last] = to;
  }
  return copy;
}

/** Whether two facts are equal; the order of their keys does not matter. */
export const sameFact = (one: unknown, other: unknown) => sorted(one) === sorted(other);

/** JSON with sorted keys, so that equal facts are equal texts. */
export const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? "";

/** All differences, recursing while both sides are objects; a list counts as one fact. */
export function changesBetween(from: unknown, to: unknown, path = ""): FactChange[] {
  const both = isHolder(from) && isHolder(to);
  if (!both) return sameFact(from, to) ? [] : [{ path, from, to }];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) =>
    changesBetween(from[key], to[key], path ? `${path}.${key}` : key),
  );
}

const isHolder = (value: unknown): value is Holder =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Facts without empty ones, as they are stored. */
export function tidyFacts(facts: Facts): Facts {
  const treatments = Object.entries(facts.treatments).map(
    ([slug, terms]) => [slug, withoutEmpty(terms)] as const,
  );
  const questions = Object.entries(facts.questions).filter(
    ([, { question, answer }]) => question !== undefined || answer !== undefined,
  );
  const notice = facts.bannerNotice;
  const { replies, place: where } = facts;
  // A person whose texts were all emptied is removed, with the portrait.
  const places = [...facts.people.keys()].filter((at) =>
    Object.values({ ...facts.people[at], portrait: null }).some(Boolean),
  );
  return {
    ...facts,
    spanish: withPeopleAt(facts.spanish, places),
    replies: replies && (replies.by || replies.within) ? replies : null,
    people: places.flatMap((at) => (facts.people[at] ? [{ ...nobody, ...facts.people[at] }] : [])),
    place: where && (where.street || where.postalCode) ? { ...nowhere, ...where } : null,
    bannerNotice: notice?.text ? (withoutEmpty(notice) as typeof notice) : null,
    treatments: Object.fromEntries(treatments),
    questions: Object.fromEntries(questions),
  };
}

/** Spanish texts with those of people at their new places; those of removed people are gone. */
const withPeopleAt = (texts: Facts["spanish"], places: readonly number[]): Facts["spanish"] =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([path, text]) => {
      const [, before, part] = /^people\.(\d+)\.(.+)$/.exec(path) ?? [];
      if (!before) return [[path, text]];
      const place = places.indexOf(Number(before));
      return place < 0 ? [] : [[`people.${place}.${part}`, text]];
    }),
  );

const nobody = { license: "", portrait: null };
const nowhere = { entrance: null, parking: null, access: null, map: null };

const withoutEmpty = <Terms extends object>(terms: Terms) =>
  Object.fromEntries(
    Object.entries(terms).filter(
      ([, value]) => typeof value !== "object" || value === null || Object.keys(value).length > 0,
    ),
  ) as Terms;
