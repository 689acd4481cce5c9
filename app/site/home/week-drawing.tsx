import type { HomeWords } from "~/content/en/pages/page-words";

/**
 * A third of the panorama: objects on one ledge, which continues in the next third, and in front of
 * them one trail from the first call to the follow-ups. On wide screens the objects get their
 * colors as they come into the window (home.css).
 */
export function WeekDrawing({
  part,
  words: { fork, weeks },
}: {
  part: number;
  words: HomeWords["drawing"];
}) {
  return (
    <svg aria-hidden="true" className="line-drawing" viewBox="0 0 480 260">
      {/* The wall and the ledge reach across the window, behind the other thirds. */}
      {part === 0 && (
        <>
          <path className="wall" d="M-4000 0h9000v200h-9000Z" />
          <path className="ledge" d="M-4000 200h9000v60h-9000Z" />
          <path d="M-4000 200h9000" />
        </>
      )}
      <path className="light" d={lights[part]} />
      {shapes[part]?.map(([line, fill]) => (
        <path d={line} fill={fill && `var(--${fill})`} key={line} />
      ))}
      {part === 1 && (
        <text textAnchor="middle" x="416" y="30">
          {fork}
        </text>
      )}
      {part === 2 && (
        <text textAnchor="middle" x="94" y="163">
          {weeks}
        </text>
      )}
      {trails[part]?.map((line) => (
        <path className="path-of" d={line} key={line} />
      ))}
    </svg>
  );
}

/** The window's light on the wall, which sinks from step to step. */
const lights = [
  "M60 0h150l-44 200H16Z",
  "M96 24h150l-70 176H26Z",
  "M250 92h160l-70 108H180Z",
] as const;

/** Lines and, where they are filled, the token of the color. */
const shapes: readonly (readonly (readonly [line: string, fill?: string])[])[] = [
  [
    // A phone that leans against two books.
    ["M78 200v-22h64v22Z", "harbor"],
    ["M84 178v-18h52v18Z", "gold"],
    ["M42 196 58 108a8 8 0 0 1 9-7l34 6a8 8 0 0 1 7 9L92 200H45a3 3 0 0 1-3-4Z", "surface"],
    ["m72 112 18 3"],
    // A chair.
    ["M196 200v-14m92 0v14"],
    ["M200 146c-6-50 8-66 42-66s48 16 42 66Z", "clay"],
    ["M186 186c-10-34-6-48 6-48s16 10 18 22h64c2-12 6-22 18-22s16 14 6 48Z", "clay"],
    // Three tubes of blood in their rack.
    ["M372 168v-62h18v62Z", "surface"],
    ["M372 168v-34h18v34Z", "rose"],
    ["M402 168v-62h18v62Z", "surface"],
    ["M402 168v-24h18v24Z", "rose"],
    ["M432 168v-62h18v62Z", "surface"],
    ["M432 168v-40h18v40Z", "rose"],
    ["M369 92h24v14h-24Z", "plum"],
    ["M399 92h24v14h-24Z", "harbor"],
    ["M429 92h24v14h-24Z", "gold"],
    ["M356 200v-46h110v46Z", "sage"],
  ],
  [
    // The plan, and the pen that signs it.
    ["M38 200 64 76h92l-26 124Z", "surface"],
    ["M80 98h50m-54 22h50m-54 22h50m-54 22h28"],
    ["m150 196 50-86 13 8-49 86-15 7Z", "marsh"],
    // The fork's other end: a door into the sun, on a block of stone.
    ["M358 200v-72h116v72Z", "sand"],
    ["M388 128V82a28 28 0 0 1 56 0v46Z", "gold"],
    ["M416 54v74"],
    ["M424 94v6"],
  ],
  [
    // A calendar at week 4 to 6.
    ["M38 200V90a6 6 0 0 1 6-6h100a6 6 0 0 1 6 6v110Z", "surface"],
    ["M38 116V90a6 6 0 0 1 6-6h100a6 6 0 0 1 6 6v26Z", "rose"],
    ["M64 74v20m60-20v20"],
    // A clock for each quarter.
    ["M196 176a24 24 0 1 1 48 0 24 24 0 0 1-48 0Z", "surface"],
    ["M220 152a24 24 0 0 1 24 24h-24Z", "clay"],
    ["M264 176a24 24 0 1 1 48 0 24 24 0 0 1-48 0Z", "surface"],
    ["M288 152a24 24 0 0 1 0 48Z", "clay"],
    ["M332 176a24 24 0 1 1 48 0 24 24 0 0 1-48 0Z", "surface"],
    ["M356 152a24 24 0 1 1-24 24h24Z", "clay"],
    ["M400 176a24 24 0 1 1 48 0 24 24 0 0 1-48 0Z", "clay"],
  ],
];

const trails: readonly (readonly string[])[] = [
  ["M60 230h420"],
  ["M0 230h480", "M232 228c50-4 60-38 78-70 14-24 28-34 66-34"],
  ["M0 230h424"],
];
