import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openTestSite } from "../../../tests/fixtures/publishing";
import { facts } from "../../../tests/fixtures/test-facts";
import { startBuiltServer } from "../../../tests/support/built-server";
import { makeDataDir, openTestDatabase } from "../../../tests/support/databases";
import { mayMount, smallDisk } from "../../../tests/support/small-disk";
import { openStaffSession } from "../../../tests/support/staff-session";
import { typePrice } from "../../../tests/support/type-price";
import { waitUntil } from "../../../tests/support/wait-until";

const pages = ["/services", "/treatments/tadalafil", "/sexual-health"];
const price = "treatments.tadalafil.price";

const hasNew = async (url: string, path: string) =>
  (await (await fetch(url + path)).text()).includes("$11.37");

/** Hash of the page, independent of its encoding. */
const tagOf = async (url: string, path: string) => {
  const init = { method: "HEAD", headers: { "Accept-Encoding": "identity" } };
  return (await fetch(url + path, init)).headers.get("etag");
};

it("is served by two processes on one PostgreSQL within ten seconds, and never with a page of the old version after one of the new", async () => {
  const database = await openTestDatabase("postgres");
  // This one only stores the version: the two processes render it.
  const { publish } = await openTestSite(database, { renders: "nothing" });
  const start = async () => {
    const dataDir = makeDataDir();
    const databaseUrl = database.settings.databaseUrl ?? "";
    return startBuiltServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  };
  const sites = [await start(), await start()];
  const tagsOf = (url: string) => Promise.all(pages.map((path) => tagOf(url, path)));
  const before = await tagsOf(sites[0]?.url ?? "");

  expect(
    await publish([{ path: price, from: facts.treatments.tadalafil?.price, to: 11.37 }]),
  ).toMatchObject({
    outcome: "published",
  });
  const at = performance.now();
  const switched = sites.map(async ({ url }) => {
    const seen: boolean[] = [];
    // Reads one page after the other: after the first new one, all are new.
    await waitUntil(async () => {
      for (const [at, path] of pages.entries()) seen.push((await tagOf(url, path)) !== before[at]);
      return seen.at(-1) === true;
    }, 60_000);
    for (const path of pages) seen.push(await hasNew(url, path));
    expect(seen.slice(seen.indexOf(true))).not.toContain(false);
    return performance.now() - at;
  });
  const took = await Promise.all(switched);
  console.info(`both processes served it after ${took.map(Math.round).join(" and ")} ms`);

  const [one, other] = await Promise.all(sites.map(({ url }) => tagsOf(url)));
  expect(one).toEqual(other);
}, 120_000);

// publish-facts.test.ts covers full disks on machines that cannot mount one.
(mayMount ? it : it.skip)(
  "is refused on a full disk with the old version live, and succeeds when there is space again",
  async () => {
    const dataDir = smallDisk(64);
    const { url } = await startBuiltServer({ DATA_DIR: dataDir });
    const publish = await typePrice(url, openStaffSession(dataDir).Cookie, "11.37");
    const filler = join(dataDir, "filler");
    try {
      for (;;) writeFileSync(filler, Buffer.alloc(4096), { flag: "a" });
    } catch {
      // The disk is full.
    }

    expect(await publish()).toContain("The disk is full.");
    for (const path of pages) expect(await hasNew(url, path), path).toBe(false);

    rmSync(filler);
    expect(await publish()).toBe("published");
    for (const path of pages) expect(await hasNew(url, path), path).toBe(true);
  },
  60_000,
);
