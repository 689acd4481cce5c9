import { scaleLinear, scalePoint } from "d3-scale";
import { line } from "d3-shape";
import { officeDuration } from "~/content/en/staff/staff";
import { staffNumbersWords as words } from "~/content/en/staff/staff-numbers";
import { Axes, chart } from "./chart-axes";
import { dayLabel } from "./date-labels";
import type { Numbers } from "./numbers-types";

type Week = Numbers["weeks"][number];

/** Median and 90 % of the waiting times by week, with the goal across. */
export function AnswerChart({
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
    [chart.left, chart.width],
  ).padding(0.5);
  const most = Math.max(goalMinutes * 1.25, ...weeks.map(({ ninety }) => ninety ?? 0));
  // The axis has whole hours, also when it covers few.
  const y = scaleLinear([0, most / 60], [chart.bottom, chart.top]).nice(4);
  const draw = (of: (week: Week) => number | null) =>
    line<Week>()
      .defined((week) => of(week) !== null)
      .x(({ week }) => x(week) ?? 0)
      .y((week) => y((of(week) ?? 0) / 60))([...weeks]) ?? "";
  const goal = y(goalMinutes / 60);
  return (
    <svg aria-label={title} className="chart" role="img" viewBox={chart.viewBox}>
      <Axes
        format={(hours) => `${hours} h`}
        labels={weeks.map(({ week }) => ({ label: dayLabel(week), at: x(week) ?? 0 }))}
        ticks={y.ticks(4)}
        y={y}
      />
      <path className="line ninety" d={draw(({ ninety }) => ninety)} />
      <path className="line median" d={draw(({ median }) => median)} />
      {weeks.map(({ week, median, ninety }) => (
        <g key={week}>
          {ninety !== null && (
            <circle className="dot ninety" cx={x(week)} cy={y(ninety / 60)} r={2.5} />
          )}
          {median !== null && (
            <circle className="dot median" cx={x(week)} cy={y(median / 60)} r={2.5} />
          )}
        </g>
      ))}
      <line className="goal" x1={chart.left} x2={chart.width} y1={goal} y2={goal} />
      <text className="goal-label" textAnchor="end" x={chart.width - 2} y={goal - 5}>
        {words.goalLine(officeDuration(goalMinutes))}
      </text>
    </svg>
  );
}
