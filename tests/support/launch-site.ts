import "./need-build.ts";

import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { allocatorSettings, heapSettings } from "../../ops/settings.mjs";

const memorySettings = { NODE_OPTIONS: heapSettings.join(" "), ...allocatorSettings };

/**
 * The finished build as a process of its own, for tests and measurements, which run in the
 * project's folder. `env` is its whole environment, apart from memory settings where it has no
 * NODE_OPTIONS; PORT 0 is any free port. `command` is put before it, e.g. to run it with other
 * rights.
 */
export function launchSite(env: Record<string, string>, command: readonly string[] = []) {
  const main = resolve("build/server/main.js");
  const [program = process.execPath, ...parameters] = [...command, process.execPath, main];
  const child = spawn(program, parameters, {
    env: { PATH: process.env.PATH, ...("NODE_OPTIONS" in env ? {} : memorySettings), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  let complaints = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const ended = new Promise<number | null>((done) => {
    child.once("close", (code) => done(code));
  });
  const ready = new Promise<string>((done, fail) => {
    createInterface(child.stdout).on("line", (line) => {
      lines.push(line);
      const found = /the site is at (http:[^"]+)/.exec(line)?.[1];
      if (found) done(found.replace("localhost", "127.0.0.1"));
    });
    ended.then((code) => fail(new Error(`The site ended with ${code}: ${complaints}`)));
  });
  // A caller that does not wait for it must not end in an unhandled rejection.
  ready.catch(() => {});
  return {
    child,
    /** Its URL once it takes requests; it has to log at info. IPv4, as it listens. */
    ready,
    /** The exit code, or null when it was killed. */
    ended,
    /** Its log so far, a line each. */
    lines,
    /** Its stderr, e.g. the reason why it does not start. */
    complaints: () => complaints,
  };
}

export type LaunchedSite = ReturnType<typeof launchSite>;
