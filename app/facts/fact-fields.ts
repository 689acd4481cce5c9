import {
  badges,
  type Facts,
  longestAnswer,
  longestDescription,
  longestQuestion,
  longestSummary,
} from "./facts-schema";
import { weekdays } from "./opening-hours";

export type FieldKind =
  | "money"
  | "text"
  | "long"
  | "phone"
  | "email"
  | "link"
  | "day"
  | "days"
  | "hours"
  | "list"
  | "switch"
  | "choice";

/** One fact that is changed at the desk. */
export type FactField = {
  /** Its place in the facts. */
  path: string;
  kind: FieldKind;
  /** What no text means: it is refused, or the fact is "", null, or not there. */
  empty: "refused" | "text" | "null" | "absent";
  /** Characters. */
  longest?: number;
  options?: readonly string[];
  /** Its words are read for promises before they are published. */
  claims?: true;
};

/** The pages of /staff/site, each with the facts that are changed together. */
export const factGroups = ["hours", "contact", "clinic", "front", "questions"] as const;
export type FactGroup = (typeof factGroups)[number];

const once = (path: string, kind: FieldKind, more: Partial<FactField> = {}): FactField => ({
  path,
  kind,
  empty: "refused",
  ...more,
});

/** The facts of a treatment. `slug` is its own, not that of a second listing. */
export function treatmentFields(slug: string): FactField[] {
  const at = (name: string, kind: FieldKind, more: Partial<FactField> = {}) =>
    once(`treatments.${slug}.${name}`, kind, more);
  return [
    at("price", "money"),
    at("compareAtPrice", "money", { empty: "absent" }),
    at("compareAtRecord.from", "day", { empty: "absent" }),
    at("compareAtRecord.until", "day", { empty: "absent" }),
    at("badge", "choice", { empty: "absent", options: badges }),
    at("badgeDates.until", "day", { empty: "absent" }),
    at("availability", "choice", { empty: "absent", options: ["ask"] }),
    at("supply", "text", { longest: 140, claims: true }),
    at("lasts", "text", { empty: "null", longest: 30 }),
    at("summary", "text", { empty: "absent", longest: longestSummary, claims: true }),
    at("description", "long", { empty: "absent", longest: longestDescription, claims: true }),
  ];
}

const hourFields = (["office", "listed"] as const).flatMap((which) =>
  weekdays.map((day) => once(`hours.${which}.${day}`, "hours")),
);

const fixed: Record<Exclude<FactGroup, "questions">, readonly FactField[]> = {
  hours: [
    ...hourFields,
    once("hours.closedDays", "days", { longest: 1000 }),
    once("hours.holidayNote", "text", { longest: 80 }),
  ],
  contact: [
    once("phones.clinic", "phone"),
    once("phones.treatments", "phone"),
    once("email", "email", { longest: 100 }),
    once("street", "text", { empty: "null", longest: 100 }),
    once("mapLink", "link", { empty: "null", longest: 300 }),
    once("areaServed", "list", { longest: 200 }),
  ],
  clinic: [
    once("medicalDirector.name", "text", { empty: "text", longest: 80 }),
    once("medicalDirector.licenseNumber", "text", { empty: "text", longest: 30 }),
    once("pharmacy", "text", { empty: "null", longest: 100, claims: true }),
  ],
  front: [
    once("bannerNotice.text", "text", { empty: "absent", longest: 60, claims: true }),
    once("bannerNotice.dates.from", "day", { empty: "absent" }),
    once("bannerNotice.dates.until", "day", { empty: "absent" }),
    once("showCompareAtPrices", "switch"),
  ],
};

/** The facts of a page of /staff/site. `questions` are those that the site has, by their keys. */
export function groupFields(
  group: FactGroup,
  facts: Facts,
  questions: readonly string[],
): readonly FactField[] {
  if (group === "questions")
    return questions.flatMap((key) => [
      once(`questions.${key}.question`, "text", {
        ...{ empty: "absent", longest: longestQuestion, claims: true },
      }),
      once(`questions.${key}.answer`, "long", {
        ...{ empty: "absent", longest: longestAnswer, claims: true },
      }),
    ]);
  if (group !== "front") return fixed[group];
  const options = Object.keys(facts.treatments);
  const featured = facts.featured.map((_, at) => once(`featured.${at}`, "choice", { options }));
  return [...fixed.front, ...featured];
}

/** Every fact that can be changed at the desk, by its path. */
export function everyField(facts: Facts, questions: readonly string[]): Map<string, FactField> {
  const all = [
    ...Object.keys(facts.treatments).flatMap(treatmentFields),
    ...factGroups.flatMap((group) => groupFields(group, facts, questions)),
  ];
  return new Map(all.map((field) => [field.path, field]));
}

/** Facts as they are stored: what became empty is not there at all. */
export function tidyFacts(facts: Facts): Facts {
  const treatments = Object.entries(facts.treatments).map(
    ([slug, terms]) => [slug, withoutEmpty(terms)] as const,
  );
  const questions = Object.entries(facts.questions).filter(
    ([, { question, answer }]) => question !== undefined || answer !== undefined,
  );
  const notice = facts.bannerNotice;
  return {
    ...facts,
    bannerNotice: notice?.text ? (withoutEmpty(notice) as typeof notice) : null,
    treatments: Object.fromEntries(treatments),
    questions: Object.fromEntries(questions),
  };
}

const withoutEmpty = <Terms extends object>(terms: Terms) =>
  Object.fromEntries(
    Object.entries(terms).filter(
      ([, value]) => typeof value !== "object" || value === null || Object.keys(value).length > 0,
    ),
  ) as Terms;
