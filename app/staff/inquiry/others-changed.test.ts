import { expect, it } from "vitest";
import { type InquiryDetails, othersChanged } from "./open-inquiry.server";

/** An inquiry whose changes were made by these people, the newest first. */
const changedBy = (...people: string[]) => ({
  reference: "CW-AAAA-AA",
  version: people.length,
  history: people.map((personId) => ({
    personId,
    reference: "CW-AAAA-AA",
  })) as InquiryDetails["history"],
});

it("names another person's change only if it came after the version that was seen", () => {
  expect(othersChanged(changedBy("ana", "ben", "ana"), 1, "ana")).toBe(true);
  expect(othersChanged(changedBy("ana", "ben", "ana"), 2, "ana")).toBe(false);
});

it("does not take a person's own later changes for somebody else's", () => {
  expect(othersChanged(changedBy("ana", "ana", "ana"), 1, "ana")).toBe(false);
});
