/** Lights in which a page's head may be rendered beside the morning's, by the end of its file's name. */
export type HourLight = "-dawn" | "-noon" | "-low";

/** The light of an hour of the clinic's day, 0 to 23; "" is the morning's. */
export function lightOfHour(hour: number): HourLight | "" {
  if (hour >= 5 && hour < 8) return "-dawn";
  if (hour >= 8 && hour < 11) return "";
  return hour >= 11 && hour < 16 ? "-noon" : "-low";
}
