/** Units of a drawing: about the pixels of a phone's width. */
export const chart = {
  width: 400,
  left: 44,
  top: 12,
  bottom: 168,
  viewBox: "0 0 400 192",
} as const;

export type Point = { label: string; value: number };

/** Lines across with their values, and what stands below; only as many labels as fit. */
export function Axes({
  ticks,
  y,
  labels,
  format,
}: {
  ticks: readonly number[];
  y: (value: number) => number;
  labels: readonly { label: string; at: number }[];
  format: (value: number) => string;
}) {
  const every = Math.ceil(labels.length / 7);
  return (
    <>
      {ticks.map((value) => (
        <g className="tick" key={value}>
          <line x1={chart.left} x2={chart.width} y1={y(value)} y2={y(value)} />
          <text textAnchor="end" x={chart.left - 6} y={y(value) + 4}>
            {format(value)}
          </text>
        </g>
      ))}
      {labels.map(
        ({ label, at }, n) =>
          (labels.length - 1 - n) % every === 0 && (
            <text className="below" key={at} textAnchor="middle" x={at} y={chart.bottom + 18}>
              {label}
            </text>
          ),
      )}
    </>
  );
}
