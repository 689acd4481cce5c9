export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

/** Local time in the clinic's time zone, 24-hour "HH:MM"; null when closed all day. */
export type OpenHours = { opens: string; closes: string } | null;
export type WeeklyHours = Record<Weekday, OpenHours>;

/** "17:00" → "5 PM", "09:30" → "9:30 AM". */
export function formatHour(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute ? `:${String(minute).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "AM" : "PM"}`;
}

/** For lines that a script writes: a non-breaking space keeps number and "PM" together. */
export const unbrokenHour = (time: string) => formatHour(time).replace(" ", "\u00a0");

/** In tables: "9 AM–5 PM" */
export const formatHours = ({ opens, closes }: NonNullable<OpenHours>) =>
  `${formatHour(opens)}–${formatHour(closes)}`;

/** In sentences: "9 AM to 5 PM" */
export const hoursInText = ({ opens, closes }: NonNullable<OpenHours>) =>
  `${formatHour(opens)} to ${formatHour(closes)}`;
