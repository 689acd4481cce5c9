import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const main = resolve(root, "build/server/main.js");

export type BuiltServer = {
  url: string;
  port: number;
  child: ChildProcess;
  lines: string[];
  complaints: () => string;
  /** The exit code, or null when it was killed. */
  ended: Promise<number | null>;
};

/** Runs the built site as it runs for visitors, on a free port. It has to log at info. */
export async function startBuiltServer(env: Record<string, string>): Promise<BuiltServer> {
  const running = runBuiltServer(env);
  const url = await Promise.race([
    running.ready,
    running.ended.then((code) => {
      throw new Error(`The site ended with ${code}: ${running.complaints()}`);
    }),
  ]);
  return { ...running, url, port: Number(new URL(url).port) };
}

/** The same without waiting, for starts that are to fail. */
export function runBuiltServer(env: Record<string, string>, command: readonly string[] = []) {
  if (!existsSync(main)) throw new Error("The site is not built: run npm run build first");
  const [program = process.execPath, ...parameters] = [...command, process.execPath, main];
  const child = spawn(program, parameters, {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: "0", STAFF_PASSPHRASE: "for the tests only", ...env },
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
  const ready = new Promise<string>((done) => {
    createInterface(child.stdout).on("line", (line) => {
      lines.push(line);
      const found = /the site is at (http:[^"]+)/.exec(line)?.[1];
      if (found) done(found.replace("localhost", "127.0.0.1"));
    });
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return { child, lines, complaints: () => complaints, ended, ready };
}
