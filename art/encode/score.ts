import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { calc_s2, initSync, new_buffer } from "calc-s2-rust/calc_s2_rust.js";
import type { Sharp } from "sharp";

const module = createRequire(import.meta.url).resolve("calc-s2-rust/calc_s2_rust_bg.wasm");
const { memory } = initSync(readFileSync(module));

export type Pixels = { data: Buffer; width: number; height: number };

export async function rgb(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .removeAlpha()
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** SSIMULACRA2 of two pictures of one size: 100 is the same, 70 high quality, 50 medium. */
export function score(reference: Pixels, encoded: Pixels): number {
  // The module logs every step, which nobody reads.
  const { log } = console;
  console.log = () => {};
  for (const [key, { data }] of Object.entries({ reference, encoded })) {
    const start = new_buffer(key, data.length);
    new Uint8Array(memory.buffer, start, data.length).set(data);
  }
  const result = calc_s2("reference", "encoded", reference.width, reference.height);
  console.log = log;
  return result;
}
