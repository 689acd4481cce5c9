import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export type RootRun = {
  root: string;
  /** The command's folder, as seen inside. */
  folder: string;
  env: Record<string, string>;
  /** Files and folders of this machine that are there inside, read-only. */
  readOnly?: readonly string[];
  /** Makes the root read-only except these: folder inside → folder of this machine. */
  writable?: Record<string, string>;
  /** User and group as numbers; root when missing. */
  user?: string;
};

const running = new Set<ChildProcess>();

/** Ends what is still running in any root. */
export function endEverything() {
  for (const child of running) endGroup(child, "SIGKILL");
}

/** Sends a signal to a command and to what it started. */
export function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}

/**
 * Starts a command with another root, in a mount namespace of its own, so that no mount outlives
 * it. Every step is an exec: the child is the command itself and gets its signals. The network is
 * this machine's.
 */
export function runInRoot(parts: RootRun, command: readonly string[]) {
  const { root, folder, env, readOnly = [], writable, user = "0:0" } = parts;
  const inside = (path: string) => join(root, path);
  const steps = [["mount", "--bind", root, root]];
  for (const path of ["/dev", "/proc"]) steps.push(["mount", "--rbind", path, inside(path)]);
  for (const path of [...readOnly, "/etc/resolv.conf", "/etc/hosts"]) {
    if (!existsSync(path)) continue;
    makePlace(inside(path), statSync(path).isDirectory());
    steps.push(["mount", "--bind", path, inside(path)]);
    steps.push(["mount", "-o", "remount,bind,ro", inside(path)]);
  }
  for (const [path, from] of Object.entries(writable ?? {})) {
    steps.push(["mount", "--bind", from, inside(path)]);
  }
  if (writable) steps.push(["mount", "-o", "remount,bind,ro", root]);
  const change = 'cd "$0" && exec "$@"';
  const enter = ["chroot", `--userspec=${user}`, root, "/bin/sh", "-c", change, folder, ...command];
  const script = [...steps.map(quote), `exec ${quote(enter)}`].join("\n");
  const child = spawn("unshare", ["--mount", "/bin/sh", "-ec", script], {
    env: { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  running.add(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const ended = new Promise<number | null>((done) => {
    child.once("close", (code) => {
      running.delete(child);
      done(code);
    });
  });
  return {
    child,
    /** The exit code, or null when a signal ended it. */
    ended,
    /** The last lines of its output. */
    said: () => said.trimEnd().split("\n").slice(-30).join("\n"),
  };
}

export type Running = ReturnType<typeof runInRoot>;

function makePlace(path: string, isFolder: boolean) {
  if (existsSync(path)) return;
  mkdirSync(isFolder ? path : dirname(path), { recursive: true });
  if (!isFolder) writeFileSync(path, "");
}

const quote = (words: readonly string[]) =>
  words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
