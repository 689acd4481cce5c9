import { writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { fonts } from "./fonts.ts";
import { formats, type Label, labelSheet } from "./label-sheet.ts";

type Sheet = ReturnType<typeof labelSheet>;

export async function printSheet({ sheet, width, height }: Sheet, out: string) {
  const svg = await satori(sheet as never, { width, height, fonts: [...fonts] });
  writeFileSync(out, new Resvg(svg).render().asPng());
}

export async function printLabel(label: Label, out: string) {
  await printSheet(labelSheet(label), out);
  const { width: wide, height: high } = formats[label.vessel];
  return [wide, high] as const;
}
