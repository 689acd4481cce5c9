import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { facts } from "../../../testing/fixtures/clinic";
import { sampleDetails } from "../../facts/sample-details";
import { FactsContext } from "../../facts/use-facts";
import { People } from "./people";
import { Place } from "./place";

const html = (of: typeof facts) =>
  renderToStaticMarkup(
    <FactsContext value={of}>
      <People />
      <Place />
    </FactsContext>,
  );

it("shows nobody and no place while the clinic has not said who and where", () => {
  expect(html({ ...facts, people: [], place: null })).toBe("");
});

it("shows each person and the place that the facts name, and asks nobody else for a map", () => {
  const shown = html({ ...facts, ...sampleDetails });
  for (const { role, name, training, license, sentence } of sampleDetails.people)
    for (const text of [role, name, training, license, sentence]) expect(shown).toContain(text);
  expect(shown.match(/License /g)).toHaveLength(2);
  const { street, parking, entrance } = sampleDetails.place ?? {};
  for (const text of [street, parking, entrance]) expect(shown).toContain(text);
  expect(shown).toContain('<svg aria-label="Map: ');
  expect(shown).not.toMatch(/<(iframe|script)|src="https?:/);
});

it("leaves out what of the place is not known yet", () => {
  const place = sampleDetails.place && { ...sampleDetails.place, parking: null, map: null };
  const shown = html({ ...facts, place });
  expect(shown).not.toContain("Parking");
  expect(shown).not.toContain("<svg aria-label");
});
