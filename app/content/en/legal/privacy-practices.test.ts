import { expect, it } from "vitest";
import { privacyPractices } from "./privacy-practices";

it("the notice that the clinic supplies is shown word for word, with its date", () => {
  const words = privacyPractices({
    privacyNotice: { effective: "January 2, 2027", text: "One.\n\nTwo.\n \nThree." },
  });
  expect(words.sections.flatMap(({ blocks }) => blocks)).toEqual(["One.", "Two.", "Three."]);
  expect([words.effective, words.updated]).toEqual(["January 2, 2027", "January 2, 2027"]);
});

it("the page says how to get a copy and names no date while there is no notice", () => {
  const words = privacyPractices({ privacyNotice: null });
  expect(JSON.stringify(words.sections)).toContain("ask us for a copy");
  expect(words.effective).toBeUndefined();
});
