/** Position, size and rotation of each shell, set by hand so that the rows look irregular. */
const shells = [
  [40, 206, 34, -18],
  [96, 196, 44, 12],
  [158, 210, 32, 40],
  [212, 192, 46, -8],
  [276, 208, 36, 24],
  [330, 196, 42, -30],
  [66, 138, 38, 30],
  [130, 128, 42, -14],
  [190, 132, 34, 8],
  [248, 130, 44, 34],
  [312, 134, 38, -6],
  [100, 68, 36, -26],
  [166, 62, 42, 16],
  [232, 66, 34, -10],
  [290, 74, 32, 28],
  [148, 8, 30, -4],
  [206, 4, 34, 20],
] as const;

/** One shell: a fan of ribs from the hinge to the rim. */
const rim = "M0 10C-9 4-12-4-11-11C-8-15-4-17 0-17C4-17 8-15 11-11C12-4 9 4 0 10Z";
const ribs = "M0 9-8-13M0 9-4-16M0 9V-17M0 9 4-16M0 9 8-13";

/** A drawing of coquina, the stone: many shells pressed together. */
export function ShellWall() {
  return (
    <svg aria-hidden="true" className="shell-wall" viewBox="0 -30 372 270">
      {shells.map(([x, y, size, turn]) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 13})`}>
          <path d={rim} />
          <path className="ribs" d={ribs} />
        </g>
      ))}
    </svg>
  );
}
