import { expect, it } from "vitest";
import { ownQuestions } from "~/content/en/own-texts";
import { factGroups } from "~/content/en/staff/staff-site";
import { currentFacts } from "~/facts/current-facts";
import { groupFields } from "./site-fields";
import { fieldPath } from "./site-page";

it("every fact is changed at a URL of its own, in the form that has its field", () => {
  const facts = currentFacts();
  const keys = ownQuestions(facts).map(({ key }) => key);
  const seen = new Set<string>();
  for (const group of factGroups)
    for (const { path } of groupFields(group, facts, keys)) {
      expect(fieldPath(path).split("#")[0], path).toBe(`/staff/site/${group}`);
      expect(seen, path).not.toContain(fieldPath(path));
      seen.add(fieldPath(path));
    }
  expect(fieldPath("treatments.tadalafil.price")).toBe(
    "/staff/site/treatments/tadalafil#treatments-tadalafil-price",
  );
});
