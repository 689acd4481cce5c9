import { expect, it } from "vitest";
import { speaksSpanish } from "./spoken-languages";

it.each([
  [["English", "Spanish"], true],
  [["Español"], true],
  [["spanish, by our front desk"], true],
  [["English", "Portuguese"], false],
  [[], false],
])("the clinic speaks Spanish where a fact lists it: %j", (languages, speaks) => {
  expect(speaksSpanish({ languages })).toBe(speaks);
});
