import { expect, it } from "vitest";
import { ownQuestions } from "~/content/en/own-texts";
import { typedFactErrors } from "~/content/en/staff/fact-words";
import { factAt } from "~/facts/fact-change";
import { fieldOf, readTyped } from "~/facts/fact-fields";
import { fieldId } from "~/facts/fact-kinds";
import { spanishPath, translatedPath } from "~/facts/fact-path";
import { facts as builtFacts } from "../../../tests/fixtures/built-site";
import { facts } from "../../../tests/fixtures/test-facts";
import { everyField } from "./site-fields";

const fields = everyField(
  facts,
  ownQuestions(facts).map(({ key }) => key),
);

it("gives each fact of the desk a field with a plain, unique name", () => {
  const names = [...fields.keys()].map(fieldId);
  expect(new Set(names).size).toBe(fields.size);
  for (const name of names) expect(name).toMatch(/^[\w-]{3,100}$/);
});

it("has a Spanish field below each text, except names, numbers and words that no page shows", () => {
  const isText = ({ kind }: { kind: string }) =>
    ["text", "long", "list", "sources", "days"].includes(kind);
  const english = [...fields.values()].filter(
    (field) => isText(field) && translatedPath(field.path) === undefined,
  );
  const alone = english.map(({ path }) => path).filter((path) => !fields.has(spanishPath(path)));
  const pattern = (path: string) => path.replace(/^(people|treatments)\.[^.]+/, "$1");
  expect(new Set(alone.map(pattern))).toEqual(
    new Set([
      "treatments.evidence.reviewedBy",
      "redFlags",
      "place.street",
      "place.postalCode",
      "medicalDirector.name",
      "medicalDirector.licenseNumber",
      "npi",
      "tin",
      "people.name",
      "people.license",
      "practical.statementName",
    ]),
  );
  for (const [at, path] of [...fields.keys()].entries()) {
    const translated = translatedPath(path);
    if (translated !== undefined) expect([...fields.keys()][at - 1]).toBe(translated);
  }
});

it("reads every published fact of the desk as itself", () => {
  for (const published of [facts, builtFacts])
    for (const [path, field] of fields) {
      const value = factAt(published, path);
      if (value === undefined || value === "") continue;
      expect(readTyped(field, value), path).toEqual({ value });
    }
  // As its field shows it, too.
  const typed = builtFacts.redFlags.join("\n");
  expect(readTyped(fieldOf("redFlags"), typed)).toEqual({ value: builtFacts.redFlags });
});

it.each([
  ["treatments.tadalafil.price", "money", undefined, { required: true }],
  ["treatments.tadalafil.compareAtPrice", "money", undefined, { required: false }],
  ["treatments.tadalafil.compareAtRecord.from", "day", undefined, { required: false }],
  ["treatments.tadalafil.supply", "text", 140, { required: false, empty: null }],
  ["treatments.tadalafil.description", "long", 700, { required: false }],
  ["people.0.sentence", "long", 300, { required: false, empty: "" }],
  ["place.street", "text", 100, { required: false }],
  ["place.entrance", "text", 200, { required: false, empty: null }],
  ["mapLink", "link", 300, { required: false, empty: null }],
  ["languages", "list", 200, { required: false, empty: [] }],
  ["areaServed", "list", 200, { required: true }],
  ["hours.office.Monday", "hours", undefined, { required: false, empty: null }],
  ["hours.holidayNote", "text", 80, { required: true }],
  ["showCompareAtPrices", "switch", undefined, { required: false, empty: false }],
] as const)("takes the field of %s from its rule", (path, kind, longest, about) => {
  const field = fieldOf(path);
  expect(field).toMatchObject({ kind, longest, ...about });
  if (!longest) return;
  expect(readTyped(field, "x".repeat(longest + 1))).toEqual({ error: "too-long" });
  expect(typedFactErrors("too-long", field)).toContain(String(longest));
});
