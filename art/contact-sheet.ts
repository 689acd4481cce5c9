/** Puts all products and all page heads side by side, as they are now:  node art/contact-sheet.ts */
import { existsSync } from "node:fs";
import sharp from "sharp";
import { pictures } from "../app/content/en/pictures.ts";
import { masterOf } from "./encode/find-master.ts";
import { shaped } from "./encode/master.ts";
import { out } from "./places.ts";

/** The proof, if there is one on this machine, or else the master. */
function latest(name: string) {
  const proof = `${out}/proof/${name}.png`;
  return existsSync(proof) ? { file: proof } : masterOf(name);
}

async function sheet(
  file: string,
  names: string[],
  columns: number,
  width: number,
  height: number,
) {
  const gap = 8;
  const tiles = names.map(async (name, i) => {
    const render = latest(name);
    const picture = Object.values(pictures).find((candidate) => candidate.name === name);
    const empty = sharp({ create: { width, height, channels: 3, background: "#c33" } }).png();
    const source = render && picture ? await shaped(render, picture) : empty;
    const tile = source.resize(width, height, { fit: "contain", background: "#fff" });
    const left = (i % columns) * (width + gap);
    const top = Math.floor(i / columns) * (height + gap);
    return { input: await tile.png().toBuffer(), left, top };
  });
  const rows = Math.ceil(names.length / columns);
  const size = { width: columns * (width + gap) - gap, height: rows * (height + gap) - gap };
  await sharp({ create: { ...size, channels: 3, background: "#fff" } })
    .composite(await Promise.all(tiles))
    .png()
    .toFile(`${out}/${file}`);
}

const names = Object.keys(pictures);
const heads = names.filter((name) => name.startsWith("head-"));
const products = names.filter((name) => !name.startsWith("head-") && name !== "body-scan");
await sheet("contact-products.png", products, 6, 330, 330);
await sheet("contact-heads.png", heads, 4, 480, 300);
