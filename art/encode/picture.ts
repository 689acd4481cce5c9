import { mkdirSync, writeFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import type { Picture } from "../../app/content/en/pictures.ts";
import { publicFolder, type Render } from "../places.ts";

/** A little grain keeps the soft backdrops from breaking into bands. Same pattern every time. */
export function withGrain(pixels: Buffer, strength = 1.6): Buffer {
  let seed = 1;
  for (let i = 0; i < pixels.length; i += 3) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    const shift = (seed / 2 ** 32 - 0.5) * 2 * strength;
    for (let c = i; c < i + 3; c++) {
      pixels[c] = Math.max(0, Math.min(255, Math.round((pixels[c] ?? 0) + shift)));
    }
  }
  return pixels;
}

/** The render, cut where it has to be, as eight-bit pixels of the picture's shape. */
export async function shaped({ file, middle }: Render, shape: Pick<Picture, "width" | "height">) {
  if (middle === undefined) return sharp(file);
  const { width = 0, height = 0 } = await sharp(file).metadata();
  const cut = Math.round((height * shape.width) / shape.height);
  const left = Math.max(0, Math.min(width - cut, Math.round(width * middle - cut / 2)));
  return sharp(await sharp(file).extract({ left, top: 0, width: cut, height }).png().toBuffer());
}

async function sized(render: Sharp, width: number, height: number) {
  const { data, info } = await render
    .clone()
    .resize(width, height, { fit: "cover", kernel: "lanczos3" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  return sharp(withGrain(data), { raw: { width: info.width, height: info.height, channels: 3 } });
}

const qualities = [62, 58, 54, 50, 46, 42, 38, 34];

/**
 * What an AVIF may weigh, in bytes: where it is a phone's main picture, its share of one round
 * trip of a slow line beside two fonts (docs/decisions/009-what-comes-first.md); a card's picture
 * 15 KB on any phone. Larger heads are for screens whose pixels are too small for an eye to
 * miss what quality leaves out.
 */
function mostBytes({ width, height }: Picture, target: number) {
  if (target < 800) return 9_300;
  return width === height ? 15_000 : 32_000;
}

/** The best quality within the weight, or the lowest one. */
async function fittingAvif(image: Sharp, most: number) {
  let encoded = Buffer.alloc(0);
  for (const quality of qualities) {
    encoded = await image
      .clone()
      .avif({ quality, effort: 9, chromaSubsampling: "4:2:0" })
      .toBuffer();
    if (encoded.length <= most) break;
  }
  return encoded;
}

/** AVIF and WebP of every width that the picture promises. */
export async function encodePicture(picture: Picture, render: Render) {
  const source = await shaped(render, picture);
  const folder = `${publicFolder}/pictures`;
  mkdirSync(folder, { recursive: true });
  const sizes: string[] = [];
  for (const width of picture.widths) {
    const height = Math.round((width * picture.height) / picture.width);
    const image = await sized(source, width, height);
    const file = `${folder}/${picture.name}-${width}`;
    const avif = await fittingAvif(image, mostBytes(picture, width));
    writeFileSync(`${file}.avif`, avif);
    await image
      .clone()
      .webp({ quality: 80, effort: 4, smartSubsample: true })
      .toFile(`${file}.webp`);
    sizes.push(`${width}: ${(avif.length / 1024).toFixed(1)} KB`);
  }
  console.log(picture.name, render.finished ? "" : "(proof)", sizes.join("  "));
}
