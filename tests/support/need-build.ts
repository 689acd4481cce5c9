import { existsSync } from "node:fs";
import { newerSource } from "../../ops/stale-build.mjs";

/** Imported first by tests of the built site, to check the build. */
if (!existsSync("build/styles.json"))
  throw new Error("This needs the built site, and there is none: run `npm run build` first.");
const newer = newerSource();
if (newer !== null) throw new Error(`The build is older than ${newer}: run \`npm run build\`.`);
