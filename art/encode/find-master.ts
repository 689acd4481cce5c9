import { existsSync } from "node:fs";
import { mastersFolder } from "../places.ts";
import { tallCrops } from "../scenes/tall-crops.ts";

/** Where a picture's master is, or would be. */
export const masterFile = (name: string) => `${mastersFolder}/${name}.avif`;

/** The committed master of a picture; of a tall head without its own, the wide one and where to cut. */
export type Master = { file: string; middle?: number };

export function masterOf(name: string): Master | undefined {
  if (existsSync(masterFile(name))) return { file: masterFile(name) };
  const middle = tallCrops[name];
  const wide = masterFile(name.replace(/-tall$/, "-wide"));
  return middle !== undefined && existsSync(wide) ? { file: wide, middle } : undefined;
}
