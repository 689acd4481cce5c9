import { clinicTime } from "~/facts/hours/clinic-time";
import { timeZone } from "~/facts/identity";

const dayOnly = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "long" });

/** An instant on the clinic's clock. */
export function LocalTime({ at }: { at: string }) {
  return <time dateTime={at}>{clinicTime(at)}</time>;
}

export const localDay = (at: string) => dayOnly.format(new Date(at));
