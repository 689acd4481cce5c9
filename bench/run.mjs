/**
 * npm run bench <name>: bundles bench/<name>.ts as the server is bundled, and runs it. Without a
 * name it makes bench/RESULTS.md, which takes about an hour. The tools for measuring are a package
 * of their own, installed at the first run.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { installPackages } from "../commands/install-packages.mjs";
import { bundleProgram } from "../testing/bundle-program.ts";

const [name = "", ...rest] = process.argv.slice(2);
const names = name ? [name] : ["lighthouse", "load", "publishing", "report"];
const root = resolve(import.meta.dirname, "..");
await installPackages("bench", "the bench");
const folder = join(root, "bench/node_modules/.cache");
mkdirSync(folder, { recursive: true });
for (const one of names) {
  const outfile = join(folder, `${one}-${process.pid}.mjs`);
  await bundleProgram(join(root, "bench", `${one}.ts`), outfile, { withPackages: false });
  const { status } = spawnSync(process.execPath, [outfile, ...rest], {
    stdio: "inherit",
    cwd: root,
  });
  if (status !== 0) process.exit(status ?? 1);
}
