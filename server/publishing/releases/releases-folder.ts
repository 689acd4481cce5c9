import { createHash, randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sorted } from "../../../app/facts/fact-change";
import type { Facts } from "../../../app/facts/facts-schema";
import { refusalsList } from "../../http/refusals/refused-statuses";

/** What a release was made of. Written into its folder last: it marks a complete release. */
export type ReleaseNote = {
  version: number;
  /** Which build rendered it. */
  build: string;
  /** The facts it shows: those of the version, as they held when it was made. */
  facts: Facts;
  digest: string;
  madeAt: string;
  /** Its files are compressed quickly only. */
  quick: boolean;
};

export type KeptRelease = { folder: string; name: string; note: ReleaseNote };

const noteName = "release.json";
/** The releases of this many newest versions are kept. */
const keptVersions = 3;
/** Time after its replacement: by then, answers that began before have read their files. */
const graceMs = 60_000;

/** The same for equal facts. */
export const digestOf = (facts: Facts) =>
  createHash("sha256").update(sorted(facts)).digest("hex").slice(0, 32);

/** Different for every build. */
export async function buildDigest(build: string): Promise<string> {
  const hash = createHash("sha256");
  for (const file of ["files.json", refusalsList, "server/site.js", "server/render-worker.js"])
    hash.update(await readFile(join(build, file)));
  return hash.digest("hex").slice(0, 32);
}

/** The folder DATA_DIR/releases. Every release is made aside and comes in by one rename. */
export function makeReleasesFolder(releases: string) {
  async function list(): Promise<KeptRelease[]> {
    const names = await readdir(releases).catch(() => []);
    const found = await Promise.all(
      names.map(async (name) => {
        const folder = join(releases, name);
        const text = await readFile(join(folder, noteName), "utf8").catch(() => null);
        if (text === null || name.startsWith(".") || name === "live") return [];
        return [{ folder, name, note: JSON.parse(text) as ReleaseNote }];
      }),
    );
    return found
      .flat()
      .sort((a, b) => b.note.version - a.note.version || (a.note.madeAt < b.note.madeAt ? 1 : -1));
  }

  return {
    list,

    /** An empty folder to make a release in. */
    async begin(): Promise<string> {
      const folder = join(releases, `.making-${process.pid}-${randomBytes(4).toString("hex")}`);
      await mkdir(folder, { recursive: true, mode: 0o755 });
      return folder;
    },

    /** Brings a finished release in; gives its folder, named after the version. */
    async finish(made: string, note: ReleaseNote): Promise<string> {
      await writeFile(join(made, noteName), JSON.stringify(note));
      const name = `${note.version}${note.quick ? "-quick" : ""}`;
      for (let again = 0; ; again += 1) {
        const folder = join(releases, again === 0 ? name : `${name}.${again}`);
        try {
          await rename(made, folder);
          return folder;
        } catch (error) {
          // The version was rendered before: by another build, or on another day.
          const { code } = error as NodeJS.ErrnoException;
          if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
        }
      }
    },

    drop: (folder: string) => rm(folder, { recursive: true, force: true }),

    /** Removes what a killed process left unfinished. */
    async sweep(isRunning: (pid: number) => boolean) {
      for (const name of await readdir(releases).catch(() => [])) {
        const [, pid] = /^\.making-(\d+)-/.exec(name) ?? [];
        if (pid && !isRunning(Number(pid)))
          await rm(join(releases, name), { recursive: true, force: true });
      }
    },

    /** Removes all releases but those of the newest versions, and replaced temporary ones. */
    async prune(live: string, now: number) {
      const all = await list();
      const versions = [...new Set(all.map(({ note }) => note.version))].slice(0, keptVersions);
      for (const { folder, note } of all) {
        const later = all.filter((other) => other.note.madeAt > note.madeAt);
        const replacedAt = Math.min(...later.map((other) => Date.parse(other.note.madeAt)));
        if (folder === live || now - replacedAt < graceMs) continue;
        const isReplaced = later.some((other) => other.note.version === note.version);
        if (isReplaced || !versions.includes(note.version)) await this.drop(folder);
      }
    },
  };
}
