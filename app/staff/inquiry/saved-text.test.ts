import { expect, it } from "vitest";
import { savedText } from "./inquiry-history";
import type { HistoryEntry } from "./open-inquiry.server";

const entry = (kind: HistoryEntry["kind"], detail: string): HistoryEntry => ({
  id: `${kind} ${detail}`,
  at: "2026-03-02T14:00:00.000Z",
  who: "Ana",
  personId: "ana",
  reference: "CW-7K3M-Q2",
  kind,
  detail,
  note: "",
  from: null,
  to: null,
});
const sent = entry("message", "desk");
const closed = entry("status", "answered");
const called = entry("call", "no-answer");
const followUp = entry("follow-up", "2026-03-03T14:00:00.000Z");

it.each([
  [[sent], "Sent to the visitor."],
  [[closed], "Closed: answered."],
  [[closed, sent], "Sent, and closed: answered."],
  [[followUp, called], "Call: No answer, and follow up Tuesday, March 3, 2026 at 9:00 AM."],
])("what one form changed is named in whole: %#", (entries, text) => {
  expect(savedText(entries)).toBe(text);
});
