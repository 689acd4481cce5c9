import { describe, expect, it } from "vitest";
import { products } from "../../tests/fixtures/test-facts";
import { categories } from "../content/en/catalogue/categories";
import { shortly } from "../content/en/catalogue/safety/every-treatment";
import { productsOf } from "./catalogue";
import type { Product } from "./product";
import { sharedCautions } from "./shared-cautions";

const treatment = (title: string, whoShouldNot: string[]) =>
  ({ slug: title, title, safety: { whoShouldNot } }) as unknown as Product;

const inWords = (treatments: readonly Product[], always: string[] = []) => {
  const { shared, more } = sharedCautions(treatments, always);
  return {
    shared,
    more: more.map((group) => [group.treatments.map(({ title }) => title), group.cautions]),
  };
};

it("says once what holds for all, and then only what some add", () => {
  const spray = treatment("Spray", ["asthma", "cancer", "pregnancy"]);
  const vial = treatment("Vial", ["cancer", "pregnancy"]);
  expect(inWords([spray, vial])).toEqual({
    shared: ["cancer", "pregnancy"],
    more: [[["Spray"], ["asthma"]]],
  });
});

it("puts treatments that add the same together", () => {
  const two = ["One", "Two"].map((title) => treatment(title, ["nitrates"]));
  expect(inWords([...two, treatment("Three", ["asthma"])])).toEqual({
    shared: [],
    more: [
      [["One", "Two"], ["nitrates"]],
      [["Three"], ["asthma"]],
    ],
  });
});

it("says of all what every treatment warns of, though one list leaves it out", () => {
  const lists = [treatment("One", ["cancer", "allergy"]), treatment("Two", ["cancer", "asthma"])];
  expect(inWords(lists, ["allergy"])).toEqual({
    shared: ["cancer", "allergy"],
    more: [[["Two"], ["asthma"]]],
  });
});

it("has nothing to say about no treatments", () => {
  expect(inWords([])).toEqual({ shared: [], more: [] });
});

describe.each(categories.map(({ id }) => id))("the treatments of %s", (category) => {
  it("keep each of their warnings", () => {
    const treatments = productsOf(products, category);
    const { shared, more } = sharedCautions(treatments, [shortly.allergy]);
    expect(treatments.length).toBeGreaterThan(0);
    for (const one of treatments)
      for (const caution of one.safety.whoShouldNot)
        expect([
          ...shared,
          ...more
            .filter((group) => group.treatments.includes(one))
            .flatMap((group) => group.cautions),
        ]).toContain(caution);
  });
});
