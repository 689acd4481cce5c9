import { timeZoneName } from "../../../facts/identity";

/** Words of the calendar of appointments. */
export const calendarWords = {
  title: "Calendar",
  weekOf: (day: string) => `Week of ${day}`,
  previous: { week: "Previous week", day: "Previous day" },
  next: { week: "Next week", day: "Next day" },
  today: "Today",
  views: { week: "Week", day: "Day" },
  viewsLabel: "How much is shown",
  daysLabel: "Days",
  with: "With",
  everybody: "Everybody",
  nobody: "Nobody yet",
  show: "Show",
  hour: `Time (${timeZoneName})`,
  closed: "Closed",
  appointments: (n: number) => (n === 1 ? "1 appointment" : `${n} appointments`),
  none: "No appointments.",
  withPerson: (name: string) => `with ${name}`,
  choosing: {
    book: (name: string) => `Choose a time for ${name}`,
    move: (name: string) => `Choose another time for ${name}`,
    now: (time: string) => `Now: ${time}`,
    hint: "A click on a free time books it, and the visitor gets an email.",
    back: "Back to the inquiry",
    length: "Length",
    place: "Where",
    slot: (time: string, day: string) => `Book ${time}, ${day}`,
    full: "No free time.",
  },
  clash: (who: string, other: string) =>
    `Not booked: ${who} has another appointment then, ${other}. These times are still free.`,
  taken: "Not booked: this time is not free any more. These times are still free.",
  changed: "Not booked: this appointment was changed meanwhile. Please look at the inquiry.",
} as const;
