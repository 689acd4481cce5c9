import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { makeDataDir, openTestDatabase } from "../testing/databases";
import { differingFiles, openTestSite } from "../testing/fixtures/publishing";
import { waitUntil } from "../testing/wait-until";

/** The project's own sources in another folder, with tadalafil's price changed, built there. */
function buildWithPrice(price: number): string {
  const folder = makeDataDir();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const listed = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const files = execFileSync("git", listed, { encoding: "utf8" }).split("\0").filter(existsSync);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const source = join(folder, "app/facts/clinic-facts.ts");
  const before = readFileSync(source, "utf8");
  const changed = before.replace(/(tadalafil: \{[^}]*price: )[\d.]+/, `$1${price}`);
  expect(changed).not.toBe(before);
  writeFileSync(source, changed);
  execFileSync(process.execPath, ["commands/build.ts", "--quiet"], { cwd: folder, stdio: "pipe" });
  return join(folder, "build");
}

const sitemap = /^sitemap\.xml/;
const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");
const list = (folder: string, name: string) => {
  const { "/sitemap.xml": _, ...entries } = JSON.parse(read(folder, name));
  return entries;
};

it("makes of one changed price byte for byte what a build makes whose source has that price", async () => {
  const { publish, releases } = await openTestSite(await openTestDatabase("sqlite"));
  const path = "treatments.tadalafil.price";
  expect(await publish([{ path, from: 148.42, to: 151.37 }])).toMatchObject({
    outcome: "published",
  });
  const release = join(releases, "2");
  await waitUntil(() => existsSync(join(release, "release.json")), 60_000);
  const build = buildWithPrice(151.37);

  expect(differingFiles(build, release, "client").filter((file) => !sitemap.test(file))).toEqual(
    [],
  );
  expect(differingFiles(build, release, "refusals")).toEqual([]);
  for (const name of ["files.json", "refusals.json"])
    expect(list(release, name)).toEqual(list(build, name));
  // The sitemap has the day of the publication instead of the source's.
  const undated = (folder: string) =>
    read(folder, "client/sitemap.xml").replace(/<lastmod>.*?<\/lastmod>/g, "");
  expect(undated(release)).toBe(undated(build));
}, 300_000);
