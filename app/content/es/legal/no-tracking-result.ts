// Translates content/en/legal/no-tracking-result.ts as of 3a5b8cbefb99.
import { noTrackingResult as english } from "../../en/legal/no-tracking-result";

const longDate = new Intl.DateTimeFormat("es-US", { dateStyle: "long", timeZone: "UTC" });

/** The English result, which `npm run no-tracking` writes, with its date in Spanish. */
export const noTrackingResult = {
  ...english,
  measuredOn: longDate.format(new Date(`${english.measuredOn} UTC`)),
} as const;
