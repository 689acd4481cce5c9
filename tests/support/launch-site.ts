import "./need-build.ts";

import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

/**
 * Runs the finished build as a process, for tests and measurements in the project's folder. `env`
 * is its whole environment; PORT 0 is any free port. It has none of the memory settings of npm
 * start, with which a start takes half as long again. `command` is put in front, e.g. to run it
 * with other rights; `site` is another way to start it.
 */
export function launchSite(
  env: NodeJS.ProcessEnv,
  command: readonly string[] = [],
  site: readonly string[] = [process.execPath, resolve("build/server/main.js")],
) {
  const [program = "", ...parameters] = [...command, ...site];
  const child = spawn(program, parameters, {
    env: { PATH: process.env.PATH, ...env },
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
  // Prevents an unhandled rejection when the caller does not await it.
  ready.catch(() => {});
  return {
    child,
    /**
     * Resolves to its URL once it accepts requests; its log level must be info. IPv4, as it
     * listens.
     */
    ready,
    /** Resolves to the exit code, or null when it was killed. */
    ended,
    /** Its log lines so far. */
    lines,
    /** Its stderr, e.g. why it does not start. */
    complaints: () => complaints,
  };
}

export type LaunchedSite = ReturnType<typeof launchSite>;
