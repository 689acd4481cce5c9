import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { basename, resolve } from "node:path";
import { createInterface } from "node:readline";
import { build } from "esbuild";
import { onTestFinished } from "vitest";

/** Within the project, so that its packages are found from there. */
const folder = resolve(import.meta.dirname, "../node_modules/.cache/test-processes");

/**
 * Runs a script of `processes/` as a process of its own, to be killed or raced against another.
 * Its arguments go over as JSON; `lines` grows as it prints.
 */
export async function startProcess(script: string, args: unknown) {
  const bundle = await makeBundle(script);
  const child = spawn(process.execPath, [bundle, JSON.stringify(args)], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  let complaints = "";
  createInterface(child.stdout).on("line", (line) => lines.push(line));
  child.stderr.on("data", (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const ended = new Promise<number | null>((done) => {
    child.once("close", (code) => done(code));
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
    rmSync(bundle, { force: true });
  });
  return { lines, ended, kill: () => child.kill("SIGKILL"), complaints: () => complaints };
}

/** One file for each process: another one may be reading a shared file while it is rewritten. */
async function makeBundle(script: string) {
  const outfile = resolve(folder, `${basename(script, ".ts")}-${randomUUID()}.mjs`);
  await build({
    entryPoints: [resolve(import.meta.dirname, "processes", script)],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    jsx: "automatic",
    logLevel: "silent",
  });
  return outfile;
}
