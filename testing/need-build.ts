import { existsSync } from "node:fs";

/** Imported before anything else by what looks at the built site. */
if (!existsSync("build/files.json"))
  throw new Error("This needs the built site, and there is none: run `npm run build` first.");
