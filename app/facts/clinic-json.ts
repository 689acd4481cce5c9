import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Identity, type ZoneName, zoneNames } from "./own-identity";

/** The files of a clinic's folder. Its pictures are in `public`, named as in the build's own. */
export const identityFile = "clinic.json";
export const factsFile = "facts.json";
export const publicFolder = "public";

/** The folder that CLINIC_DIR names; undefined: the build's own clinic. */
export const clinicFolder = process.env.CLINIC_DIR?.trim() || undefined;

/** "Eastern" of "America/New_York"; undefined for zones outside the United States. */
function zoneNameOf(timeZone: string): ZoneName | undefined {
  try {
    const format = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" });
    const name = format.formatToParts().find(({ type }) => type === "timeZoneName")?.value;
    return zoneNames.find((one) => `${one} Time` === name);
  } catch {
    return undefined;
  }
}

const line = z.string("must be a text").trim().min(1, "must not be empty");

const clinicJson = z.strictObject({
  referencePrefix: z
    .string("must be two or three capital letters, such as CW")
    .regex(/^[A-Z]{2,3}$/, "must be two or three capital letters, such as CW"),
  website: z
    .string("must be a URL such as https://www.clinic.com, without a path")
    .regex(
      /^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/,
      "must be a URL such as https://www.clinic.com, in small letters and without a path",
    ),
  timeZone: z
    .string("must be the name of a time zone, such as America/Chicago")
    .refine(
      (zone) => zoneNameOf(zone) !== undefined,
      "must be a time zone of the United States, such as America/Chicago",
    ),
  courts: z.strictObject(
    { county: line, federal: line },
    "must have the county of the state courts, and the city of the federal court",
  ),
  hue: z
    .number("must be a number of degrees from 0 to 360")
    .min(0, "must be at least 0 degrees")
    .max(360, "must be at most 360 degrees"),
  mark: z
    .string("must be the path of an SVG picture, in a square of 24 units")
    .regex(
      /^[Mm][-\d\sMmLlHhVvCcSsQqTtAaZz.,]{1,4000}$/,
      "must be the path of an SVG picture (what its d= holds), in a square of 24 units",
    ),
});

export type ClinicJson = z.infer<typeof clinicJson>;

/** Reads a file of JSON; lines before its first "{" are npm's. Throws an error that says what to do. */
export function readJson(folder: string, name: string): unknown {
  const file = join(folder, name);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new Error(`cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
  try {
    return JSON.parse(text.slice(/^\{/m.exec(text)?.index ?? 0));
  } catch (error) {
    throw new Error(`is not JSON: ${(error as Error).message}`);
  }
}

/** What tells this folder's clinic from another, or everything that is wrong in its file. */
export function readIdentityFile(
  folder: string,
): { identity: Identity; json: ClinicJson } | { problems: string[] } {
  let stored: unknown;
  try {
    stored = readJson(folder, identityFile);
  } catch (error) {
    return { problems: [(error as Error).message] };
  }
  const { data, error } = clinicJson.safeParse(stored);
  if (error)
    return {
      problems: error.issues.map(({ path, message }) =>
        [...(path.length > 0 ? [path.join(".")] : []), message].join(": "),
      ),
    };
  const { referencePrefix, website, timeZone, courts, hue, mark } = data;
  const identity = {
    referenceInitials: referencePrefix,
    domain: website,
    timeZone,
    timeZoneName: zoneNameOf(timeZone) ?? "Eastern",
    courts,
    hue,
    mark,
    pictures: new Set(pathsOfPictures(folder)),
  };
  return { identity, json: data };
}

/** Paths at which the files of a clinic's public folder are served. */
export function pathsOfPictures(folder: string): string[] {
  const root = join(folder, publicFolder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
}
