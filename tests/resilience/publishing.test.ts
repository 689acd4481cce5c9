import "../support/need-build";

import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../../app/core/db/open";
import { readHeadNumber } from "../../app/core/pages/content-versions";
import { addPeople, addStaffSession, ana } from "../fixtures/people";
import { startBuiltServer } from "../support/built-server";
import { bothEngines, makeDataDir, makeEmptyDatabase } from "../support/databases";
import { openStaffSession } from "../support/staff-session";
import { typePrice } from "../support/type-price";

/** Which of these tests' prices a page shows. */
async function testPricesOn(url: string) {
  const text = await (await fetch(url)).text();
  return [...new Set(text.match(/\$15\d\.37/g))].join(" and ");
}

const pages = ["/services", "/treatments/tadalafil", "/sexual-health"];

it("shows a published price on every page, and no reader gets the older one after the newer", async () => {
  const dataDir = makeDataDir();
  const { url } = await startBuiltServer({ DATA_DIR: dataDir });
  const { Cookie } = openStaffSession(dataDir);
  /** Both are below the list price. */
  const [older, newer] = ["150.37", "151.37"];
  const pricesOn = (path: string) => testPricesOn(url + path);
  expect(await (await typePrice(url, Cookie, older))()).toBe("published");
  expect(await Promise.all(pages.map(pricesOn))).toEqual(pages.map(() => `$${older}`));

  const publish = await typePrice(url, Cookie, newer);
  const seen: string[] = [];
  let isPublished = false;
  const reading = (async () => {
    while (!isPublished)
      for (const path of pages) {
        seen.push(await pricesOn(path));
        await pause(20);
      }
  })();
  const outcome = await publish();
  isPublished = true;
  await reading;
  expect(outcome).toBe("published");
  expect(await Promise.all(pages.map(pricesOn))).toEqual(pages.map(() => `$${newer}`));
  const olderSeen = seen.lastIndexOf(`$${older}`) + 1;
  expect(seen).toEqual([
    ...Array<string>(olderSeen).fill(`$${older}`),
    ...Array<string>(seen.length - olderSeen).fill(`$${newer}`),
  ]);
}, 120_000);

it.each(bothEngines)(
  "starts with a whole version on %s after the process was killed during a publication",
  async (engine) => {
    const settings = await makeEmptyDatabase(engine);
    const { dataDir, databaseUrl } = settings;
    const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    let site = await startBuiltServer(env);
    const { db, close } = await openDatabase(settings);
    onTestFinished(close);
    await addPeople(db, [ana]);
    await db.updateTable("people").set({ role: "owner" }).execute();
    const Cookie = await addStaffSession(db, ana);

    expect(await (await typePrice(site.url, Cookie, "150.37"))()).toBe("published");
    let live = "$150.37";
    /** Kills the site while a price is published, and returns the price after its restart. */
    async function killWhilePublishing(price: string, killNow: Promise<unknown>) {
      const before = await readHeadNumber(db);
      const publish = await typePrice(site.url, Cookie, price);
      const outcome = publish().catch(() => "killed");
      await killNow;
      site.child.kill("SIGKILL");
      await Promise.all([site.ended, outcome]);
      site = await startBuiltServer(env);
      const shown = await Promise.all(pages.map((path) => testPricesOn(site.url + path)));
      expect(new Set(shown).size, String(shown)).toBe(1);
      // The version and the removal of the drafts are one transaction.
      const isNew = shown[0] === `$${price}`;
      expect(shown[0]).toBe(isNew ? `$${price}` : live);
      expect(await readHeadNumber(db)).toBe(isNew ? before + 1 : before);
      const drafts = await db.selectFrom("content_drafts").select("path").execute();
      expect(drafts.length).toBe(isNew ? 0 : 1);
      live = shown[0] ?? "";
      return isNew;
    }
    /** Resolves when the next version is stored. */
    async function stored(after: number) {
      while ((await readHeadNumber(db)) === after) await pause(5);
    }

    expect(await killWhilePublishing("151.37", Promise.resolve())).toBe(false);
    // A moment between the request and the response.
    await killWhilePublishing("152.37", pause(Math.random() * 500));
    const version = await readHeadNumber(db);
    expect(await killWhilePublishing("153.37", stored(version))).toBe(true);
  },
  180_000,
);
