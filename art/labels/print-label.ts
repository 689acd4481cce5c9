import { writeFileSync } from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { fonts } from "./fonts.ts";
import { formats, type Label, labelSheet } from "./label-sheet.ts";

export async function printLabel(label: Label, out: string) {
  const { sheet, width, height } = labelSheet(label);
  const svg = await satori(sheet as never, { width, height, fonts: [...fonts] });
  writeFileSync(out, new Resvg(svg).render().asPng());
  const { width: wide, height: high } = formats[label.vessel];
  return [wide, high] as const;
}
