/**
 * What the two commands need before they can begin. Plain JavaScript for any Node from 20 on:
 * it runs before the project's own Node is installed.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 20) {
  console.error(`Node 20 or newer is needed to begin; this is ${process.versions.node}.`);
  process.exit(1);
}

/** The project's own Node, or the one that runs now where none is packaged for the machine. */
export const node = () =>
  existsSync("node_modules/.bin/node") ? "node_modules/.bin/node" : process.execPath;

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
  // Not `npm ci`: it stops when a package for some other platform is not to be had.
  const command = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", command, { stdio: "inherit" });
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
  execFileSync(node(), ["commands/build.ts", "--quiet"], { stdio: "inherit", env: environment() });
}

/** Latest change below a path, in milliseconds. */
function newest(path) {
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(info.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
