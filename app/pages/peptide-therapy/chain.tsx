const step = 52;
const perRow = 5;

/** One gentle wave for wide screens. */
const inWave = (index: number) => ({ x: 32 + index * step, y: 60 + 26 * Math.sin(index * 0.9) });

/** Rows that turn back at their end for phones, where a wave's letters would be too small. */
function inRows(index: number) {
  const row = Math.floor(index / perRow);
  const at = index % perRow;
  const column = row % 2 ? perRow - 1 - at : at;
  return { x: 32 + column * 66, y: 32 + row * 70 + 8 * Math.sin(column * 2) };
}

/** A peptide as what it is: its amino acids on a string, one bead for each. */
export function Chain({ residues, caption }: { residues: string; caption: string }) {
  const rows = Math.ceil(residues.length / perRow);
  return (
    <figure className="chain">
      <Drawing
        className="chain-wave"
        place={inWave}
        residues={residues}
        viewBox={`0 0 ${64 + (residues.length - 1) * step} 120`}
      />
      <Drawing
        className="chain-rows"
        place={inRows}
        residues={residues}
        viewBox={`0 0 ${64 + (perRow - 1) * 66} ${64 + (rows - 1) * 70}`}
      />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Drawing({
  residues,
  place,
  ...svg
}: {
  residues: string;
  place: (index: number) => { x: number; y: number };
  className: string;
  viewBox: string;
}) {
  const beads = [...residues].map((letter, index) => {
    const { x, y } = place(index);
    return { letter, id: `${index}${letter}`, x: x.toFixed(1), y: y.toFixed(1) };
  });
  return (
    <svg aria-hidden="true" {...svg}>
      <path d={beads.map(({ x, y }, index) => `${index ? "L" : "M"}${x} ${y}`).join("")} />
      {beads.map(({ letter, id, x, y }) => (
        <g key={id}>
          <circle cx={x} cy={y} r="22" />
          <text dy="6" x={x} y={y}>
            {letter}
          </text>
        </g>
      ))}
    </svg>
  );
}
