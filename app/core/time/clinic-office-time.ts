import type { Facts } from "~/facts/facts-schema";
import { isClosedDay } from "~/facts/hours/closed-day";
import { timeZone } from "~/facts/identity";
import { makeOfficeTime } from "./office-time";

/** The office hours of the published facts, without the days on which the clinic is closed. */
export const clinicOfficeTime = (currentFacts: () => Facts) =>
  makeOfficeTime(
    () => currentFacts().hours.office,
    timeZone,
    (day) => isClosedDay(day, currentFacts().hours),
  );
