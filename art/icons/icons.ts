import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { mark, tabIcon } from "../../app/content/en/wordmark.ts";
import { clinicPublic } from "../places.ts";
import { icoFile } from "./ico-file.ts";

const cream = "#f6f1e8";
const { light } = mark.colors;

const path = `d="${mark.path}"`;
const bare = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${mark.viewBox}"><path fill="${light}" ${path}/></svg>`;

/** The mark on cream; `share` is how much of the side it takes. */
function tile(size: number, share: number) {
  const inner = Math.round(size * share);
  const offset = (size - inner) / 2;
  const placed = `<svg x="${offset}" y="${offset}" width="${inner}" height="${inner}" viewBox="${mark.viewBox}"><path fill="${light}" ${path}/></svg>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${cream}"/>${placed}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9 });
}

export async function drawIcons() {
  mkdirSync(clinicPublic, { recursive: true });
  writeFileSync(`${clinicPublic}/favicon.svg`, tabIcon);
  const small = [16, 32, 48].map(async (size) => ({
    size,
    png: await sharp(Buffer.from(bare), { density: 600 }).resize(size, size).png().toBuffer(),
  }));
  writeFileSync(`${clinicPublic}/favicon.ico`, icoFile(await Promise.all(small)));
  await tile(180, 0.66).toFile(`${clinicPublic}/apple-touch-icon.png`);
  // Sizes that a manifest is asked for.
  await tile(192, 0.72).toFile(`${clinicPublic}/icon-192.png`);
  await tile(512, 0.72).toFile(`${clinicPublic}/icon-512.png`);
}
