import { serviceLabel } from "~/content/en/service-options";
import { officeDuration } from "~/content/en/staff/staff";
import { outcomeWords, staffNumbersWords } from "~/content/en/staff/staff-numbers";
import { formatCents } from "~/facts/amount";
import type { Numbers, ResponseTimes } from "./read-numbers.server";

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
  /** The row's value in the chart; absent where the table has no chart of its own. */
  drawn?: readonly number[];
};

export const number = (n: number) => n.toLocaleString("en-US");
export const time = (minutes: number | null) => (minutes === null ? "–" : officeDuration(minutes));
const times = ({ answered, median, ninety }: ResponseTimes) => [
  number(answered),
  time(median),
  time(ninety),
];

/** Every table of the numbers, in the page's order. */
export function numbersTables(numbers: Numbers): NumbersTable[] {
  const { answers, months, people } = words;
  const outcomes = Object.entries(numbers.outcomes) as [keyof Numbers["outcomes"], number][];
  return [
    inquiryTable(
      "weeks",
      numbers.weeks.map(({ week, inquiries }) => [week, inquiries]),
    ),
    {
      ...headed("answers", [answers.answered, answers.median, answers.ninety]),
      rows: numbers.weeks.map((week) => [week.week, ...times(week)]),
    },
    inquiryTable(
      "services",
      numbers.services.map(({ service, inquiries }) => [serviceLabel(service), inquiries]),
    ),
    ...(knowsPages(numbers)
      ? [
          inquiryTable(
            "pages",
            numbers.pages.map(({ path, inquiries }) => [
              path || staffNumbersWords.unknownPage,
              inquiries,
            ]),
          ),
        ]
      : []),
    inquiryTable(
      "outcomes",
      outcomes.map(([outcome, inquiries]) => [outcomeWords[outcome], inquiries]),
    ),
    {
      ...headed("months", [months.payments, months.received, months.refunded]),
      title: numbers.isTest ? months.test : months.title,
      rows: numbers.months.map((month) => [
        month.month,
        number(month.payments),
        formatCents(month.receivedCents),
        formatCents(month.refundedCents),
      ]),
      drawn: numbers.months.map(({ receivedCents }) => receivedCents / 100),
    },
    ...(numbers.people
      ? [
          {
            ...headed("people", [people.answered, people.median, people.ninety]),
            rows: numbers.people.map((person) => [person.name, ...times(person)]),
          },
        ]
      : []),
  ];
}

/** Whether the page is known of at least half of the inquiries: fewer say nothing about the rest. */
function knowsPages({ pages }: Numbers): boolean {
  const sum = (some: Numbers["pages"]) => some.reduce((all, { inquiries }) => all + inquiries, 0);
  const known = sum(pages.filter(({ path }) => path !== ""));
  return known > 0 && known * 2 >= sum(pages);
}

const headed = (name: NumbersTable["name"], columns: readonly string[]) => ({
  name,
  title: words[name].title,
  columns: [words[name].row, ...columns],
});

/** A table of how many inquiries each row has, which its chart draws. */
const inquiryTable = (
  name: "weeks" | "services" | "pages" | "outcomes",
  counts: readonly [label: string, inquiries: number][],
): NumbersTable => ({
  ...headed(name, [words[name].inquiries]),
  rows: counts.map(([label, inquiries]) => [label, number(inquiries)]),
  drawn: counts.map(([, inquiries]) => inquiries),
});

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
  long: format({ month: "short", year: "numeric" }),
};

/** "2026-03-02" → "Mar 2", or with its year. */
export const dayLabel = (day: string, length: keyof typeof days = "short") =>
  days[length].format(new Date(`${day}T00:00:00Z`));

/** "2026-03" → "Mar", or with its year. */
export const monthLabel = (month: string, length: keyof typeof months = "short") =>
  months[length].format(new Date(`${month}-01T00:00:00Z`));
