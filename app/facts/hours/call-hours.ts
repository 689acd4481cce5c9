import type { Facts } from "../facts-schema";

/** The facts that a script needs to say whether calls are taken now (enhance/calling.ts). */
export const callHours = ({ listed, holidays, closedDays, holidayNote }: Facts["hours"]) => ({
  listed,
  holidays,
  closedDays,
  holidayNote,
});

export type CallHours = ReturnType<typeof callHours>;
