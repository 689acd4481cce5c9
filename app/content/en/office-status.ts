import { unbrokenHour, type Weekday } from "../../facts/hours/opening-hours";

/** The line beside the hours that says whether somebody is there now. */
export const officeStatusWords = {
  open: (closes: string) => `Open now until ${unbrokenHour(closes)}`,
  closed: (inDays: number, weekday: Weekday, time: string) => {
    const day = inDays === 0 ? "today" : inDays === 1 ? "tomorrow" : weekday;
    return `Closed now. Opens ${day} at ${unbrokenHour(time)}`;
  },
};
