import { timeZone } from "../identity";
import { type CallbackFacts, nextCallbackDay } from "./callback-window";
import { instantOf } from "./zoned-time.server";

/**
 * The instant at which a window begins next, on a day on which the office is open; null when there
 * is none.
 * @param value such as "14:00-16:00"
 */
export function nextCallback(value: string, facts: CallbackFacts, now: Date): Date | null {
  const day = nextCallbackDay(value, facts, now);
  return day && instantOf(day, value.slice(0, 5), timeZone);
}
