import type { Facts } from "../facts-schema";

/** What the script that knows the clock has to know, as data of the page (enhance/calling.ts). */
export const callHours = ({ listed, holidays, holidayNote }: Facts["hours"]) => ({
  listed,
  holidays,
  holidayNote,
});

export type CallHours = ReturnType<typeof callHours>;
