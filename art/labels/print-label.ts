import { writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { mark } from "../../app/content/en/wordmark.ts";
import { currentFacts } from "../../app/facts/current-facts.ts";
import { box, shellMark } from "./element.ts";
import { fonts } from "./fonts.ts";

/** Millimetres round the vessel, its height, and the part that the camera sees whole. */
export const formats = {
  vial: { width: 63, height: 22.4, front: 17.2, type: 1 },
  spray: { width: 72, height: 25, front: 18.6, type: 1.08 },
  jar: { width: 108, height: 27, front: 29, type: 1.3 },
} as const;

export type Label = {
  vessel: keyof typeof formats;
  /** The treatment's name in the lines it is set in. */
  name: readonly string[];
  /** Height of the name's letters in mm. */
  size: number;
  /** What stands under the name: the two substances of a blend. */
  sub?: string;
  form: string;
  accent: string;
};

const dotsPerMm = 40;
const ink = "#23282a";
const paper = "#f6f2ea";

/** The clinic's name, the treatment's, its form: never a dose or a count. */
export async function printLabel(label: Label, out: string) {
  const format = formats[label.vessel];
  const mm = dotsPerMm * format.type;
  const width = format.width * dotsPerMm;
  const height = format.height * dotsPerMm;
  const front = format.front * dotsPerMm;
  const band = 0.75 * mm;
  const small = { fontFamily: "Sans", color: ink };

  const head = box(
    { flexDirection: "column" },
    box(
      { ...small, fontWeight: 600, fontSize: 1.12 * mm, letterSpacing: 0.25 * mm },
      currentFacts().name.toUpperCase(),
    ),
    box({ width: front, height: 0.09 * mm, background: label.accent, marginTop: 0.9 * mm }, ""),
  );
  const names = label.name.map((line) =>
    box(
      {
        fontFamily: "Serif",
        fontWeight: 500,
        fontSize: label.size * mm,
        lineHeight: 1.04,
        letterSpacing: -0.03 * mm,
        color: ink,
      },
      line,
    ),
  );
  const sub = label.sub
    ? [box({ ...small, fontSize: 1.45 * mm, marginTop: 0.7 * mm }, label.sub)]
    : [];
  const foot = box(
    { justifyContent: "space-between", alignItems: "flex-end" },
    box({ ...small, fontWeight: 500, fontSize: 1.36 * mm }, label.form),
    shellMark(mark.path, 2.3 * mm, label.accent),
  );
  const column = box(
    {
      flexDirection: "column",
      width: front,
      height: height - band,
      justifyContent: "space-between",
      padding: `${2 * mm}px 0 ${1.5 * mm}px`,
    },
    head,
    box({ flexDirection: "column" }, ...names, ...sub),
    foot,
  );
  const sheet = box(
    { width, height, background: paper, flexDirection: "column" },
    box({ width, height: height - band, justifyContent: "center" }, column),
    box({ width, height: band, background: label.accent }, ""),
  );
  const svg = await satori(sheet as never, { width, height, fonts: [...fonts] });
  writeFileSync(out, new Resvg(svg).render().asPng());
  return [format.width, format.height] as const;
}
