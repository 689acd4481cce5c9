import { timeZoneName } from "../../../facts/identity";

/** Words of the calendar of appointments. */
export const calendarWords = {
  title: "Calendar",
  weekOf: (day: string) => `Week of ${day}`,
  previous: { week: "Previous week", day: "Previous day" },
  next: { week: "Next week", day: "Next day" },
  today: "Today",
  views: { week: "Week", day: "Day" },
  /** Added to the week on a phone, which shows one of its days. */
  byDay: "by day",
  viewsLabel: "How much is shown",
  daysLabel: "Days",
  stepsLabel: "Other weeks and days",
  with: "With",
  everybody: "Everybody",
  nobody: "Nobody yet",
  print: "Print",
  printed: "Appointments to print",
  daySheet: (day: string) => `Day sheet, ${day}`,
  backToCalendar: "Back to the calendar",
  columns: {
    time: "Time",
    name: "Name",
    phone: "Phone",
    service: "Service",
    place: "Where",
    person: "With",
    state: "Status",
  },
  show: "Show",
  hour: `Time (${timeZoneName})`,
  empty: "+",
  newAt: (time: string, day: string) => `Caller at ${time}, ${day}`,
  closed: "Closed",
  away: "Away",
  off: { away: "Away", lunch: "Lunch" },
  offFrom: (why: string, from: string, until: string) => `${why}, ${from} to ${until}`,
  more: "More",
  hours: "Hours and absences",
  closeDay: "Close a day",
  appointments: (n: number) => (n === 1 ? "1 appointment" : `${n} appointments`),
  none: "No appointments.",
  withPerson: (name: string) => `with ${name}`,
  choosing: {
    book: (name: string) => `Choose a time for ${name}`,
    move: (name: string) => `Choose another time for ${name}`,
    now: (time: string) => `Now: ${time}`,
    hint: "A click on a free time books it, and the visitor gets an email.",
    hintNoMails: "A click on a free time books it. The visitor gets no email: tell them yourself.",
    other: "Another day or time",
    emailOnly: "This visitor wants emails only: do not call.",
    back: "Back to the inquiry",
    length: "Length",
    place: "Where",
    slot: (time: string, day: string) => `Book ${time}, ${day}`,
    full: "No free time.",
  },
  feed: {
    title: "Your appointments in another calendar",
    hint: "A private URL for the calendar of your phone or computer. It shows the times and references of your appointments, no names. Whoever has the URL can read it.",
    url: "Subscribe to this URL",
    once: "Copy it now: you won’t see it again.",
    make: "Make a private URL",
    renew: "Make a new one (the old one stops working)",
    end: "Stop it",
  },
  clash: (who: string, other: string) =>
    `Not booked: ${who} has another appointment then, ${other}. These times are still free.`,
  taken: "Not booked: this time is not free any more. These times are still free.",
  differs:
    "Not booked: you changed with whom, how long or where. These are the free times for that; choose one.",
  changed: "Not booked: this appointment was changed meanwhile. Please look at the inquiry.",
} as const;

/** Texts about offering times to a visitor. */
export const offerWords = {
  action: "Offer times",
  title: (name: string) => `Offer times to ${name}`,
  hint: (most: number) =>
    `Tick up to ${most}. The visitor gets an email and chooses one on their private page, which books it. The times are not held, and an earlier offer ends.`,
  from: "From",
  submit: (n: number) => (n === 1 ? "Offer 1 time" : `Offer ${n} times`),
  /** The same for a script. */
  some: "Offer {n} times",
  clear: "Clear all",
  tooMany: (n: string) => `${n} are ticked: offer at most six`,
  refused: {
    count: (n: number) =>
      `Not offered: ${n > 1 ? `${n} are ticked; ` : ""}choose one to six times.`,
    /** `when`: the appointment; null when it was canceled at once. */
    booked: (when: string | null) =>
      `Not offered: ${when || "a time"} was booked for this inquiry meanwhile. Times that you offer now would move it.`,
    taken: "Not offered: one of these times is not free any more. The others are still ticked.",
    differs:
      "Not offered: you changed with whom, how long, where or from which day. These are the free times for that; look at the ticks again.",
    conflict: "Not offered: the inquiry is closed, or this person is no longer at the desk.",
    unreachable: "Not offered: the visitor could not see the times. Call them, and book one.",
  },
  heading: "Offered times",
  by: (who: string) => `Offered by ${who}`,
  withPerson: (name: string) => `With ${name}`,
  notFree: "not free any more",
  withdraw: "Take the offer back",
  over: "Not taken back: this offer has ended already.",
} as const;

/** Words of the page with one person's hours and absences. */
export const scheduleWords = {
  heading: (name: string) => `Hours and absences: ${name}`,
  people: "People",
  back: "Back to the calendar",
  saved: (name: string) => `Saved: the hours of ${name}. Free times follow them from now on.`,
  problems: "Not saved. Please check what is marked.",
  /** The page was opened before somebody else saved. */
  stale: {
    /** `who`: null when it is not known. */
    message: (who: string | null, byYou: boolean) =>
      `Not saved: ${byYou ? "you changed these hours in another window" : who === null ? "these hours were changed" : `${who} changed these hours`} meanwhile. Those changes are now in the form, beside yours. Check them and save again.`,
    heading: "Changed on both sides",
    clashes: "Here the form has what you typed. What is saved:",
    ticked: "ticked",
    notTicked: "not ticked",
  },
  who: {
    heading: "Who can be booked",
    bookable: "Can be booked",
    services: "For these services",
    byVisitors: "Visitors may book them without the desk, where the website offers that",
  },
  week: {
    heading: "The week",
    asOffice: "The same as the office’s hours",
    hint: "A day without times is a day off. Times outside the office’s hours are not booked.",
    from: "from",
    until: "until",
    none: "none",
    lunch: "Lunch, every day",
    buffer: "Time between two visits",
    minutes: (minutes: number) => (minutes === 0 ? "None" : `${minutes} min`),
  },
  absences: {
    heading: "Away",
    hint: "Without times these are whole days. Empty a row to remove it.",
    heads: { from: "From", leaves: "at", until: "To", returns: "at" },
    parts: (n: number) => ({
      from: `Absence ${n}: first day, from`,
      leaves: `Absence ${n}: leaves at`,
      until: `Absence ${n}: last day, to`,
      returns: `Absence ${n}: returns at`,
    }),
  },
  save: "Save",
  outside: {
    heading: "Appointments outside these hours",
    hint: "They stay as they are until you move or cancel them.",
  },
  wrong: {
    hours: "Enter from when until when, such as 09:00 and 17:00, or leave both empty.",
    absence: "Give each row its first day; it must end after it begins.",
    many: (most: number) => `At most ${most} rows: remove those that are over.`,
    services: "Tick at least one service, or untick “Can be booked”.",
  },
} as const;
