import { scaleBand, scaleLinear, scalePoint } from "d3-scale";
import { line } from "d3-shape";
import type { ReactNode } from "react";
import { officeDuration } from "~/content/en/staff/staff";
import { staffNumbersWords as words } from "~/content/en/staff/staff-numbers";
import { formatCents } from "~/facts/amount";
import { dayLabel, monthLabel, type NumbersTable } from "./numbers-tables";
import type { Numbers } from "./read-numbers.server";

/**
 * Across, a chart has percentages of its card's width; down, pixels. So its letters have one size at
 * every width.
 */
const chart = { left: 14, top: 12, bottom: 168, height: 192 } as const;

/** Widths in percent of a phone's card: most of a letter, of one in a name, of a label below the axis. */
const [letter, letterOfName, widestLabel] = [2.75, 2.4, 14];

type Point = { label: string; value: number };

/** Grid lines with their values, and as many labels below as fit. */
function Axes({
  ticks,
  y,
  left = chart.left,
  labels,
  format,
}: {
  ticks: readonly number[];
  y: (value: number) => number;
  left?: number;
  labels: readonly { label: string; at: number }[];
  format: (value: number) => string;
}) {
  const every = Math.ceil((labels.length * widestLabel) / (100 - left));
  return (
    <>
      {ticks.map((value) => (
        <g className="tick" key={value}>
          <line x1={`${left}%`} x2="100%" y1={y(value)} y2={y(value)} />
          {left > 0 && <text y={y(value) + 4}>{format(value)}</text>}
        </g>
      ))}
      {labels.map(
        ({ label, at }, n) =>
          (labels.length - 1 - n) % every === 0 && (
            <text className="below" key={at} textAnchor="middle" x={`${at}%`} y={chart.bottom + 18}>
              {label}
            </text>
          ),
      )}
    </>
  );
}

/**
 * Columns over time, the present one the darkest, each with its value where there is room; an axis
 * otherwise. The title names the chart; the table below lists the values.
 */
