import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runBuiltServer, startBuiltServer } from "../../testing/built-server";
import { makeDataDir } from "../../testing/databases";
import { launchSite } from "../../testing/launch-site";
import { typePrice } from "../../testing/type-price";

/** The data of a site that has published a price, and is stopped. */
const published = mkdtempSync(join(tmpdir(), "published-"));
beforeAll(async () => {
  const site = launchSite({ PORT: "0", DATA_DIR: published });
  const publish = await typePrice(await site.ready, published, "11.37");
  expect(await publish()).toBe("published");
  site.child.kill("SIGTERM");
  await site.ended;
});
afterAll(() => rmSync(published, { recursive: true, force: true }));

function publishedSite() {
  const dataDir = makeDataDir();
  cpSync(published, dataDir, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  return dataDir;
}

const services = async (url: string) => (await fetch(`${url}/services`)).text();

it("stops the start with a list of facts that do not fit, and serves the last release where that is asked for", async () => {
  const dataDir = publishedSite();
  const db = new SQLite(join(dataDir, "site.sqlite"));
  db.exec(`insert into content_versions (id, at, day, who, person_id, kind, form, facts, changes, pages, why)
    select 3, at, day, who, person_id, kind, form,
      json_set(facts, '$.treatments.tadalafil.price', -1), changes, pages, why
    from content_versions where id = 2`);
  db.exec("update content_head set version = 3");
  db.close();

  const refused = runBuiltServer({ DATA_DIR: dataDir });
  expect(await refused.ended).toBe(1);
  expect(refused.complaints()).toContain("treatments.tadalafil.price: must be more than 0");
  expect(refused.complaints()).toContain("--last-good");

  const asked = ["sh", "-c", 'exec "$0" "$@" --last-good'];
  const site = runBuiltServer({ DATA_DIR: dataDir }, asked);
  expect(await services(await site.ready)).toContain("$11.37");
});

it("renders a release of another build anew at the start", async () => {
  const dataDir = publishedSite();
  const releases = join(dataDir, "releases");
  // A release that was being compressed when the site stopped is left unfinished.
  const finished = readdirSync(releases).filter((name) => !/^live$|^\./.test(name));
  for (const name of finished) {
    const file = join(releases, name, "release.json");
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), build: "b" }));
  }
  const before = readdirSync(releases);
  const site = await startBuiltServer({ DATA_DIR: dataDir });
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect(await services(site.url)).toContain("$11.37");
  expect(readdirSync(releases).filter((name) => !before.includes(name))).not.toEqual([]);
});
