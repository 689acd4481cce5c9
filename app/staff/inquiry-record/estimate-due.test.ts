import { describe, expect, it } from "vitest";
import { parseDate } from "~/facts/hours/local-date";
import { estimateDueOn } from "./estimate-due.server";

const day = (text: string) => {
  const date = parseDate(text);
  if (!date) throw new Error(`${text} is no day`);
  return date;
};

const due = (
  requested: string | null,
  appointments: readonly (readonly [scheduled: string, held: string])[] = [],
  settled: string | null = null,
) =>
  estimateDueOn({
    requestedOn: requested === null ? null : day(requested),
    appointments: appointments.map(([scheduled, held]) => ({
      scheduledOn: day(scheduled),
      heldOn: day(held),
    })),
    settledOn: settled === null ? null : day(settled),
  });

describe("an estimate", () => {
  it.each([
    ["on a Monday", "2026-03-02", "2026-03-05"],
    ["on a Thursday", "2026-03-05", "2026-03-10"],
    ["on a Saturday", "2026-03-07", "2026-03-11"],
    ["before Thanksgiving", "2026-11-25", "2026-12-01"],
  ])("is due 3 business days after a request %s", (_, requested, expected) => {
    expect(due(requested)).toBe(expected);
  });

  it.each([
    ["is not due for an appointment 2 business days ahead", "2026-03-04", null],
    ["is due after 1 business day for one 3 business days ahead", "2026-03-05", "2026-03-03"],
    ["is due after 1 business day for one 9 business days ahead", "2026-03-13", "2026-03-03"],
    ["is due after 3 business days for one 10 business days ahead", "2026-03-16", "2026-03-05"],
  ])("%s", (_, held, expected) => {
    expect(due(null, [["2026-03-02", held]])).toBe(expected);
  });

  it("counts back from the appointment's day, past weekends and federal holidays", () => {
    // From Friday to Tuesday, Saturday to Wednesday, Friday to Wednesday, and over Thanksgiving.
    expect(due(null, [["2026-03-06", "2026-03-10"]])).toBeNull();
    expect(due(null, [["2026-03-07", "2026-03-11"]])).toBeNull();
    expect(due(null, [["2026-03-06", "2026-03-11"]])).toBe("2026-03-09");
    expect(due(null, [["2026-11-24", "2026-11-27"]])).toBeNull();
    expect(due(null, [["2026-11-24", "2026-11-30"]])).toBe("2026-11-25");
  });

  it("is due on the earliest of several days", () => {
    expect(due("2026-03-02", [["2026-03-02", "2026-03-06"]])).toBe("2026-03-03");
    expect(
      due(null, [
        ["2026-03-02", "2026-03-31"],
        ["2026-03-03", "2026-03-31"],
      ]),
    ).toBe("2026-03-05");
  });

  it("covers everything requested and scheduled up to its day, and nothing later", () => {
    expect(due("2026-03-02", [["2026-03-03", "2026-03-20"]], "2026-03-03")).toBeNull();
    expect(due("2026-03-02", [["2026-03-04", "2026-03-20"]], "2026-03-03")).toBe("2026-03-09");
  });

  it("is not due where none was requested and nothing is scheduled", () => {
    expect(due(null)).toBeNull();
  });
});
