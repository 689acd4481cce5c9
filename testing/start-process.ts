import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { basename, resolve } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, onTestFinished } from "vitest";
import { bundleProgram } from "./bundle-program";

/**
 * Within the project, so that its native modules are found from there. One for each file of tests:
 * another one may be reading a shared script while it is rewritten.
 */
const folder = resolve(import.meta.dirname, "../node_modules/.cache/test-processes", randomUUID());
const bundles = new Map<string, Promise<string>>();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs a script of `processes/` as a process of its own, to be killed or raced against another.
 * Its arguments go over as JSON; `lines` grows as it prints.
 */
export async function startProcess(script: string, args: unknown) {
  const made = bundles.get(script) ?? makeBundle(script);
  bundles.set(script, made);
  const bundle = await made;
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
  });
  return { lines, ended, kill: () => child.kill("SIGKILL"), complaints: () => complaints };
}

async function makeBundle(script: string) {
  const outfile = resolve(folder, `${basename(script, ".ts")}.mjs`);
  const entry = resolve(import.meta.dirname, "processes", script);
  await bundleProgram(entry, outfile, { withPackages: true });
  return outfile;
}
