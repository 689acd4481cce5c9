import type { Facts } from "~/facts/facts-schema";

/** What office-status-script.ts has to know, as data of the page. */
export const officeStatusFacts = ({ office, holidays, holidayNote }: Facts["hours"]) => ({
  office,
  holidays,
  holidayNote,
});

export type OfficeStatusFacts = ReturnType<typeof officeStatusFacts>;
