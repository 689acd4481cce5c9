/**
 * The clinic's two sets of hours. The specification gives both and they differ on purpose:
 * `officeHours` is when somebody is in the Jacksonville office (contact page, "open now"),
 * `listedHours` is when calls are taken, which is what search engines are told.
 */
export type Weekday =
  | "Monday"
  | "Tuesday"
  | "Wednesday"
  | "Thursday"
  | "Friday"
  | "Saturday"
  | "Sunday";

/** Local time in the clinic's time zone, 24-hour "HH:MM"; null when closed all day. */
export type OpenHours = { opens: string; closes: string } | null;
export type WeeklyHours = Record<Weekday, OpenHours>;

const nineToFive = { opens: "09:00", closes: "17:00" };
const tenToSix = { opens: "10:00", closes: "18:00" };
const nineToSix = { opens: "09:00", closes: "18:00" };

export const officeHours: WeeklyHours = {
  Monday: nineToFive,
  Tuesday: tenToSix,
  Wednesday: nineToFive,
  Thursday: tenToSix,
  Friday: nineToFive,
  Saturday: null,
  Sunday: null,
};

export const listedHours: WeeklyHours = {
  Monday: nineToSix,
  Tuesday: nineToSix,
  Wednesday: nineToSix,
  Thursday: nineToSix,
  Friday: nineToSix,
  Saturday: { opens: "10:00", closes: "16:00" },
  Sunday: null,
};

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const satisfies readonly Weekday[];

/** "17:00" → "5 PM", "09:30" → "9:30 AM". */
export function formatHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

/** The line beside the hours that says whether somebody is there now. */
export const officeStatusWords = {
  open: (closes: string) => `Open now until ${formatHour(closes)}`,
  closed: (inDays: number, weekday: Weekday, time: string) => {
    const day = inDays === 0 ? "today" : inDays === 1 ? "tomorrow" : weekday;
    return `Closed now. Opens ${day} at ${formatHour(time)}`;
  },
  holiday: "Holiday hours may differ. Please call.",
};
