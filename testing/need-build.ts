import { existsSync } from "node:fs";

/** Imported first by tests of the built site. */
if (!existsSync("build/files.json"))
  throw new Error("This needs the built site, and there is none: run `npm run build` first.");
