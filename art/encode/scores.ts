import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Picture } from "../../app/content/en/pictures.ts";
import { scoresFile } from "../places.ts";

/** What one file of public/pictures scored against its master when it was made. */
export type FileScore = { file: string; score: number; bytes: number; hash: string };

/** Heads and the first weeks are as wide as the window; the others are on cards and beside text. */
const isLarge = (name: string) => /^(head|first-weeks)-/.test(name);
export const leastScore = (name: string) => (isLarge(name) ? 70 : 65);

/** The file of a product, whose picture is square, that desks show: the stone below is seen large there. */
const isLargeProduct = ({ width, height }: Picture, fileWidth: number) =>
  width === height && fileWidth === width;

/**
 * The aimed score: at 80 few people see a difference; large soft backdrops raise it. Cards are small
 * and the grain of their ledge costs many bytes, which 68 halves; large it would look smeared. Only
 * browsers from before 2021 load WebP: there a lower score saves bytes for nobody's loss.
 */
export function aimedScore(picture: Picture, fileWidth: number) {
  if (isLarge(picture.name)) return { avif: 80, webp: 74 };
  return { avif: isLargeProduct(picture, fileWidth) ? 76 : 68, webp: 68 };
}

/**
 * A head's file of this width or less is a phone's main picture: its most bytes as AVIF. With its
 * headers it fits into the ten packets (14,600 bytes) that a server sends at once.
 */
export const phoneHead = { width: 800, bytes: 13.5 * 1024 };

/**
 * AVIF's least quality for a wide head on a desk or a tablet: below it, columns of a soft wall differ
 * by one step of brightness, which the fade beside the words shows as stripes. The score misses them.
 */
export const leastHeadQuality = 74;

/** The files of a picture, under public/pictures. */
export const filesOf = ({ name, widths }: Pick<Picture, "name" | "widths">) =>
  widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);

/** A hash of a file's bytes: a score belongs only to them. */
export const fingerprint = (bytes: Buffer) =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 16);

export function readScores(): FileScore[] {
  return existsSync(scoresFile) ? JSON.parse(readFileSync(scoresFile, "utf8")) : [];
}

/** Replaces the scores of the same files; removes files that are no longer wanted. */
export function writeScores(fresh: readonly FileScore[], wanted: ReadonlySet<string>) {
  const kept = readScores().filter(({ file }) => !fresh.some((score) => score.file === file));
  const all = [...kept, ...fresh].filter(({ file }) => wanted.has(file));
  all.sort((a, b) => a.file.localeCompare(b.file, "en", { numeric: true }));
  // One file, one line: a picture made anew changes its own lines only.
  const lines = all.map(
    ({ file, score, bytes, hash }) =>
      `  { "file": "${file}", "score": ${score}, "bytes": ${bytes}, "hash": "${hash}" }`,
  );
  writeFileSync(scoresFile, `[\n${lines.join(",\n")}\n]\n`);
}
