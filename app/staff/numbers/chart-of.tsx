import type { ReactNode } from "react";
import { staffNumbersWords } from "~/content/en/staff/staff-numbers";
import { formatCents } from "~/facts/amount";
import { AnswerChart, ColumnChart, RowChart } from "./charts";
import { dayLabel, monthLabel, type NumbersTable } from "./numbers-tables";
import type { Numbers } from "./read-numbers.server";

const { answers } = staffNumbersWords.tables;

/** Rows of a chart with one row per name; the table below has all. */
const mostRows = 12;

/** A chart above a table that holds the same values. */
export function chartOf({ name, title, rows, drawn }: NumbersTable, numbers: Numbers): ReactNode {
  if (name === "answers")
    return (
      <>
        <p aria-hidden="true" className="legend hint">
          <span className="median">{answers.median}</span>
          <span className="ninety">{answers.ninety}</span>
        </p>
        <AnswerChart goalMinutes={numbers.goalMinutes} title={title} weeks={numbers.weeks} />
      </>
    );
  if (!drawn) return null;
  const points = drawn.map((value, n) => ({ label: rows[n]?.[0] ?? "", value }));
  if (name === "weeks")
    return <ColumnChart format={count} points={points.map(labeled(dayLabel))} title={title} />;
  if (name === "months")
    return <ColumnChart format={dollars} points={points.map(labeled(monthLabel))} title={title} />;
  return <RowChart points={points.slice(0, mostRows)} title={title} />;
}

const count = (value: number) => value.toLocaleString("en-US");
const dollars = (value: number) => formatCents(value * 100).replace(/\.\d\d$/, "");

const labeled =
  (labelOf: (name: string) => string) =>
  ({ label, value }: { label: string; value: number }) => ({ label: labelOf(label), value });
