import { existsSync, mkdirSync, readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import type { Picture } from "../../app/content/en/pictures.ts";
import { mastersFolder } from "../places.ts";
import { tallCrops } from "../scenes/tall-crops.ts";
import { withGrain } from "./grain.ts";

const file = (name: string) => `${mastersFolder}/${name}.avif`;

/** The committed master of a picture; of a tall head without its own, the wide one and where to cut. */
export type Master = { file: string; middle?: number };

export function masterOf(name: string): Master | undefined {
  if (existsSync(file(name))) return { file: file(name) };
  const middle = tallCrops[name];
  const wide = file(name.replace(/-tall$/, "-wide"));
  return middle !== undefined && existsSync(wide) ? { file: wide, middle } : undefined;
}

/** Near-lossless: what is lost here is lost in every size. The grain takes the place of 16 bits. */
export async function keepMaster(name: string, render: string) {
  mkdirSync(mastersFolder, { recursive: true });
  const { data, info } = await sharp(render)
    .removeAlpha()
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  await sharp(withGrain(data, 0.5), { raw: { width, height, channels: 3 } })
    .avif({ quality: 96, effort: 2, chromaSubsampling: "4:4:4" })
    .toFile(file(name));
}

/** The master, cut where it has to be, in the picture's shape. */
export async function shaped(
  { file, middle }: Master,
  shape: Pick<Picture, "width" | "height">,
): Promise<Sharp> {
  // Read once: sharp opens a file anew for every copy.
  const whole = sharp(readFileSync(file));
  if (middle === undefined) return whole;
  const { width = 0, height = 0 } = await whole.metadata();
  const cut = Math.round((height * shape.width) / shape.height);
  const left = Math.max(0, Math.min(width - cut, Math.round(width * middle - cut / 2)));
  return sharp(await whole.extract({ left, top: 0, width: cut, height }).png().toBuffer());
}
