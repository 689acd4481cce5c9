import { expect, it } from "vitest";
import { facts } from "../../../tests/fixtures/test-facts";
import { renderOnSite } from "../../../tests/support/render-on-site";
import { sampleDetails } from "../../facts/sample-details";
import { People } from "./people";
import { Place } from "./place";

const html = (of: typeof facts) =>
  renderOnSite(
    <>
      <People />
      <Place />
    </>,
    of,
  );

it("shows no people and no place until the clinic has supplied them", () => {
  expect(html({ ...facts, people: [], place: null })).toBe("");
});

it("shows the people and the place of the facts, and loads no map from elsewhere", () => {
  const shown = html({ ...facts, ...sampleDetails });
  for (const { role, name, training, license, sentence } of sampleDetails.people)
    for (const text of [role, name, training, license, sentence]) expect(shown).toContain(text);
  expect(shown.match(/License /g)).toHaveLength(2);
  const { street, parking, entrance } = sampleDetails.place ?? {};
  for (const text of [street, parking, entrance]) expect(shown).toContain(text);
  expect(shown).toContain('<svg aria-label="Map: ');
  expect(shown).not.toMatch(/<(iframe|script)|src="https?:/);
});

it("leaves out unknown details of the place", () => {
  const place = sampleDetails.place && { ...sampleDetails.place, parking: null, map: null };
  const shown = html({ ...facts, place });
  expect(shown).not.toContain("Parking");
  expect(shown).not.toContain("<svg aria-label");
});
