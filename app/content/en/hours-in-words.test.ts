import { expect, it } from "vitest";
import { hoursInWords } from "./hours-in-words";

const day = { opens: "09:00", closes: "17:00" };
const late = { opens: "12:00", closes: "20:30" };

it("groups days with the same hours, and the closed days", () => {
  const week = { Monday: day, Tuesday: late, Wednesday: day, Thursday: day, Friday: day };
  expect(hoursInWords({ ...week, Saturday: null, Sunday: null })).toBe(
    "Office hours are 9 AM to 5 PM on Monday, Wednesday, Thursday and Friday, and 12 PM to 8:30 PM on Tuesday. The office is closed on Saturday and Sunday.",
  );
  expect(hoursInWords({ ...week, Saturday: day, Sunday: day })).not.toContain("closed");
});
