import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Style sheets by kind of page. */
export type PageStyles = Readonly<Record<string, string>>;

/**
 * Path below the build's folder. The build writes this file last, so a build that has it is
 * complete.
 */
export const stylesFile = "styles.json";

export const readPageStyles = (build: string): PageStyles =>
  JSON.parse(readFileSync(join(build, stylesFile), "utf8"));

/** Folder below the build's: the pages of the build's own facts, compressed. */
export const compressedFolder = "pages";

/** The folder of the build. All of the server's bundle is in its folder "server". */
export const buildFolder = join(import.meta.dirname, "..");
