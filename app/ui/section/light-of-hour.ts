/** Lights in which a page's head may be rendered beside the morning's, by the end of its file's name. */
export type HourLight = "-dawn" | "-noon" | "-low";

/** The light of an hour of the clinic's day, 0 to 23; "" is the morning's. */
export function lightOfHour(hour: number): HourLight | "" {
  if (hour >= 5 && hour < 8) return "-dawn";
  if (hour >= 8 && hour < 11) return "";
  return hour >= 11 && hour < 16 ? "-noon" : "-low";
}

/**
 * The hour of the clinic's day, 0 to 23, by the rules of US Eastern Time: asking the browser for
 * another time zone's clock takes a phone 0.1 s, and the page's main picture would wait for it.
 */
export function clinicHour(now: Date): number {
  const year = now.getUTCFullYear();
  const firstSunday = (month: number) =>
    1 + ((7 - new Date(Date.UTC(year, month, 1)).getUTCDay()) % 7);
  const begins = Date.UTC(year, 2, firstSunday(2) + 7, 7);
  const ends = Date.UTC(year, 10, firstSunday(10), 6);
  const isSummerTime = begins <= now.getTime() && now.getTime() < ends;
  return (now.getUTCHours() + (isSummerTime ? 20 : 19)) % 24;
}
