import type { ReactNode } from "react";
import { serviceLabel } from "~/content/en/service-options";
import { outcomeWords, staffNumbersWords as words } from "~/content/en/staff/staff-numbers";
import { formatCents } from "~/facts/amount";
import { AnswerChart, ColumnChart, RowChart } from "./charts";
import { dayLabel, monthLabel, type NumbersTable } from "./numbers-tables";
import { outcomes } from "./numbers-types";
import type { Numbers } from "./read-numbers.server";

const { answers } = words.tables;

/** A chart above a table that holds the same values. */
export function chartOf({ name, title }: NumbersTable, numbers: Numbers): ReactNode {
  switch (name) {
    case "weeks":
      return (
        <ColumnChart
          format={(value) => value.toLocaleString("en-US")}
          points={numbers.weeks.map(({ week, inquiries }) => ({
            label: dayLabel(week),
            value: inquiries,
          }))}
          title={title}
        />
      );
    case "answers":
      return (
        <>
          <p aria-hidden="true" className="legend hint">
            <span className="median">{answers.median}</span>
            <span className="ninety">{answers.ninety}</span>
          </p>
          <AnswerChart goalMinutes={numbers.goalMinutes} title={title} weeks={numbers.weeks} />
        </>
      );
    case "services":
      return (
        <RowChart
          points={numbers.services.map(({ service, inquiries }) => ({
            label: serviceLabel(service),
            value: inquiries,
          }))}
          title={title}
        />
      );
    case "pages":
      return (
        <RowChart
          points={numbers.pages.slice(0, 12).map(({ path: page, inquiries }) => ({
            label: page || words.unknownPage,
            value: inquiries,
          }))}
          title={title}
        />
      );
    case "outcomes":
      return (
        <RowChart
          points={outcomes.map((outcome) => ({
            label: outcomeWords[outcome],
            value: numbers.outcomes[outcome],
          }))}
          title={title}
        />
      );
    case "months":
      return (
        <ColumnChart
          format={(dollars) => formatCents(dollars * 100).replace(/\.\d\d$/, "")}
          points={numbers.months.map(({ month, receivedCents }) => ({
            label: monthLabel(month),
            value: receivedCents / 100,
          }))}
          title={title}
        />
      );
    case "people":
      return null;
  }
}
