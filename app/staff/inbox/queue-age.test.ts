import { describe, expect, it } from "vitest";
import { eventsOf, sinceText } from "./queue-age";

describe("since when a row of the queue waits", () => {
  const now = Date.parse("2026-03-12T19:30:00.000Z");
  it.each([
    ["2026-03-12T19:29:40.000Z", "3:29 PM"],
    ["2026-03-12T19:27:00.000Z", "3:27 PM"],
    ["2026-03-12T14:05:00.000Z", "10:05 AM"],
    ["2026-03-10T20:00:00.000Z", "Tue 4:00 PM"],
    ["2026-03-06T21:00:00.000Z", "Fri 4:00 PM"],
    ["2026-03-02T14:00:00.000Z", "Mar 2"],
    ["2025-03-02T14:00:00.000Z", "Mar 2, 2025"],
    ["2026-03-13T14:00:00.000Z", "Fri 10:00 AM"],
  ])("formats %s as %s on the clinic's clock, on both sides of a clock change", (at, text) => {
    expect(sinceText(at, now)).toBe(text);
  });
});

describe("what a row of the queue says", () => {
  const now = Date.parse("2026-03-12T19:30:00.000Z");
  const row = { visitorEvents: [], due: null, isPlanned: false, group: "due" } as const;
  const planned = (kind: "follow-up" | "callback", at: string, reason: string) => ({
    due: { at, kind, reason },
    isPlanned: Date.parse(at) <= now,
  });
  const followUp = planned("follow-up", "2026-03-12T14:00:00.000Z", "Lab results");
  const callLater = planned("callback", "2026-03-13T18:00:00.000Z", "2 to 4 PM");
  it.each([
    ["a message", { ...row, visitorEvents: ["wrote"] }, "Wrote back"],
    [
      "a request and a message",
      { ...row, visitorEvents: ["reschedule", "wrote"] },
      "Asks for another time · Wrote again",
    ],
    ["a follow-up", { ...row, ...followUp }, "Follow up: Lab results"],
    [
      "both",
      { ...row, ...followUp, visitorEvents: ["wrote"] },
      "Follow up: Lab results · Wrote again",
    ],
    [
      "a call later, of a new one",
      { ...row, ...callLater, group: "new" },
      "Call back Fri 2 to 4 PM",
    ],
    ["a message before a call", { ...row, ...callLater, visitorEvents: ["wrote"] }, "Wrote back"],
    ["nothing", row, ""],
  ] as const)("names %s", (_, given, text) => {
    expect(eventsOf({ ...given, visitorEvents: [...given.visitorEvents] }, now).join(" · ")).toBe(
      text,
    );
  });
});
