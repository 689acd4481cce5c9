import { scaleBand, scaleLinear } from "d3-scale";
import type { Point } from "./chart-axes";

const width = 400;
const rowHeight = 24;
/** X position at which the bars begin, after the names. */
const left = 160;

/** A bar chart with one row per name and each value at the end of its bar. */
export function RowChart({ title, points }: { title: string; points: readonly Point[] }) {
  if (points.length === 0) return null;
  const height = points.length * rowHeight;
  const names = points.map(({ label }) => label);
  const y = scaleBand(names, [0, height]).padding(0.35);
  const most = Math.max(1, ...points.map(({ value }) => value));
  const x = scaleLinear([0, most], [left, width - 40]);
  return (
    <svg aria-label={title} className="chart" role="img" viewBox={`0 0 ${width} ${height}`}>
      {points.map(({ label, value }) => {
        const top = y(label) ?? 0;
        const middle = top + y.bandwidth() / 2 + 4;
        return (
          <g key={label}>
            <text className="name" textAnchor="end" x={left - 8} y={middle}>
              {shortened(label)}
            </text>
            <rect
              className="bar"
              height={y.bandwidth()}
              rx={1.5}
              width={Math.max(value > 0 ? 1 : 0, x(value) - left)}
              x={left}
              y={top}
            />
            <text className="value" x={x(value) + 6} y={middle}>
              {value.toLocaleString("en-US")}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A name cut to the width; the table shows it whole. */
const shortened = (text: string) => (text.length > 25 ? `${text.slice(0, 24)}…` : text);
