/**
 * What the two commands need before they can begin. Plain JavaScript for any Node from 20 on:
 * it runs before the project's own Node is installed.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isPackaged, refusedNode, thisMachine } from "../commands/refused-node.mjs";

const machine = thisMachine();
const project = JSON.parse(readFileSync("package.json", "utf8"));
const refusal = refusedNode(machine, project);
if (refusal) stop(refusal);

/** The project's own Node, or the one that runs now where none is packaged for the machine. */
export const node = () =>
  isPackaged(machine, project) ? "node_modules/.bin/node" : process.execPath;

/** Environment in which the project's own programs come first. */
export const environment = () => ({
  ...process.env,
  PATH: `${join(process.cwd(), "node_modules/.bin")}:${process.env.PATH}`,
});

/** Installs the locked dependencies when they are not there or not those of the lock file. */
export function install() {
  const stamp = "node_modules/.installed";
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Installing what the site needs (once)…");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: "inherit",
  });
  if (status !== 0) {
    stop(
      "npm could not install what the site needs; what it says is above.",
      "Check that npm is installed, that its registry can be reached and that the disk has room, then run the command again.",
    );
  }
  writeFileSync(stamp, wanted);
}

/** Builds the site when a source is newer than the last build. */
export function build() {
  const built = existsSync("build/files.json") ? statSync("build/files.json").mtimeMs : 0;
  const sources = [
    "app",
    "server",
    "public",
    "commands",
    "deploy",
    "vite.config.ts",
    "react-router.config.ts",
    "package.json",
  ];
  if (built > Math.max(...sources.map(newest))) return;
  console.log("Building the site…");
  const { status } = spawnSync(node(), ["commands/build.ts", "--quiet"], {
    stdio: "inherit",
    env: environment(),
  });
  if (status !== 0) stop("The site could not be built; the reason is above.");
}

/** Ends the command with what to do. */
function stop(...lines) {
  for (const line of lines) console.error(line);
  process.exit(1);
}

/** Latest change below a path, in milliseconds. */
function newest(path) {
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(info.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
