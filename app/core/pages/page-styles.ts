import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inClinicHue } from "~/facts/clinic-hue";

/** Style sheets by kind of page. */
export type PageStyles = Readonly<Record<string, string>>;

/**
 * Path below the build's folder. The build writes this file last, so a build that has it is
 * complete.
 */
export const stylesFile = "styles.json";

/** In the clinic's hue. */
export function readPageStyles(build: string): PageStyles {
  const styles: PageStyles = JSON.parse(readFileSync(join(build, stylesFile), "utf8"));
  return Object.fromEntries(
    Object.entries(styles).map(([kind, css]) => [kind, inClinicHue(css)] as const),
  );
}

/** Folder below the build's: the pages of the build's own facts, compressed. */
export const compressedFolder = "pages";

/** The folder of the build. All of the server's bundle is in its folder "server". */
export const buildFolder = join(import.meta.dirname, "..");
