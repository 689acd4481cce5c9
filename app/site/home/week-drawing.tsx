import type { HomeWords } from "~/content/en/pages/page-words";

/**
 * A third of the panorama: objects on one table, whose edge continues in the next third.
 * `pathLength` lets the style draw every line at the same speed (home.css).
 */
export function WeekDrawing({
  part,
  words: { fork, weeks },
}: {
  part: number;
  words: HomeWords["drawing"];
}) {
  return (
    <svg aria-hidden="true" className="line-drawing" viewBox="0 0 480 210">
      <path d="M0 180h480" pathLength="1" />
      {lines[part]?.map((line) => (
        <path d={line} key={line} pathLength="1" />
      ))}
      {part === 1 && (
        <>
          <path className="path-of" d="M214 158c40 0 52-6 76-30s42-48 92-48" />
          <path className="path-of" d="M214 158h246" />
          <path d="m374 72 10 8-10 8" />
          <path d="m452 150 10 8-10 8" />
          <text textAnchor="end" x="466" y="60">
            {fork}
          </text>
        </>
      )}
      {part === 2 && (
        <text textAnchor="middle" x="94" y="140">
          {weeks}
        </text>
      )}
    </svg>
  );
}

const lines: readonly (readonly string[])[] = [
  [
    // A phone on its stand.
    "M44 180 58 92a8 8 0 0 1 9-7l34 5a8 8 0 0 1 7 9l-13 81M72 96l18 3M58 180l34-38",
    // A chair.
    "M190 180v-16m100 16v-16M182 164c-8-32-4-44 8-44s14 10 16 22h68c2-12 4-22 16-22s16 12 8 44ZM196 120c-4-44 10-58 44-58s48 14 44 58",
    // Three tubes in their rack.
    "M358 180v-34h92v34M370 146V88a9 9 0 0 1 18 0v58m8 0V88a9 9 0 0 1 18 0v58m8 0V88a9 9 0 0 1 18 0v58M370 112h18m8 12h18m8-18h18",
  ],
  [
    // The plan, and the pen that wrote it.
    "M40 180 62 62h82l-20 118M76 84h46m-50 20h46m-50 20h30m-34 20h22",
    "m126 176 52-84 12 8-52 82-14 6Z",
  ],
  [
    // A calendar at week 4 to 6.
    "M40 180V76a6 6 0 0 1 6-6h96a6 6 0 0 1 6 6v104M40 98h108M62 60v20m64-20v20",
    // Four quarters of a year, each further away.
    "M196 180a34 34 0 0 1 68 0m8 0a30 30 0 0 1 60 0m8 0a26 26 0 0 1 52 0m8 0a22 22 0 0 1 44 0",
    "M230 146v34m72-30v30m64-26v26m56-22v22",
  ],
];
