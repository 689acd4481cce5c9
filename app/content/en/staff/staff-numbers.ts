import type { ClosedAs } from "~/core/db/tables/inquiry-tables";

export const outcomeWords: Record<ClosedAs | "open", string> = {
  booked: "Booked",
  came: "Came",
  answered: "Answered",
  "not-interested": "Not interested",
  "no-answer": "No answer",
  "not-eligible": "Not eligible",
  duplicate: "Duplicate",
  "wrong-number": "Wrong number",
  open: "Still open",
};

export const staffNumbersWords = {
  title: "Numbers",
  lead: "Without suspected spam. Weeks begin on Monday, and times are office hours.",
  period: "Period",
  weeks: (n: number) => `${n} weeks`,
  export: "Export CSV",
  summary: {
    label: "In this period",
    inquiries: "Inquiries",
    median: "Median to the first answer",
    ninety: "90% answered within",
    goal: "Goal",
  },
  asTable: "As a table",
  none: "Nothing yet.",
  noneOf: (names: readonly string[]) => `None: ${names.join(", ")}`,
  total: "All",
  unknownPage: "Not known",
  tables: {
    weeks: { title: "Inquiries a week", row: "Week of", inquiries: "Inquiries" },
    answers: {
      title: "Time to the first answer, in office hours",
      row: "Week of",
      answered: "Answered",
      median: "Median",
      ninety: "90%",
    },
    services: { title: "Inquiries by service", row: "Service", inquiries: "Inquiries" },
    pages: { title: "Inquiries by the page they came from", row: "Page", inquiries: "Inquiries" },
    outcomes: { title: "What became of them", row: "Outcome", inquiries: "Inquiries" },
    months: {
      title: "Payments a month",
      row: "Month",
      payments: "Payments",
      received: "Received",
      refunded: "Refunded",
    },
    people: {
      title: "First answers by person",
      row: "Name",
      answered: "Answered",
      median: "Median",
      ninety: "90%",
    },
  },
  peopleHint: "Only owners see this table.",
  goalLine: (time: string) => `Goal: ${time}`,
} as const;
