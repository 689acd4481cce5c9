import { site } from "~/content/site";

const long = new Intl.DateTimeFormat("en-US", {
  timeZone: site.timeZone,
  dateStyle: "medium",
  timeStyle: "short",
});
const dayOnly = new Intl.DateTimeFormat("en-US", { timeZone: site.timeZone, dateStyle: "long" });

/** An instant on the clinic's clock, wherever the reader and the server are. */
export function LocalTime({ at }: { at: string }) {
  return <time dateTime={at}>{long.format(new Date(at))}</time>;
}

export const localDay = (at: string) => dayOnly.format(new Date(at));
