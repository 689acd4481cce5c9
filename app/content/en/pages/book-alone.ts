import type { BookingPlace } from "~/core/db/tables/inquiry-tables";
import { timeZoneName } from "../../../facts/identity";

export const allTimes: string = `All times are ${timeZoneName} Time.`;

/**
 * Where visitors book without the desk: on the private page, and after an inquiry was sent. Apart
 * from the private page's other words, which the consultation form's script does not need.
 */
export const bookAloneWords = {
  heading: "Choose a time",
  places: { phone: "By phone: we call you", office: "At our office" } satisfies Record<
    BookingPlace,
    string
  >,
  hint: "Tap a time to book it. It’s confirmed at once.",
  move: "Tap another time to move your appointment. It’s confirmed at once.",
  rather: "Would one of these times suit you better?",
  full: "There are no free times in the next days.",
  none: "None of these times suits me",
  zone: `${timeZoneName} Time` as string,
} as const;
