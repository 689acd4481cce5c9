import type { HourLight } from "~/content/en/pictures";
import { localTime } from "~/facts/hours/zoned-time.server";
import { timeZone } from "~/facts/identity";

/** The light of the hour at the clinic. */
export function lightAt(instant: Date): HourLight {
  const hour = Number.parseInt(localTime(instant, timeZone), 10);
  if (hour >= 5 && hour < 8) return "-dawn";
  if (hour >= 8 && hour < 11) return "";
  return hour >= 11 && hour < 16 ? "-noon" : "-low";
}
