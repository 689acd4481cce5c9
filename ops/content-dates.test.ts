import { expect, it } from "vitest";
import { datesIn } from "./content-dates";

it("a file's date is the day of its newest commit", () => {
  const log =
    "2026-11-23\n\ncontent/en/pages/home.ts\n2026-11-20\n\ncontent/en/pages/home.ts\na.ts\n";
  expect(datesIn(log)).toEqual({ "content/en/pages/home.ts": "2026-11-23", "a.ts": "2026-11-20" });
});
