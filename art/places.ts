import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { clinicFolder } from "../app/facts/clinic-json.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Everything under `out` is git-ignored: labels, raw renders, contact sheets. */
export const out = path("./out");
export const mastersFolder = path("./masters");
/** The score of each encoded file, beside the masters that it was measured against. */
export const scoresFile = path("./scores.json");
export const publicFolder = path("../public");
/** Of the clinic's own icons and preview cards. */
export const clinicPublic =
  clinicFolder === undefined ? publicFolder : join(clinicFolder, "public");
export const studio = path("./studio");
export const conformerScript = path("./molecules/conformers.py");

export function folder(name: string): string {
  const made = `${out}/${name}`;
  mkdirSync(made, { recursive: true });
  return made;
}

/** The denoiser's weights, fetched before the first render. */
export const weights = `${out}/weights`;
