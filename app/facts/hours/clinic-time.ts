import { timeZone } from "../identity";

const format = new Intl.DateTimeFormat("en-US", {
  timeZone,
  dateStyle: "medium",
  timeStyle: "short",
});

/** "Mar 2, 2026, 9:00 AM" on the clinic's clock, wherever the reader and the server are. */
export const clinicTime = (instant: string) => format.format(new Date(instant));