export function ColumnChart({
  title,
  points,
  format,
}: {
  title: string;
  points: readonly Point[];
  /** Formats a whole value. */
  format: (value: number) => string;
}) {
  const places = points.map((_, n) => String(n));
  const longest = Math.max(...points.map(({ value }) => format(value).length));
  const isLabeled = longest * letter * points.length <= 100;
  const left = isLabeled ? 0 : chart.left;
  const x = scaleBand(places, [left, 100]).paddingInner(0.25);
  const most = Math.max(1, ...points.map(({ value }) => value));
  const y = scaleLinear([0, most], [chart.bottom, chart.top * (isLabeled ? 2 : 1)]).nice(4);
  const labels = points.map(({ label }, n) => ({
    label,
    at: (x(String(n)) ?? 0) + x.bandwidth() / 2,
  }));
  return (
    <svg aria-label={title} className="chart" height={chart.height} role="img">
      <Axes
        format={format}
        labels={labels}
        left={left}
        ticks={isLabeled ? [0] : y.ticks(4).filter(Number.isInteger)}
        y={y}
      />
      {points.map(({ label, value }, n) => (
        <g key={label + places[n]}>
          <rect
            className={n === points.length - 1 ? "bar" : "bar before"}
            height={chart.bottom - y(value)}
            rx={1.5}
            width={`${x.bandwidth()}%`}
            x={`${x(String(n))}%`}
            y={y(value)}
          />
          {isLabeled && (
            <text className="value" textAnchor="middle" x={`${labels[n]?.at}%`} y={y(value) - 6}>
              {format(value)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

type Week = Numbers["weeks"][number];

/** Least distance of two labels, and the place of labels after the lines. */
const lineHeight = 18;

/** The axis ends at so many times the goal: a single late answer would flatten all others. */
const mostGoals = 3;

/** Moves labels, the lowest first, so far up that none covers the one before: below is the axis. */
function apart<Label extends { at: number }>(labels: readonly Label[]): Label[] {
  const placed: Label[] = [];
  for (const label of labels.toSorted((a, b) => b.at - a.at)) {
    const before = placed.at(-1)?.at ?? Number.POSITIVE_INFINITY;
    placed.push({ ...label, at: Math.min(label.at, before - lineHeight) });
  }
  return placed;
}

/** Median and 90th percentile of the waiting times by week, with the goal as a line. */
export function ResponseTimeChart({
  title,
  weeks,
  goalMinutes,
}: {
  title: string;
  weeks: readonly Week[];
  goalMinutes: number;
}) {
  const x = scalePoint(
    weeks.map(({ week }) => week),
    [chart.left, 100],
  ).padding(0.5);
  const longest = Math.max(goalMinutes * 1.25, ...weeks.map(({ ninety }) => ninety ?? 0));
  const most = Math.min(longest, goalMinutes * mostGoals);
  const isCut = longest > most;
  // Above a cut axis is the line of what exceeds it.
  const top = chart.top + (isCut ? lineHeight : 0);
  const y = scaleLinear([0, most / 60], [chart.bottom, top]).clamp(true);
  // The axis has whole hours, even for short times.
  if (!isCut) y.nice(4);
  const ticks = isCut ? [0, 1, 2, mostGoals].map((n) => (n * goalMinutes) / 60) : y.ticks(4);
  const draw = (of: (week: Week) => number | null) =>
    line<Week>()
      .defined((week) => of(week) !== null)
      .x(({ week }) => x(week) ?? 0)
      .y((week) => y((of(week) ?? 0) / 60))([...weeks]) ?? "";
  const goal = y(goalMinutes / 60);
  const newest = weeks.findLast(({ median }) => median !== null);
  const labels = apart([
    { name: "goal-label", text: words.goalLine(officeDuration(goalMinutes)), at: goal },
    ...(newest
      ? [
          { name: "ninety-label", text: answers.ninety, at: y((newest.ninety ?? 0) / 60) },
          { name: "value", text: answers.median, at: y((newest.median ?? 0) / 60) },
        ]
      : []),
  ]);
  return (
    <svg aria-label={title} className="chart lines-chart" height={chart.height} role="img">
      <Axes
        format={(hours) => `${hours} h`}
        labels={weeks.map(({ week }) => ({ label: dayLabel(week), at: x(week) ?? 0 }))}
        ticks={ticks}
        y={y}
      />
      <svg
        aria-hidden="true"
        height={chart.height}
        preserveAspectRatio="none"
        viewBox={`0 0 100 ${chart.height}`}
      >
        <path className="line ninety" d={draw(({ ninety }) => ninety)} />
        <path className="line median" d={draw(({ median }) => median)} />
      </svg>
      {weeks.map(({ week, median, ninety }) => (
        <g key={week}>
          {ninety !== null && (
            <circle className="dot ninety" cx={`${x(week)}%`} cy={y(ninety / 60)} r={2.5} />
          )}
          {median !== null && (
            <circle className="dot median" cx={`${x(week)}%`} cy={y(median / 60)} r={2.5} />
          )}
          {ninety !== null && ninety > most && (
            <text className="ninety-label" textAnchor="middle" x={`${x(week)}%`} y={top - 8}>
              {`▲ ${officeDuration(ninety)}`}
            </text>
          )}
        </g>
      ))}
      <line className="goal" x1={`${chart.left}%`} x2="100%" y1={goal} y2={goal} />
      {labels.map(({ name, text, at }) => (
        <text className={name} dx={4} key={name} x="100%" y={at + 4}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** Height of a row, and most of a bar; the names before the bars take no more than this share. */
const [rowHeight, barHeight, mostOfNames] = [28, 16, 56];

/** A bar chart with one row per name and each value at the end of its bar. */
export function RowChart({ title, points }: { title: string; points: readonly Point[] }) {
  if (points.length === 0) return null;
  const height = points.length * rowHeight;
  const names = points.map(({ label }) => label);
  const y = scaleBand(names, [0, height]).padding(0.35);
  const most = Math.max(1, ...points.map(({ value }) => value));
  const longestName = Math.max(...names.map((name) => name.length));
  const barsAt = Math.min(mostOfNames, letterOfName * (longestName + 1));
  const x = scaleLinear([0, most], [barsAt, 100]);
  return (
    <svg aria-label={title} className="chart rows-chart" height={height} role="img">
      {points.map(({ label, value }) => {
        const top = y(label) ?? 0;
        const middle = top + y.bandwidth() / 2;
        const thickness = Math.min(y.bandwidth(), barHeight);
        return (
          <g key={label}>
            <text className="name" y={middle + 4}>
              {shortened(label)}
            </text>
            <rect
              className="bar"
              height={thickness}
              rx={1.5}
              width={`${Math.max(value > 0 ? 0.25 : 0, x(value) - barsAt)}%`}
              x={`${barsAt}%`}
              y={middle - thickness / 2}
            />
            <text className="value" dx={6} x={`${x(value)}%`} y={middle + 4}>
              {count(value)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A name cut to the width; the table shows it whole. */
const shortened = (text: string) => (text.length > 25 ? `${text.slice(0, 24)}…` : text);

const { answers } = words.tables;

/** Rows of a chart with one row per name; the table below has all. */
const mostRows = 12;

/** A chart above a table that holds the same values. */
export function chartOf({ name, title, rows, drawn }: NumbersTable, numbers: Numbers): ReactNode {
  // A single value is no drawing: the table alone says it.
  const values =
    name === "answers" ? numbers.weeks.map(({ median }) => median !== null) : (drawn ?? []);
  if (values.filter(Boolean).length < 2) return null;
  if (name === "answers")
    return (
      <ResponseTimeChart goalMinutes={numbers.goalMinutes} title={title} weeks={numbers.weeks} />
    );
  if (!drawn) return null;
  const pointsOf = (labelOf = (label: string) => label) =>
    drawn.map((value, n) => ({ label: labelOf(rows[n]?.[0] ?? ""), value }));
  if (name === "weeks")
    return <ColumnChart format={count} points={pointsOf(dayLabel)} title={title} />;
  if (name === "months")
    return <ColumnChart format={dollars} points={pointsOf(monthLabel)} title={title} />;
  const points = pointsOf();
  const none = points.filter(({ value }) => value === 0).map(({ label }) => label);
  return (
    <>
      <RowChart points={points.filter(({ value }) => value > 0).slice(0, mostRows)} title={title} />
      {none.length > 0 && <p className="hint">{words.noneOf(none)}</p>}
    </>
  );
}

const count = (value: number) => value.toLocaleString("en-US");
const dollars = (value: number) => formatCents(Math.round(value) * 100).replace(/\.\d\d$/, "");
