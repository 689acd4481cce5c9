import { box, type Element } from "./element.ts";

/** Millimetres around the vessel, its height, and the part that is fully visible to the camera. */
export const formats = {
  vial: { width: 63, height: 22.4, front: 17.2, type: 1 },
  spray: { width: 72, height: 25, front: 18.6, type: 1.08 },
  jar: { width: 108, height: 27, front: 29, type: 1.3 },
  tube: { width: 21.8, height: 26, front: 10.2, type: 0.78 },
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
  /** A barcode: widths of bars and gaps in turn, in tenths of a mm. */
  bars?: readonly number[];
};

const dotsPerMm = 40;
/** Names are read on a card of a phone, where the label is a thumb's nail wide. */
const nameScale = 1.18;
const ink = "#23282a";
const paper = "#f6f2ea";

/**
 * The treatment's name, its form, a band in the hue of its area: never a dose or a count, and
 * never the clinic's name or mark, which would say that the clinic makes the medicine.
 */
export function labelSheet(label: Label): { sheet: Element; width: number; height: number } {
  const format = formats[label.vessel];
  const mm = dotsPerMm * format.type;
  const width = format.width * dotsPerMm;
  const height = format.height * dotsPerMm;
  const front = format.front * dotsPerMm;
  const small = { fontFamily: "Sans", color: ink };

  const names = label.name.map((line) =>
    box(
      {
        fontFamily: "Serif",
        fontWeight: 500,
        fontSize: label.size * mm * nameScale,
        lineHeight: 1.02,
        letterSpacing: -0.03 * mm,
        whiteSpace: "nowrap",
        color: ink,
      },
      line,
    ),
  );
  const sub = label.sub
    ? [box({ ...small, fontSize: 1.6 * mm, marginTop: 0.6 * mm }, label.sub)]
    : [];
  const bars = (label.bars ?? []).map((tenths, i) =>
    box({ width: (tenths / 10) * dotsPerMm, background: i % 2 ? paper : ink }, ""),
  );
  const barcode = bars.length > 0 ? [box({ height: 9 * dotsPerMm }, ...bars)] : [];
  const band = box(
    {
      position: "absolute",
      left: 0,
      bottom: 0,
      width,
      height: 1.5 * mm,
      background: label.accent,
    },
    "",
  );
  const form = box(
    { ...small, fontWeight: 500, fontSize: 1.75 * mm, letterSpacing: 0.03 * mm },
    label.form,
  );
  const column = box(
    {
      flexDirection: "column",
      width: front,
      height,
      justifyContent: "space-between",
      padding: `${2.2 * mm}px 0 ${3.1 * mm}px`,
    },
    box({ flexDirection: "column" }, ...names, ...sub),
    ...barcode,
    form,
  );
  const sheet = box(
    { position: "relative", width, height, background: paper, justifyContent: "center" },
    column,
    band,
  );
  return { sheet, width, height };
}
