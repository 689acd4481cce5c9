/**
 * Puts all products, and all page heads with the first weeks, side by side, as they are now:  node art/run.mjs contact-sheet
 * Two sheets show each picture whole, two show a piece of it at 100%, where noise and smear are seen.
 */
import { existsSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { type Picture, pictures } from "../app/content/en/pictures.ts";
import { masterOf } from "./encode/find-master.ts";
import { shaped } from "./encode/master.ts";
import { folder, out } from "./places.ts";

type Tile = { columns: number; width: number; height: number };

/** The proof, if there is one on this machine, or else the master. */
function latest(name: string) {
  const proof = `${out}/proof/${name}.png`;
  return existsSync(proof) ? { file: proof } : masterOf(name);
}

const whole = ({ width, height }: Tile, picture: Sharp) =>
  picture.resize(width, height, { fit: "contain", background: "#fff" });

/** The middle of a tall picture or a product; in a wide head the objects are right of it. */
async function piece({ width, height }: Tile, picture: Sharp) {
  const { width: all = 0, height: high = 0 } = await picture.metadata();
  const middle = all > high * 1.2 ? 0.66 : 0.5;
  const [wide, tall] = [Math.min(width, all), Math.min(height, high)];
  const left = Math.min(all - wide, Math.round(all * middle - wide / 2));
  const top = Math.min(high - tall, Math.round(high * 0.6 - tall / 2));
  return picture.extract({ left, top, width: wide, height: tall });
}

async function sheet(
  file: string,
  shown: readonly Picture[],
  tile: Tile,
  source: (name: string) => ReturnType<typeof latest>,
  cut: typeof whole | typeof piece,
) {
  const gap = 8;
  const { columns, width, height } = tile;
  const tiles = shown.map(async (picture, i) => {
    const render = source(picture.name);
    const empty = sharp({ create: { width, height, channels: 3, background: "#c33" } }).png();
    const drawn = render ? await cut(tile, await shaped(render, picture)) : empty;
    const left = (i % columns) * (width + gap);
    const top = Math.floor(i / columns) * (height + gap);
    return { input: await drawn.png().toBuffer(), left, top };
  });
  const rows = Math.ceil(shown.length / columns);
  const size = { width: columns * (width + gap) - gap, height: rows * (height + gap) - gap };
  await sharp({ create: { ...size, channels: 3, background: "#fff" } })
    .composite(await Promise.all(tiles))
    .png()
    .toFile(`${folder("contact")}/${file}`);
}

const all = Object.values(pictures);
const isWide = ({ name }: Picture) => /^(head|first-weeks)-/.test(name);
const heads = all.filter(isWide);
const products = all.filter((picture) => !isWide(picture) && picture.name !== "body-scan");
await sheet("products.png", products, { columns: 6, width: 330, height: 330 }, latest, whole);
await sheet("heads.png", heads, { columns: 4, width: 480, height: 300 }, latest, whole);
const close = { columns: 4, width: 560, height: 400 };
await sheet("products-100.png", products, close, masterOf, piece);
await sheet("heads-100.png", heads, close, masterOf, piece);
