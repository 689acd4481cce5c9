/**
 * Prepares the start of npm start and npm test. Plain JavaScript for any Node from 20 on: it runs
 * before the project's own Node is installed.
 */
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { installPackages, startProgressLine, stop } from "./install-packages.mjs";
import { isPackaged, refusedNode, thisMachine } from "./refused-node.mjs";
import { newerSource } from "./stale-build.mjs";

const machine = thisMachine();
const project = JSON.parse(readFileSync("package.json", "utf8"));
const refusal = refusedNode(machine, project);
if (refusal) stop(refusal);

/** The project's own Node, or the running one where none is packaged for the machine. */
export const node = () =>
  isPackaged(machine, project) ? "node_modules/.bin/node" : process.execPath;

/** Environment with the project's programs first on the PATH. */
export const environment = () => ({
  ...process.env,
  PATH: `${join(process.cwd(), "node_modules/.bin")}:${process.env.PATH}`,
});

/** Installs what the site needs. */
export async function install() {
  await installPackages(".", "the site");
  // Node's headers (67 MB) are for compiling add-ons, which nothing here does.
  const { platform, arch } = machine;
  rmSync(`node_modules/node-${platform}-${arch}/include`, { recursive: true, force: true });
}

/** Builds the site when a source is newer than the last build. */
export async function build() {
  if (newerSource() === null) return;
  const line = startProgressLine("Building the site…");
  const program = spawn(node(), ["ops/build.mjs", "--quiet"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: environment(),
  });
  createInterface(program.stdout).on("line", (step) => line.show(`Building the site: ${step}`));
  const status = await new Promise((resolve) => program.on("close", resolve));
  line.end();
  if (status !== 0) stop("The site could not be built; the reason is above.");
}

/** Runs a program with the project's Node, and exits with its status. */
export function runProgram(parameters, settings = {}) {
  const program = spawn(node(), parameters, {
    stdio: "inherit",
    env: { ...settings, ...environment() },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => program.kill(signal));
  program.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
