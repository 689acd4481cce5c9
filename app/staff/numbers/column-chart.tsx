import { scaleBand, scaleLinear } from "d3-scale";
import { Axes, chart, type Point } from "./chart-axes";

/** Columns over time. The title names it; the table below says each value. */
export function ColumnChart({
  title,
  points,
  format,
}: {
  title: string;
  points: readonly Point[];
  /** How a whole value is written. */
  format: (value: number) => string;
}) {
  const places = points.map((_, n) => String(n));
  const x = scaleBand(places, [chart.left, chart.width]).padding(0.25);
  const most = Math.max(1, ...points.map(({ value }) => value));
  const y = scaleLinear([0, most], [chart.bottom, chart.top]).nice(4);
  const labels = points.map(({ label }, n) => ({
    label,
    at: (x(String(n)) ?? 0) + x.bandwidth() / 2,
  }));
  return (
    <svg aria-label={title} className="chart" role="img" viewBox={chart.viewBox}>
      <Axes format={format} labels={labels} ticks={y.ticks(4).filter(Number.isInteger)} y={y} />
      {points.map(({ label, value }, n) => (
        <rect
          className="bar"
          height={chart.bottom - y(value)}
          key={label + places[n]}
          rx={1.5}
          width={x.bandwidth()}
          x={x(String(n))}
          y={y(value)}
        />
      ))}
    </svg>
  );
}
