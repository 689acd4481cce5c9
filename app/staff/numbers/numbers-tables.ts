import { serviceLabel } from "~/content/en/service-options";
import { officeDuration } from "~/content/en/staff/staff";
import { outcomeWords, staffNumbersWords } from "~/content/en/staff/staff-numbers";
import { formatCents } from "~/facts/amount";
import type { AnswerTimes, Numbers } from "./read-numbers.server";

const words = staffNumbersWords.tables;

/** Choices of how many weeks the page shows, up to this one. */
export const weeksShown = [13, 26, 52] as const;

/** The period that the URL asks for. */
export const readWeeks = (query: URLSearchParams) =>
  weeksShown.find((weeks) => String(weeks) === query.get("weeks")) ?? weeksShown[0];

/** One table of the page and its file: the name of each row, then its values. */
export type NumbersTable = {
  name: keyof typeof words;
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** What its chart shows of each row; absent where there is none, or another. */
  drawn?: readonly number[] | undefined;
};

const number = (n: number) => n.toLocaleString("en-US");
const time = (minutes: number | null) => (minutes === null ? "–" : officeDuration(minutes));
const times = ({ answered, median, ninety }: AnswerTimes) => [
  number(answered),
  time(median),
  time(ninety),
];

/** Every table of the numbers, in the page's order. */
export function numbersTables(numbers: Numbers): NumbersTable[] {
  const table = (
    name: keyof typeof words,
    columns: readonly string[],
    rows: readonly (readonly string[])[],
    drawn?: readonly number[],
  ): NumbersTable => ({
    name,
    title: words[name].title,
    columns: [words[name].row, ...columns],
    rows,
    drawn,
  });
  const inquiriesOf = (rows: readonly { inquiries: number }[]) =>
    rows.map(({ inquiries }) => inquiries);
  const { answers, months, people } = words;
  const outcomes = Object.entries(numbers.outcomes) as [keyof Numbers["outcomes"], number][];
  return [
    table(
      "weeks",
      [words.weeks.inquiries],
      numbers.weeks.map(({ week, inquiries }) => [week, number(inquiries)]),
      inquiriesOf(numbers.weeks),
    ),
    table(
      "answers",
      [answers.answered, answers.median, answers.ninety],
      numbers.weeks.map((week) => [week.week, ...times(week)]),
    ),
    table(
      "services",
      [words.services.inquiries],
      numbers.services.map(({ service, inquiries }) => [serviceLabel(service), number(inquiries)]),
      inquiriesOf(numbers.services),
    ),
    table(
      "pages",
      [words.pages.inquiries],
      numbers.pages.map(({ path, inquiries }) => [
        path || staffNumbersWords.unknownPage,
        number(inquiries),
      ]),
      inquiriesOf(numbers.pages),
    ),
    table(
      "outcomes",
      [words.outcomes.inquiries],
      outcomes.map(([outcome, inquiries]) => [outcomeWords[outcome], number(inquiries)]),
      outcomes.map(([, inquiries]) => inquiries),
    ),
    table(
      "months",
      [months.payments, months.received, months.refunded],
      numbers.months.map((month) => [
        month.month,
        number(month.payments),
        formatCents(month.receivedCents),
        formatCents(month.refundedCents),
      ]),
      numbers.months.map(({ receivedCents }) => receivedCents / 100),
    ),
    ...(numbers.people
      ? [
          table(
            "people",
            [people.answered, people.median, people.ninety],
            numbers.people.map((person) => [person.name, ...times(person)]),
          ),
        ]
      : []),
  ];
}

/** Fewest weeks and months in a chart, so that a column can be compared. */
const fewestDrawn = 4;

/** Drops the weeks and months before the first with data. */
export function withoutEmptyStart(numbers: Numbers): Numbers {
  return {
    ...numbers,
    weeks: fromFirst(numbers.weeks, ({ inquiries }) => inquiries > 0),
    months: fromFirst(numbers.months, ({ payments }) => payments > 0),
  };
}

function fromFirst<Period>(periods: readonly Period[], isFilled: (period: Period) => boolean) {
  const first = periods.findIndex(isFilled);
  return periods.slice(first < 0 ? -fewestDrawn : Math.min(first, periods.length - fewestDrawn));
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });

const days = {
  short: format({ month: "short", day: "numeric" }),
  long: format({ dateStyle: "medium" }),
};
const months = {
  short: format({ month: "short" }),
  long: format({ month: "long", year: "numeric" }),
};

/** "2026-03-02" → "Mar 2", or with its year. */
export const dayLabel = (day: string, length: keyof typeof days = "short") =>
  days[length].format(new Date(`${day}T00:00:00Z`));

/** "2026-03" → "Mar", or in full. */
export const monthLabel = (month: string, length: keyof typeof months = "short") =>
  months[length].format(new Date(`${month}-01T00:00:00Z`));
