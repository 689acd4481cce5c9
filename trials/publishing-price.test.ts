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
import { expect, it, onTestFinished, vi } from "vitest";
import type { FileEntry } from "../server/publishing/file-entry";
import { describeFile } from "../server/publishing/finish-file";
import { finishFiles } from "../server/publishing/finish-files";
import { tagFile } from "../server/publishing/tag-file";
import { makeDataDir, openTestDatabase } from "../testing/databases";
import { facts } from "../testing/fixtures/built-site";
import { differingFiles, openTestSite } from "../testing/fixtures/publishing";
import { waitUntil } from "../testing/wait-until";

/** The same compressed again is the same: only what the served build does not have is. */
vi.mock(import("../server/publishing/compress-file"), async (original) => {
  const { compressFile } = await original();
  return {
    async compressFile(path, content, effort) {
      const served = path.replace(/.*\/(?=build\/)/, "");
      if (!existsSync(served) || !readFileSync(served).equals(content))
        return compressFile(path, content, effort);
      const tags: Awaited<ReturnType<typeof compressFile>> = {};
      for (const encoding of ["br", "gz"] as const) {
        if (!existsSync(`${served}.${encoding}`)) continue;
        const bytes = readFileSync(`${served}.${encoding}`);
        writeFileSync(`${path}.${encoding}`, bytes);
        tags[encoding] = await tagFile(`${path}.${encoding}`, bytes);
      }
      return tags;
    },
  };
});

/**
 * The project's own sources in another folder, with tadalafil's price changed, built there without
 * the server's program: all that commands/build.ts does for what is sent.
 */
async function buildWithPrice(price: number): Promise<string> {
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
  const env = { ...process.env, NODE_ENV: "production" };
  for (const command of ["node_modules/.bin/react-router build", "node commands/render-pages.ts"]) {
    const [program = "", ...parameters] = command.split(" ");
    execFileSync(program, parameters, { cwd: folder, env, stdio: "pipe" });
  }
  await finishFiles(join(folder, "build"));
  return join(folder, "build");
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");
const list = (folder: string, name: string): Record<string, FileEntry> =>
  JSON.parse(read(folder, name));
const withoutDates = (sitemap: string) => sitemap.replace(/<lastmod>.*?<\/lastmod>/g, "");

/**
 * Gives a build's sitemap the dates of a publication: those of the served build, and today's at
 * every changed page. A build outside the project's history has no dates.
 */
async function dateSitemap(build: string, day: string) {
  const other = new Set(differingFiles("build", build, "client"));
  const [served, client] = [list("build", "files.json"), join(build, "client")];
  let dated = read("build", "client/sitemap.xml");
  for (const [path, { file }] of Object.entries(served))
    if (file.endsWith(".html") && other.has(file))
      dated = dated.replace(
        new RegExp(`(<loc>https://[^/<]+${path}</loc>)(?:<lastmod>.*?</lastmod>)?`),
        `$1<lastmod>${day}</lastmod>`,
      );
  expect(withoutDates(dated)).toBe(withoutDates(read(client, "sitemap.xml")));
  writeFileSync(join(client, "sitemap.xml"), dated);
  const entry = await describeFile(client, "sitemap.xml", Buffer.from(dated));
  const files = { ...list(build, "files.json"), "/sitemap.xml": entry };
  writeFileSync(join(build, "files.json"), JSON.stringify(files));
}

it("publishes a changed price with the same bytes as a build with that price", async () => {
  const { publish, releases } = await openTestSite(await openTestDatabase("sqlite"));
  const path = "treatments.tadalafil.price";
  expect(
    await publish([{ path, from: facts.treatments.tadalafil?.price, to: 11.37 }]),
  ).toMatchObject({
    outcome: "published",
  });
  // Meanwhile the release is compressed fully.
  const build = await buildWithPrice(11.37);
  await dateSitemap(build, "2027-03-01");
  const release = join(releases, "2");
  await waitUntil(() => existsSync(join(release, "release.json")), 60_000);

  // Every file with its compressed variants, and what is sent with each: ETag, policy, length.
  expect(read(release, "client/sitemap.xml")).toBe(read(build, "client/sitemap.xml"));
  for (const part of ["client", "refusals"])
    expect(differingFiles(build, release, part)).toEqual([]);
  for (const name of ["files.json", "refusals.json"])
    expect(list(release, name)).toEqual(list(build, name));
}, 300_000);
