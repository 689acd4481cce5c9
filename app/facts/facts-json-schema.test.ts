import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { facts } from "../../tests/fixtures/clinic";
import { factsJsonSchema } from "./facts-json-schema";

const published = readFileSync("docs/facts.schema.json", "utf8");

it("is published as docs/facts.schema.json (npm run facts -- schema > docs/facts.schema.json)", async () => {
  await expect(factsJsonSchema()).toMatchFileSnapshot("../../docs/facts.schema.json");
});

it("names every fact", () => {
  const { properties, required } = JSON.parse(published);
  expect(Object.keys(properties).sort()).toEqual(Object.keys(facts).sort());
  expect(required.sort()).toEqual(Object.keys(facts).sort());
});
