import { readFileSync } from "node:fs";

const file = (family: string, weight: number) =>
  readFileSync(
    new URL(
      `../node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`,
      import.meta.url,
    ),
  );

/** The site's two families, as satori takes them. */
export const fonts = [
  { name: "Serif", data: file("newsreader", 400), weight: 400 },
  { name: "Serif", data: file("newsreader", 500), weight: 500 },
  { name: "Sans", data: file("instrument-sans", 400), weight: 400 },
  { name: "Sans", data: file("instrument-sans", 500), weight: 500 },
  { name: "Sans", data: file("instrument-sans", 600), weight: 600 },
] as const;
