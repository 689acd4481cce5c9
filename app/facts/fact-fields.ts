import { weekdays } from "~/facts/hours/opening-hours";
import type { FactField, FieldKind } from "./fact-kinds";
import {
  approvals,
  badges,
  longestAnswer,
  longestDescription,
  longestQuestion,
  longestSources,
  longestSummary,
  noticeHours,
  studyKinds,
  visitLengths,
} from "./fact-limits";
import type { Facts } from "./facts-schema";

/** Pages of /staff/site, each with the facts that are changed together. */
export const factGroups = [
  "hours",
  "contact",
  "clinic",
  "people",
  "practical",
  "front",
  "questions",
] as const;
export type FactGroup = (typeof factGroups)[number];

const once = (path: string, kind: FieldKind, more: Partial<FactField> = {}): FactField => ({
  path,
  kind,
  empty: "refused",
  ...more,
});

/** Facts of a treatment. `slug` is its own, not that of a second listing. */
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
    at("supply", "text", { empty: "null", longest: 140 }),
    at("lasts", "text", { empty: "null", longest: 30 }),
    at("summary", "text", { empty: "absent", longest: longestSummary }),
    at("description", "long", { empty: "absent", longest: longestDescription }),
    at("evidence.approval", "choice", { options: approvals }),
    at("evidence.studies", "choice", { empty: "null", options: studyKinds }),
    at("evidence.sources", "sources", { empty: "list", longest: longestSources }),
    at("evidence.reviewedBy", "text", { empty: "null", longest: 80 }),
    at("evidence.reviewedOn", "day", { empty: "null" }),
    at("evidence.reviewDue", "day", { empty: "null" }),
  ];
}

const hourFields = (["office", "listed"] as const).flatMap((which) =>
  weekdays.map((day) => once(`hours.${which}.${day}`, "hours", { empty: "null" })),
);

/** The fields of one person. */
const personParts = ["role", "name", "training", "license", "sentence"] as const;
const mostPeople = 8;

/** Fields of all published people, and of one new person. */
const peopleFields = ({ people }: Facts) =>
  Array.from({ length: Math.min(people.length + 1, mostPeople) }, (_, at) =>
    personParts.map((part) =>
      once(`people.${at}.${part}`, part === "sentence" ? "long" : "text", {
        ...{ empty: "text", longest: part === "sentence" ? 300 : 100 },
      }),
    ),
  ).flat();

const place = (part: string, more: Partial<FactField> = {}) =>
  once(`place.${part}`, "text", { empty: "absent", longest: 200, ...more });

type Fixed = Exclude<FactGroup, "questions" | "practical">;
const fixed: Record<Fixed, readonly FactField[]> = {
  hours: [
    ...hourFields,
    once("hours.closedDays", "days", { empty: "list", longest: 1000 }),
    once("hours.holidayNote", "text", { longest: 80 }),
    once("callbackWindows", "windows", { empty: "list", longest: 500 }),
    once("visitMinutes", "minutes", { options: visitLengths.map(String) }),
    once("noticeHours", "notice", { options: noticeHours.map(String) }),
  ],
  contact: [
    once("phones.clinic", "phone"),
    once("phones.treatments", "phone"),
    once("email", "email", { longest: 100 }),
    once("phoneAnsweredBy", "text", { empty: "null", longest: 60 }),
    once("accessContact", "text", { empty: "null", longest: 120 }),
    once("languages", "list", { empty: "list", longest: 200, least: 1 }),
    place("street", { longest: 100 }),
    place("postalCode", { longest: 5 }),
    once("mapLink", "link", { empty: "null", longest: 300 }),
    once("areaServed", "list", { longest: 200, least: 2 }),
  ],
  clinic: [
    once("medicalDirector.name", "text", { empty: "text", longest: 80 }),
    once("medicalDirector.licenseNumber", "text", { empty: "text", longest: 30 }),
    once("practical.pharmacy", "text", { empty: "null", longest: 200 }),
    once("npi", "text", { empty: "null", longest: 10 }),
    once("tin", "text", { empty: "null", longest: 10 }),
  ],
  people: [
    once("replies.by", "text", { empty: "absent", longest: 60 }),
    once("replies.within", "text", { empty: "absent", longest: 60 }),
    ...["entrance", "parking", "access"].map((part) => place(part, { empty: "null" })),
  ],
  front: [
    once("bannerNotice.text", "text", { empty: "absent", longest: 60 }),
    once("bannerNotice.dates.from", "day", { empty: "absent" }),
    once("bannerNotice.dates.until", "day", { empty: "absent" }),
    once("showCompareAtPrices", "switch", { empty: "no" }),
  ],
};

/** The page of /staff/site on which a fact is changed, unless it is a treatment's. */
export function groupOfFact(path: string): FactGroup {
  const own = factGroups.find(
    (group) => group in fixed && fixed[group as Fixed].some((field) => field.path === path),
  );
  const [first] = path.split(".");
  return own ?? factGroups.find((group) => group === first) ?? "front";
}

/** Fields of a page of /staff/site. `questions` are the keys of the site's questions. */
export function groupFields(
  group: FactGroup,
  facts: Facts,
  questions: readonly string[],
): readonly FactField[] {
  if (group === "questions")
    return questions.flatMap((key) => [
      once(`questions.${key}.question`, "text", {
        ...{ empty: "absent", longest: longestQuestion },
      }),
      once(`questions.${key}.answer`, "long", {
        ...{ empty: "absent", longest: longestAnswer },
      }),
    ]);
  if (group === "practical")
    return Object.keys(facts.practical)
      .filter((name) => name !== "pharmacy")
      .map((name) => once(`practical.${name}`, "text", { empty: "null", longest: 200 }));
  if (group === "people") return [...fixed.people, ...peopleFields(facts)];
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
