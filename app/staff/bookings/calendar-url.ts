/** View of the calendar. `person`: "" is unassigned, null the default. */
type CalendarQuery = {
  view: "week" | "day";
  day: string;
  person: string | null;
  choosing: { reference: string; minutes: number; place: string } | null;
};

export function calendarUrl({ view, day, person, choosing }: CalendarQuery) {
  const query = new URLSearchParams({ day, view });
  if (person !== null) query.set("with", person);
  if (choosing) {
    query.set("for", choosing.reference);
    query.set("minutes", String(choosing.minutes));
    query.set("place", choosing.place);
  }
  return `/staff/calendar?${query}`;
}

/** The page on which a caller is entered with an appointment at a free time that was clicked. */
export const newInquiryUrl = (at: { day: string; time: string; personId: string }) =>
  `/staff/new?${new URLSearchParams({ at: `${at.day}T${at.time}`, with: at.personId })}`;
