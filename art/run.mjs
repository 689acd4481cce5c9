/**
 * npm run art, npm run art:encode: runs art/<name>.ts with the rest of the command line. The tools
 * that draw and encode are a package of their own, installed at the first run.
 */
import { spawnSync } from "node:child_process";
import { installPackages } from "../ops/install-packages.mjs";

const [name, ...rest] = process.argv.slice(2);
await installPackages("art", "drawing");
const node = ["--import", "./art/extensionless.ts", `art/${name}.ts`];
const { status } = spawnSync(process.execPath, [...node, ...rest], { stdio: "inherit" });
process.exit(status ?? 1);
