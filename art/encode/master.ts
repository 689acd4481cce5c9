import { mkdirSync, readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import type { Picture } from "../../app/content/en/pictures.ts";
import { mastersFolder } from "../places.ts";
import { type Master, masterFile } from "./find-master.ts";
import { withGrain } from "./grain.ts";
import { joinedToShelf } from "./shelf-joint.ts";
import { withOtherStone } from "./shelf-stone.ts";

/**
 * Near-lossless, because its losses are in every size. The grain replaces 16 bits a channel. A render
 * on the shelf is wider than the picture by `overlap`, and stands at a `place` there.
 */
export async function keepMaster(
  name: string,
  render: string,
  shelf?: { overlap: number; place: number },
) {
  mkdirSync(mastersFolder, { recursive: true });
  const { data, info } = await sharp(render)
    .removeAlpha()
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const image = { data, width: info.width, height: info.height };
  const {
    data: pixels,
    width,
    height,
  } = shelf ? withOtherStone(joinedToShelf(image, shelf.overlap), shelf.place) : image;
  await sharp(withGrain(pixels, 0.5), { raw: { width, height, channels: 3 } })
    .avif({ quality: 96, effort: 2, chromaSubsampling: "4:4:4" })
    .toFile(masterFile(name));
}

/** The master, cropped to the picture's shape. */
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
