import {
  factsFile,
  identityFile,
  pathsOfPictures,
  publicFolder,
  readIdentityFile,
  readJson,
} from "./clinic-json";
import { icons, isOfClinic } from "./clinic-pictures";
import type { Facts } from "./facts-schema";
import { factsFormat, migrateFacts } from "./migrate-facts";
import { identifying, newFacts, toFillIn } from "./new-clinic";
import { isState } from "./places";

/** A clinic's facts, or null and all that is wrong; and what is still to be done in its folder. */
export type ClinicFolder = { facts: Facts | null; problems: string[]; notes: string[] };

/** Checks a whole folder. Each problem says the file, the place in it and what it must be. */
export function readClinicFolder(folder: string): ClinicFolder {
  const identity = readIdentityFile(folder);
  const facts = readFacts(folder);
  const problems = [
    ...("problems" in identity ? identity.problems.map((one) => `${identityFile}: ${one}`) : []),
    ...("problems" in facts ? facts.problems.map((one) => `${factsFile}: ${one}`) : []),
    ...wrongPictures(folder),
  ];
  const notes = [
    ...("json" in identity ? unfilled(identity.json, identityFile) : []),
    ...("facts" in facts ? unfilled(facts.facts, factsFile) : []),
    ...("facts" in facts ? notesOn(facts.facts) : []),
    ...missingPictures(folder),
  ];
  return { facts: "facts" in facts ? facts.facts : null, problems, notes };
}

function readFacts(folder: string): { facts: Facts } | { problems: string[] } {
  try {
    const stored = readJson(folder, factsFile);
    const missing = identifying.filter((key) => !(key in (stored as object)));
    if (missing.length > 0) return { problems: missing.map((key) => `${key}: is missing`) };
    // What an older build's folder lacks is not the build's own clinic's.
    const read = migrateFacts(stored, factsFormat, newFacts());
    const isElsewhere = "facts" in read && !isState(read.facts.state);
    return isElsewhere ? { problems: ["state: must be a state of the United States"] } : read;
  } catch (error) {
    return { problems: [(error as Error).message] };
  }
}

/** The texts of a new folder that nobody has replaced yet. */
function unfilled(value: unknown, path: string): string[] {
  if (typeof value === "string") {
    const isUnfilled = value.includes(toFillIn) || /^\+1555555|\.fill-in\./.test(value);
    return isUnfilled ? [`${path} is still to be filled in: ${value}`] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    unfilled(one, path.endsWith(".json") ? `${path}: ${key}` : `${path}.${key}`),
  );
}

const notesOn = ({ state }: Facts) =>
  state === "FL"
    ? []
    : [
        `${factsFile}: state is ${state}, but the policies and notices quote the law of Florida: have counsel replace them before the site opens`,
      ];

const isPicture = (path: string) =>
  isOfClinic(path) || /^\/people\/[\w/-]+\.(jpg|png|webp|avif)$/.test(path);

const wrongPictures = (folder: string) =>
  pathsOfPictures(folder)
    .filter((path) => !isPicture(path))
    .map(
      (path) =>
        `${publicFolder}${path}: is no icon, preview card (pictures/og) or portrait (people): remove it`,
    );

function missingPictures(folder: string) {
  const there = pathsOfPictures(folder);
  const lacks = icons.some((path) => !there.includes(path));
  const hasCards = there.some((path) => path.startsWith("/pictures/og/"));
  return [
    ...(lacks ? [`${publicFolder} lacks icons: npm run art:encode -- icons makes them`] : []),
    ...(hasCards ? [] : [`${publicFolder} has no preview cards: npm run art:encode -- cards`]),
  ];
}
