/**
 * npm run art, npm run art:encode: runs art/<name>.ts with the rest of the command line. What draws
 * and encodes is a package of its own, installed here at the first run.
 */
import { spawnSync } from "node:child_process";
import { installPackages } from "../commands/install-packages.mjs";

const [name, ...rest] = process.argv.slice(2);
await installPackages("art", "drawing");
const { status } = spawnSync(process.execPath, [`art/${name}.ts`, ...rest], { stdio: "inherit" });
process.exit(status ?? 1);
