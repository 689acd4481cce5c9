import type { GivenHow } from "~/core/db/tables/inquiry-tables";

/** Texts of good-faith estimates: at an inquiry, in the form that writes one, and on paper. */
export const estimateWords = {
  title: "Good-faith estimate",
  dueBy: (day: string) => `Estimate due by ${day}`,
  late: "It is late.",
  why: "For people who are uninsured or pay for care themselves: 3 business days after they ask. When an appointment is made 3 to 9 business days ahead, 1 business day after; 10 or more ahead, 3 business days after (45 CFR 149.610).",
  write: "Write an estimate",
  asked: "They asked for one",
  save: "Save",
  askedOn: "Asked on",
  noSuchDay: "Choose today or a day before, on which they asked for the estimate.",
  send: "Send it on the private page",
  paper: "Handed over on paper",
  notGiven: "Not given yet: the due date ends when the visitor has it.",
  notGivenMark: "Not given yet",
  given: {
    page: (day: string) => `On the private page since ${day}`,
    paper: (day: string) => `Handed over on paper on ${day}`,
  } satisfies Record<GivenHow, (day: string) => string>,
  unreachable:
    "It cannot be sent: no email goes to this visitor, or the private link is withdrawn. Hand it over on paper.",
  none: "No estimate is needed",
  noneHint: "For example because a claim goes to the visitor’s insurance.",
  written: (day: string, total: string) => `${day}: ${total}`,
  writtenBy: (who: string) => `by ${who}`,
  events: {
    written: "Wrote an estimate",
    sent: "Sent the estimate",
    paper: "Handed over the estimate on paper",
    "not-needed": "No estimate is needed",
  },
  /** "asked 2026-03-02" */
  askedEvent: (day: string) => `Asked for an estimate on ${day}`,
} as const;

export const estimateFormWords = {
  title: (reference: string) => `Estimate for ${reference}`,
  heading: "Write a good-faith estimate",
  back: "Back to the inquiry",
  lead: "List everything that you expect the care to need. It is kept with the inquiry and cannot be changed later; write a new one instead.",
  summary: (n: number) =>
    n === 1 ? "One field needs another look:" : `${n} fields need another look:`,
  patient: "Patient’s name",
  birthDate: "Date of birth",
  birthDateHint: "Leave the date of birth empty to write it on the paper.",
  primary: "Main item or service",
  expected: "Expected date or period",
  diagnosisCodes: "Diagnosis codes",
  optional: (label: string) => `${label} (optional)`,
  items: "Items and services",
  itemsHint: (clinic: string) =>
    `Empty rows are left out. Where “Who provides it” is empty, it is ${clinic}.`,
  item: (n: number) => `Item ${n}`,
  service: "Item or service",
  code: "Service code",
  quantity: "Quantity",
  price: "Price each, in dollars",
  provider: "Who provides it",
  separate: "Scheduled separately",
  separateHint: "What you expect before or after this care, a line each. These are not in the sum.",
  more: "More rows",
  submit: "Write it, and give it later",
  pricesHint: "Treatments of the price list are offered as you type; leave their price empty.",
  problems: {
    missing: (label: string) => `${label} is missing.`,
    tooLong: (label: string, most: number) => `${label}: at most ${most} characters.`,
    noDay: "There is no such day. Write it like 1980-03-02.",
    noBirthDay: "Nobody living was born on that day. Check the year.",
    noItem: "List at least one item or service.",
    quantity: "Write a whole number from 1 to 999.",
    price: "Write dollars and cents, such as 120.00; 0 if it is free.",
    total: "The sum is more than this form can hold.",
  },
} as const;

/** The list of estimates that were given. */
export const givenEstimatesWords = {
  title: "Estimates",
  lead: "Every good-faith estimate that was given, kept for six years (45 CFR 149.610(f)), also after its inquiry is deleted.",
  search: "Patient or reference",
  none: "No estimate was given yet.",
  columns: {
    patient: "Patient",
    reference: "Reference",
    given: "Given",
    how: "How",
    by: "By",
    total: "Total",
  },
  how: { page: "On the private page", paper: "On paper" } satisfies Record<GivenHow, string>,
} as const;

/** Beside a written estimate at the desk. */
export const estimatePageWords = {
  record:
    "An estimate that was given is kept for six years, apart from the inquiry (45 CFR 149.610(f)): see Estimates, under More.",
  writeAnother: "Write another from this one",
} as const;
