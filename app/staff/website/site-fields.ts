import { serviceOptions } from "~/content/en/service-options";
import { groupFacts, personHints, treatmentWords } from "~/content/en/staff/fact-words";
import { type FactGroup, factGroups } from "~/content/en/staff/staff-site";
import { type FactField, fieldOf } from "~/facts/fact-fields";
import { spanishPath, translatedPath } from "~/facts/fact-path";
import type { Facts } from "~/facts/facts-schema";
import { weekdays } from "~/facts/hours/opening-hours";
import { withoutSpanish } from "~/facts/spanish-facts";

const paths = (before: string, parts: Readonly<Record<string, unknown>>) =>
  Object.keys(parts).map((part) => before + part);

/** Below each text its Spanish one. */
const withSpanish = (fields: readonly FactField[]): FactField[] =>
  fields.flatMap((field) =>
    withoutSpanish(field.path) ? [field, fieldOf(spanishPath(field.path))] : [field],
  );

/** Facts of a treatment. `slug` is its own, not that of a second listing. */
export const treatmentFields = (slug: string): FactField[] =>
  withSpanish(paths(`treatments.${slug}.`, treatmentWords).map(fieldOf));

const hours = ["office", "listed"].flatMap((which) =>
  weekdays.map((day) => `hours.${which}.${day}`),
);
const mostPeople = 8;

/** The page of /staff/site on which a fact is changed, unless it is a treatment's. */
export function groupOfFact(fact: string): FactGroup {
  const path = translatedPath(fact) ?? fact;
  const own = factGroups.find((group) => group !== "questions" && path in groupFacts[group]);
  const [first] = path.split(".");
  return own ?? factGroups.find((group) => group === first) ?? "front";
}

/** Fields of a page of /staff/site. `questions` are the keys of the site's questions. */
export const groupFields = (
  group: FactGroup,
  facts: Facts,
  questions: readonly string[],
): FactField[] => withSpanish(englishFields(group, facts, questions));

function englishFields(group: FactGroup, facts: Facts, questions: readonly string[]): FactField[] {
  if (group === "questions")
    return questions.flatMap((key) =>
      paths(`questions.${key}.`, { question: 0, answer: 0 }).map(fieldOf),
    );
  const own = Object.keys(groupFacts[group]).map(fieldOf);
  if (group === "hours") {
    const services = serviceOptions.map(({ value }) => value);
    const withServices = own.map(
      (field): FactField =>
        field.path === "selfBooking.services"
          ? { ...field, kind: "choices", options: services }
          : field,
    );
    return [...hours.map(fieldOf), ...withServices];
  }
  if (group === "people") {
    // All published people, and one new person.
    const count = Math.min(facts.people.length + 1, mostPeople);
    const people = Array.from({ length: count }, (_, at) => paths(`people.${at}.`, personHints));
    return [...own, ...people.flat().map(fieldOf)];
  }
  if (group !== "front") return own;
  const options = Object.keys(facts.treatments);
  const featured = facts.featured.map(
    (_, at): FactField => ({ ...fieldOf(`featured.${at}`), kind: "choice", options }),
  );
  return [...own, ...featured];
}

/** Every fact that can be changed at the desk, by its path. */
export function everyField(facts: Facts, questions: readonly string[]): Map<string, FactField> {
  const all = [
    ...Object.keys(facts.treatments).flatMap(treatmentFields),
    ...factGroups.flatMap((group) => groupFields(group, facts, questions)),
  ];
  return new Map(all.map((field) => [field.path, field]));
}
