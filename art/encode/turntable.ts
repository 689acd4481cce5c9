import { existsSync, mkdirSync } from "node:fs";
import sharp from "sharp";
import { scanTurntable } from "../../app/content/en/scan-turntable.ts";
import { out, publicFolder } from "../places.ts";

/** The frames of the turning body; the WebP fallback in one size only. */
export async function encodeTurntable() {
  const folder = `${publicFolder}/pictures/scan`;
  mkdirSync(folder, { recursive: true });
  const { frames, width, height, widths, fallbackWidth } = scanTurntable;
  for (let frame = 0; frame < frames; frame++) {
    const number = String(frame).padStart(2, "0");
    const raw = `${out}/turntable/${number}.png`;
    if (!existsSync(raw)) return console.warn("turntable: not rendered yet, left as it is");
    const size = (w: number) => sharp(raw).resize(w, Math.round((w * height) / width));
    for (const w of widths) {
      await size(w).avif({ quality: 50, effort: 5 }).toFile(`${folder}/${number}-${w}.avif`);
    }
    await size(fallbackWidth)
      .webp({ quality: 70 })
      .toFile(`${folder}/${number}-${fallbackWidth}.webp`);
  }
}
