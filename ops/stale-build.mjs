/**
 * Whether the build is older than its sources: for `npm start` and `npm test`, which then build
 * again, and for tests of the built site. Plain JavaScript for any Node from 20 on.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Sources of the build, without tests. */
const sources = [
  "app",
  "public",
  "ops",
  "vite.config.ts",
  "react-router.config.ts",
  "package.json",
];
const isTest = /\.test\.tsx?$/;

/** The build's last file. */
const built = "build/styles.json";
/** Names of the sources, so that a deleted or moved one is noticed. */
const names = "build/sources.json";

/** Records the sources of a build that is being made in `folder`. */
export function rememberSources(folder = ".") {
  writeFileSync(join(folder, names), `${JSON.stringify(filesIn(folder), null, 1)}\n`);
}

/**
 * Path of a source that is newer than the build, or that was added or deleted since; null when
 * there is none. Without a build, the newest source.
 * @returns {string | null}
 */
export function newerSource(folder = ".") {
  const made = existsSync(join(folder, built)) ? statSync(join(folder, built)).mtimeMs : 0;
  const files = filesIn(folder);
  const times = files.map((file) => statSync(join(folder, file)).mtimeMs);
  const newest = Math.max(...times);
  if (newest >= made) return files[times.indexOf(newest)] ?? null;
  const known = existsSync(join(folder, names))
    ? new Set(JSON.parse(readFileSync(join(folder, names), "utf8")))
    : new Set();
  const added = files.find((file) => !known.has(file));
  if (added) return added;
  const present = new Set(files);
  return [...known].find((file) => !present.has(file)) ?? null;
}

/** @returns {string[]} */
function filesIn(folder) {
  return sources.flatMap((source) => below(folder, source)).filter((file) => !isTest.test(file));
}

/** @returns {string[]} */
function below(folder, path) {
  const info = statSync(join(folder, path), { throwIfNoEntry: false });
  if (!info) return [];
  if (!info.isDirectory()) return [path];
  return readdirSync(join(folder, path)).flatMap((name) => below(folder, `${path}/${name}`));
}
