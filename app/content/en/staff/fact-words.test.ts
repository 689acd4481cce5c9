import { expect, it } from "vitest";
import { fieldPart } from "./fact-words";

it("names a page with questions as the navigation does", () => {
  const pages = ["hormone-replacement", "longevity", "faqs"];
  expect(pages.map((page) => fieldPart(`questions.${page}/what-is-it.answer`))).toEqual([
    "Hormone Therapy",
    "Longevity",
    "FAQs",
  ]);
});
