import { join } from "node:path";

/** The folder of the build. All of the server's bundle is in its folder "server". */
export const buildFolder = join(import.meta.dirname, "..");
