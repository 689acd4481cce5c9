import { expect, it } from "vitest";
import type { OfficeStatus } from "~/facts/hours/office-status";
import type { Weekday } from "~/facts/hours/opening-hours";
import { hoursNowText } from "./office-status";

const date = { year: 2026, month: 3, day: 7 };
const opens = (inDays: number, weekday: Weekday, time: string): OfficeStatus => ({
  office: "closed",
  opens: { inDays, weekday, time, date },
  closedDay: undefined,
});
const until = (closes: string): OfficeStatus => ({ office: "open", closes });
const painters = { inDays: 0, weekday: "Friday", name: "Painters" } as const;

it.each<[string, OfficeStatus, OfficeStatus, string]>([
  [
    "both closed, with different openings",
    opens(2, "Saturday", "10:00"),
    opens(4, "Monday", "09:00"),
    "Phones open Saturday at 10 AM, office Monday at 9 AM.",
  ],
  [
    "both closed until the same time",
    opens(1, "Friday", "09:00"),
    opens(1, "Friday", "09:00"),
    "Phones and office open tomorrow at 9 AM.",
  ],
  ["both open", until("18:00"), until("17:00"), "Phones open until 6 PM, office until 5 PM."],
  [
    "the office closed while calls are taken",
    until("16:00"),
    opens(2, "Monday", "09:00"),
    "Phones open until 4 PM, office opens Monday at 9 AM.",
  ],
  [
    "a closed day",
    { office: "closed", opens: null, closedDay: painters },
    { office: "closed", opens: null, closedDay: painters },
    "Closed today (Painters)",
  ],
  [
    "a holiday",
    { office: "holiday", closedDay: undefined },
    { office: "holiday", closedDay: undefined },
    "Please call first.",
  ],
])("says both hours in one line: %s", (_, phones, office, text) => {
  expect(hoursNowText({ phones, office }, "Please call first.")).toBe(text);
});
