/** Puts another release of the site in the place of the running one. docs/update.md has the steps. */
import {
  cpSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** A server on which releases are folders of `releases/`, and a link, `current`, names the running one. */
export type ReleaseServer = {
  folder: string;
  /** Of the site's processes on this machine. */
  ports: readonly number[];
  /** Ends the process on this port, and starts it from `current`; resolves once it was started. */
  restart: (port: number) => Promise<void>;
  /** Runs a command of a release on the site's database; throws when it fails. */
  run: (release: string, command: string) => void;
  say: (line: string) => void;
  /** Milliseconds in which a process must be ready. */
  longestStart: number;
};

const day = 86_400_000;
/** Days for which a page that was opened before an update still finds its scripts and styles. */
const keepDays = 30;

const releases = ({ folder }: ReleaseServer) => join(folder, "releases");

/** The folder that a link names, current or previous; null: there is none. */
export function releaseOf({ folder }: Pick<ReleaseServer, "folder">, link: "current" | "previous") {
  try {
    return join(folder, "releases", basename(readlinkSync(join(folder, link))));
  } catch {
    return null;
  }
}

/** Renames a new link over the old one: at no moment is there none. */
function point(server: ReleaseServer, link: "current" | "previous", release: string) {
  const path = join(server.folder, link);
  rmSync(`${path}.new`, { force: true });
  symlinkSync(join("releases", basename(release)), `${path}.new`);
  renameSync(`${path}.new`, path);
}

/**
 * Migrates the database by `release`, then restarts one process after the other from it; the next only
 * when the one before serves. Throws, with all processes back on the release before, when one does
 * not. Both releases work on the database meanwhile, and each has the other's hashed files.
 */
export async function switchRelease(server: ReleaseServer, release: string) {
  const before = releaseOf(server, "current");
  if (!before) throw new Error(`There is no link ${join(server.folder, "current")}.`);
  server.run(release, "migrate");
  shareFiles(before, release);
  shareFiles(release, before);
  point(server, "current", release);
  for (const [at, port] of server.ports.entries()) {
    try {
      await server.restart(port);
      await untilReady(server, port);
      server.say(`The process on port ${port} serves ${basename(release)}.`);
    } catch (error) {
      point(server, "current", before);
      for (const switched of server.ports.slice(0, at + 1)) {
        await server.restart(switched);
        await untilReady(server, switched);
      }
      throw new Error(
        `${basename(release)} does not serve: ${(error as Error).message} All processes serve ${basename(before)} again.`,
      );
    }
  }
  point(server, "previous", before);
}

/** Copies hashed files that the other release lacks. Their names never mean other contents. */
function shareFiles(from: string, to: string) {
  const assets = (release: string) => join(release, "build/client/assets");
  const has = new Set(readdirSync(assets(to)));
  for (const name of readdirSync(assets(from))) {
    const file = join(assets(from), name);
    if (has.has(name) || statSync(file).mtimeMs < Date.now() - keepDays * day) continue;
    cpSync(file, join(assets(to), name), { preserveTimestamps: true });
  }
}

async function untilReady({ longestStart }: ReleaseServer, port: number) {
  const end = Date.now() + longestStart;
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (response?.ok) return;
    if (Date.now() > end)
      throw new Error(`the process on port ${port} was not ready in time; its log says why.`);
    await pause(100);
  }
}

/** Removes all releases but the current one, the one before and the newest of the others. */
export function removeOldReleases(server: ReleaseServer) {
  const inUse = [releaseOf(server, "current"), releaseOf(server, "previous")];
  const others = readdirSync(releases(server))
    .map((name) => join(releases(server), name))
    .filter((release) => !inUse.includes(release))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const release of others.slice(1)) rmSync(release, { recursive: true });
}
