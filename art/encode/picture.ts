import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import type { Picture } from "../../app/content/en/pictures.ts";
import { publicFolder } from "../places.ts";
import type { Master } from "./find-master.ts";
import { withGrain } from "./grain.ts";
import { shaped } from "./master.ts";
import { type Pixels, rgb, score } from "./score.ts";
import {
  aimedScore,
  type FileScore,
  fingerprint,
  leastHeadQuality,
  leastScore,
  phoneHead,
} from "./scores.ts";

const encoders = {
  avif: (image: Sharp, quality: number) =>
    image.clone().avif({ quality, effort: 4, chromaSubsampling: "4:2:0" }).toBuffer(),
  /** Takes five times as long, for a score that is 1 to 2.5 higher at the same weight. */
  slowAvif: (image: Sharp, quality: number) =>
    image.clone().avif({ quality, effort: 9, chromaSubsampling: "4:2:0" }).toBuffer(),
  webp: (image: Sharp, quality: number) =>
    image.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer(),
};
type Format = keyof typeof encoders;
type Attempt = { quality: number; bytes: Buffer; score: number };

/** Each search begins where the last one of its format ended. */
const start = { avif: 54, webp: 78 };
const highest = 96;
/** Close enough to the aim: a further attempt saves or shows next to nothing. */
const tolerance = 2;

async function attempt(
  format: Format,
  image: Sharp,
  reference: Pixels,
  quality: number,
): Promise<Attempt> {
  const bytes = await encoders[format](image, quality);
  return { quality, bytes, score: score(reference, await rgb(sharp(bytes))) };
}

/** Encodes with the quality whose score is closest to the aim, never below `least` or `lowest`. */
async function encoded(
  format: keyof typeof start,
  image: Sharp,
  reference: Pixels,
  { aim, least }: { aim: number; least: number },
  lowest = 24,
): Promise<Attempt> {
  const at = (quality: number) => attempt(format, image, reference, quality);
  let best = await at(Math.max(start[format], lowest));
  let last = best;
  let [low, high] = [lowest, highest];
  for (let steps = 0; steps < 5 && Math.abs(best.score - aim) > tolerance; steps++) {
    if (last.score > aim) high = last.quality;
    else low = last.quality;
    // Near the aim, a point of score is about two of quality.
    const moved = last.quality + Math.round((aim - last.score) * 2);
    const quality = moved > low && moved < high ? moved : Math.round((low + high) / 2);
    if (quality === low || quality === high) break;
    last = await at(quality);
    if (Math.abs(last.score - aim) < Math.abs(best.score - aim)) best = last;
  }
  while (best.score < least && best.quality < highest) best = await at(best.quality + 2);
  start[format] = best.quality;
  return best;
}

/** Limits the bytes of a phone's main picture, whose score may then fall to the least one. */
async function withinWeight(
  image: Sharp,
  reference: Pixels,
  scores: { aim: number; least: number },
): Promise<Attempt> {
  const usual = await encoded("avif", image, reference, scores);
  if (usual.bytes.length <= phoneHead.bytes) return usual;
  let best = await attempt("slowAvif", image, reference, usual.quality);
  while (best.bytes.length > phoneHead.bytes) {
    const next = await attempt("slowAvif", image, reference, best.quality - 1);
    if (next.score < scores.least) break;
    best = next;
  }
  return best;
}

async function resized(master: Sharp, width: number, height: number): Promise<Pixels> {
  return rgb(master.clone().resize(width, height, { fit: "cover", kernel: "lanczos3" }));
}

const entry = (file: string, bytes: Buffer, score: number): FileScore => ({
  file,
  score: Number(score.toFixed(1)),
  bytes: bytes.length,
  hash: fingerprint(bytes),
});

/** AVIF and WebP of every width of the picture, each with its score. */
export async function encodePicture(picture: Picture, master: Master): Promise<FileScore[]> {
  const source = await shaped(master, picture);
  const folder = `${publicFolder}/pictures`;
  mkdirSync(folder, { recursive: true });
  const least = leastScore(picture.name);
  const isHead = picture.name.startsWith("head-");
  const isWideHead = isHead && picture.name.endsWith("-wide");
  const scores: FileScore[] = [];
  for (const width of picture.widths) {
    const height = Math.round((width * picture.height) / picture.width);
    const aim = aimedScore(picture, width);
    const reference = await resized(source, width, height);
    const raw = { width, height, channels: 3 } as const;
    const image = sharp(withGrain(Buffer.from(reference.data)), { raw });
    const scoresOfAvif = { aim: aim.avif, least };
    const lowest = isWideHead ? leastHeadQuality : undefined;
    const files = {
      avif:
        isHead && width <= phoneHead.width
          ? await withinWeight(image, reference, scoresOfAvif)
          : await encoded("avif", image, reference, scoresOfAvif, lowest),
      webp: await encoded("webp", image, reference, { aim: aim.webp, least }),
    };
    for (const [format, { bytes, score }] of Object.entries(files)) {
      const file = `${picture.name}-${width}.${format}`;
      writeFileSync(`${folder}/${file}`, bytes);
      scores.push(entry(file, bytes, score));
    }
  }
  return scores;
}

/** The score of each file in public/, measured again. */
export async function measurePicture(picture: Picture, master: Master): Promise<FileScore[]> {
  const source = await shaped(master, picture);
  const scores: FileScore[] = [];
  for (const width of picture.widths) {
    const height = Math.round((width * picture.height) / picture.width);
    const reference = await resized(source, width, height);
    for (const format of ["avif", "webp"]) {
      const file = `${picture.name}-${width}.${format}`;
      const bytes = readFileSync(`${publicFolder}/pictures/${file}`);
      const found = score(reference, await rgb(sharp(bytes)));
      scores.push({
        file,
        score: Number(found.toFixed(1)),
        bytes: bytes.length,
        hash: fingerprint(bytes),
      });
    }
  }
  return scores;
}
