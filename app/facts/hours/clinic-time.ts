import { timeZone } from "../identity";

// Scripts that show no times leave them out.
const format = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", {
  timeZone,
  dateStyle: "medium",
  timeStyle: "short",
});

/** "Mar 2, 2026, 9:00 AM" on the clinic's clock; the reader's and the server's time zones do not matter. */
export const clinicTime = (instant: string) => format.format(new Date(instant));

const day = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", {
  timeZone,
  weekday: "long",
  month: "long",
  day: "numeric",
});
const hour = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", {
  timeZone,
  hour: "numeric",
  minute: "2-digit",
});

const longDay = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "long" });
const long = /* @__PURE__ */ new Intl.DateTimeFormat("en-US", {
  timeZone,
  dateStyle: "long",
  timeStyle: "short",
});

/** "November 27, 2026" on the clinic's calendar. */
export const localDay = (instant: string) => longDay.format(new Date(instant));

/** "November 27, 2026 at 9:00 AM" on the clinic's clock. */
export const longTime = (instant: string) => long.format(new Date(instant));

/** "Monday, March 9" on the clinic's clock. */
export const appointmentDay = (instant: string) => day.format(new Date(instant));

/** "10:00 AM" on the clinic's clock. */
export const appointmentStart = (instant: string) =>
  hour.format(new Date(instant)).replace("\u202f", " ");

/** "Monday, March 9, 10:00 AM to 10:30 AM" on the clinic's clock. */
export const appointmentTime = (startsAt: string, endsAt: string) =>
  `${appointmentDay(startsAt)}, ${appointmentStart(startsAt)} to ${appointmentStart(endsAt)}`;
