import { expect, it } from "vitest";
import { facts } from "../../tests/fixtures/test-facts";
import { whatFits } from "./migrate-facts";

it("accepts every fact, and every part of one, that fits", () => {
  const { tadalafil, sildenafil } = facts.treatments;
  const stored = {
    ...{ city: "Another", email: "nobody", unknown: 1 },
    treatments: {
      tadalafil: { ...tadalafil, price: "cheap" },
      sildenafil: { ...sildenafil, price: 9 },
    },
  };
  const read = whatFits(stored, facts);
  expect(read).toEqual({
    ...facts,
    city: "Another",
    treatments: { ...facts.treatments, sildenafil: { ...sildenafil, price: 9 } },
  });
});
