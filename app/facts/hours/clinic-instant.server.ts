import { timeZone } from "../identity";
import { parseDate } from "./local-date";
import { instantOf } from "./zoned-time.server";

/**
 * The instant at which the clinic's clock shows a time, "2026-11-29T09:00", with the rules of
 * instantOf; null when the text is not a time.
 */
export function clinicInstant(local: string): Date | null {
  const [, day = "", time = ""] =
    /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)(?::00)?$/.exec(local) ?? [];
  const date = parseDate(day);
  return date && instantOf(date, time, timeZone);
}
