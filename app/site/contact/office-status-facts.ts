import type { Facts } from "~/facts/facts-schema";

/** What office-status-script.ts has to know, as data of the page. */
export const officeStatusFacts = ({
  office,
  holidays,
  closedDays,
  holidayNote,
}: Facts["hours"]) => ({
  office,
  holidays,
  closedDays,
  holidayNote,
});

export type OfficeStatusFacts = ReturnType<typeof officeStatusFacts>;
