import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { makeDataDir } from "../../../testing/databases";
import { facts } from "../../../testing/fixtures/clinic";
import { makeReleasesFolder } from "./releases-folder";

const minute = 60_000;

/** Releases of versions, each made so many minutes after the first. */
async function openReleases(made: readonly { version: number; at: number; quick?: boolean }[]) {
  const releases = join(makeDataDir(), "releases");
  await mkdir(releases);
  onTestFinished(() => rm(releases, { recursive: true }));
  const folders = makeReleasesFolder(releases);
  for (const { version, at, quick = false } of made) {
    const madeAt = new Date(at * minute).toISOString();
    const note = { version, build: "b", facts, digest: "d", madeAt, quick };
    await folders.finish(await folders.begin(), note);
  }
  const prune = (live: string, at: number) => folders.prune(join(releases, live), at * minute);
  return { prune, kept: async () => (await readdir(releases)).sort() };
}

describe("releases that are no longer served", () => {
  it("are removed unless they are among the three newest versions", async () => {
    const made = [1, 2, 3, 4].map((version) => ({ version, at: version * 10 }));
    const { prune, kept } = await openReleases(made);
    await prune("4", 42);
    expect(await kept()).toEqual(["2", "3", "4"]);
  });

  it("stay for a minute after their replacement, because answers that have begun read their files", async () => {
    const { prune, kept } = await openReleases([
      { version: 1, at: 0, quick: true },
      { version: 1, at: 30 },
    ]);
    await prune("1", 30.9);
    expect(await kept()).toEqual(["1", "1-quick"]);
    await prune("1", 31.1);
    expect(await kept()).toEqual(["1"]);
  });
});
