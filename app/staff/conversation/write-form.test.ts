import { expect, it } from "vitest";
import { draftText } from "./write-form";

const savedAt = "2026-03-02T19:14:00.000Z";

it.each([
  ["later that day", "2026-03-02T22:00:00.000Z", "Draft, saved 2:14 PM"],
  // In UTC this is seven hours later, but it is still Monday at the clinic.
  ["in the evening", "2026-03-03T04:59:00.000Z", "Draft, saved 2:14 PM"],
  ["after midnight", "2026-03-03T05:00:00.000Z", "Draft, saved Mar 2, 2026, 2:14 PM"],
])("says when a draft was saved, %s", (_, now, text) => {
  expect(draftText(savedAt, Date.parse(now)).replaceAll("\u202f", " ")).toBe(text);
});
