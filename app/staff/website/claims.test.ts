import { describe, expect, it } from "vitest";
import { z } from "zod";
import { approvals, studyKinds } from "~/facts/fact-limits";
import { factsSchema } from "~/facts/facts-schema";
import { facts } from "../../../tests/fixtures/test-facts";
import { openTestDatabase } from "../../../tests/support/databases";
import { raisesEvidence, readClaims } from "./claims.server";
import { fieldsOf } from "./fields-of";

const promise = "A GUARANTEED CURE";

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A value that matches a JSON schema, with `promise` in each free text. */
function promiseEverywhere(schema: JsonSchema): unknown {
  const { anyOf, properties, prefixItems, items, additionalProperties, propertyNames } = schema;
  if (anyOf) return promiseEverywhere(anyOf[0] as JsonSchema);
  if (properties)
    return Object.fromEntries(
      Object.entries(properties).map(([name, of]) => [name, promiseEverywhere(of as JsonSchema)]),
    );
  if (prefixItems) return prefixItems.map((of) => promiseEverywhere(of as JsonSchema));
  if (items) return [promiseEverywhere(items as JsonSchema)];
  if (additionalProperties) {
    const names = (propertyNames as JsonSchema | undefined)?.enum ?? ["something-new"];
    const value = promiseEverywhere(additionalProperties as JsonSchema);
    return Object.fromEntries(names.map((name) => [name, value]));
  }
  const isFree =
    schema.type === "string" &&
    [schema.format, schema.enum, schema.const].every((rule) => rule === undefined) &&
    (schema.pattern === undefined || schema.pattern === String.raw`.*\.$`);
  return isFree ? promise : null;
}

function countPromises(value: unknown): number {
  if (typeof value === "object" && value !== null)
    return Object.values(value).reduce<number>((sum, part) => sum + countPromises(part), 0);
  return value === promise ? 1 : 0;
}

async function claimsIn(changes: Parameters<typeof readClaims>[1]) {
  const { db } = await openTestDatabase("sqlite");
  return readClaims({ db }, changes, fieldsOf(facts));
}

describe("the texts that are checked for promises", () => {
  it("are all free texts of the facts' schema, so that no new fact is left out", async () => {
    const everything = promiseEverywhere(z.toJSONSchema(factsSchema, { io: "input" }));
    const changes = Object.entries(everything as object).map(([path, to]) => ({ path, to }));
    const claims = await claimsIn(changes);
    expect(claims).toHaveLength(countPromises(everything));
    const paths = claims.map(({ path }) => path);
    expect(paths).toContain("hours.holidayNote");
    expect(paths).toContain("banner");
    expect(paths).toContain("treatments.something-new.lasts");
  });

  it("include the note for holidays, when it alone is changed", async () => {
    const note = { path: "hours.holidayNote", from: facts.hours.holidayNote, to: promise };
    expect(await claimsIn([note])).toMatchObject([{ path: note.path, state: "unread" }]);
  });

  it("are named after the field in which they are changed", async () => {
    const closed = [{ from: "2027-05-03", until: "2027-05-03", name: promise }];
    expect(await claimsIn([{ path: "hours", to: { closedDays: closed } }])).toMatchObject([
      { path: "hours.closedDays", text: promise },
    ]);
  });

  it("are read in Spanish where they are Spanish, and in English, too", async () => {
    const path = "spanish.treatments.tadalafil.summary";
    const wordsOf = async (at: string, to: string) =>
      (await claimsIn([{ path: at, to }])).flatMap(({ words }) => words.map(({ word }) => word));
    expect(await wordsOf(path, "Un aerosol sin efectos secundarios.")).toEqual([
      "sin efectos secundarios",
    ]);
    expect(await wordsOf(path, "Resultados garan\u00ADtizados, como Ozempic.")).toEqual([
      "garantía, garantizar, asegurado",
      "Ozempic",
    ]);
    expect(await wordsOf(path, "A spray with no side effects.")).toEqual(["no side effects"]);
    expect(await wordsOf(path, "No se ha demostrado que ayude a bajar de peso.")).toEqual([]);
    expect(await wordsOf("treatments.tadalafil.summary", "Un aerosol sin riesgos.")).toEqual([]);
    expect(
      await claimsIn([{ path: "spanish.areaServed", to: ["Yulee", "Sin riesgos"] }]),
    ).toMatchObject([{ path: "spanish.areaServed", text: "Sin riesgos" }]);
  });

  it("are only those that a change adds", async () => {
    const [from, to] = [
      ["Jacksonville", promise],
      [promise, "Jacksonville", "North Florida"],
    ];
    expect(await claimsIn([{ path: "areaServed", from, to }])).toEqual([]);
  });
});

describe("a claim", () => {
  const path = (name: string) => `treatments.tadalafil.evidence.${name}`;

  it("is every higher approval and every stronger kind of study", () => {
    for (const [at, lower] of approvals.entries())
      for (const [other, value] of approvals.entries())
        expect(raisesEvidence({ path: path("approval"), from: lower, to: value })).toBe(other < at);
    const kinds = [null, ...studyKinds];
    for (const [at, from] of kinds.entries())
      for (const [other, to] of kinds.entries())
        expect(raisesEvidence({ path: path("studies"), from: from, to: to })).toBe(other > at);
  });

  it("is not a change of another fact", () => {
    expect(raisesEvidence({ path: path("reviewedBy"), from: "A", to: "B" })).toBe(false);
    expect(raisesEvidence({ path: "treatments.tadalafil.price", from: 1, to: 2 })).toBe(false);
  });
});
