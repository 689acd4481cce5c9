import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { tallCrops } from "./scenes/tall-crops.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Everything under `out` is git-ignored: labels, raw renders, contact sheets. */
export const out = path("./out");
export const publicFolder = path("../public");
export const studio = path("./studio");
export const conformerScript = path("./molecules/conformers.py");

export function folder(name: string): string {
  const made = `${out}/${name}`;
  mkdirSync(made, { recursive: true });
  return made;
}

export type Render = {
  file: string;
  finished: boolean /** Cut to the picture's shape around here. */;
  middle?: number;
};

/** The picture's own finished render, else a cut of the wide one, else its proof, else nothing yet. */
export function rawRender(name: string): Render | undefined {
  const middle = tallCrops[name];
  const wide = name.replace(/-tall$/, "-wide");
  const candidates: Render[] = [{ file: `${out}/final/${name}.png`, finished: true }];
  if (middle !== undefined) {
    candidates.push({ file: `${out}/final/${wide}.png`, finished: true, middle });
  }
  candidates.push({ file: `${out}/proof/${name}.png`, finished: false });
  if (middle !== undefined) {
    candidates.push({ file: `${out}/proof/${wide}.png`, finished: false, middle });
  }
  return candidates.find(({ file }) => existsSync(file));
}
