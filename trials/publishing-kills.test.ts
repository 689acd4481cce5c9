import "../testing/need-build";

import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import SQLite from "better-sqlite3-multiple-ciphers";
import { expect, it } from "vitest";
import { startBuiltServer } from "../testing/built-server";
import { makeDataDir } from "../testing/databases";
import { typePrice } from "../testing/type-price";

/** PUBLISH_KILLS=50 for a long run. */
const kills = Number(process.env.PUBLISH_KILLS ?? 2);
const pages = ["/services", "/treatments/tadalafil", "/sexual-health"];
/** Below its list price. */
const priceOf = (n: number) => (150 + n + 0.37).toFixed(2);

/** Of the prices published here, those that the pages show; each page must show exactly one. */
async function shownPrices(url: string) {
  const texts = await Promise.all(pages.map(async (path) => (await fetch(url + path)).text()));
  return [...new Set(texts.flatMap((text) => text.match(/\$\d{3}\.37/g) ?? ["none"]))];
}

function stored(dataDir: string) {
  const db = new SQLite(join(dataDir, "site.sqlite"), { readonly: true });
  const { facts } = db
    .prepare("select facts from content_versions join content_head on version = id")
    .get() as { facts: string };
  const drafts = db.prepare("select typed from content_drafts").pluck().all();
  db.close();
  return { live: JSON.parse(facts).treatments.tadalafil.price.toFixed(2), drafts };
}

it(
  "has one whole version live, and loses no draft, wherever between click and switch it is killed",
  async () => {
    const dataDir = makeDataDir();
    let site = await startBuiltServer({ DATA_DIR: dataDir });
    // The first publication is measured and not killed. The others are killed at even intervals.
    const first = await typePrice(site.url, dataDir, priceOf(0));
    const began = performance.now();
    expect(await first()).toBe("published");
    const took = performance.now() - began;
    let before = priceOf(0);
    const ends = { before: 0, after: 0 };
    for (let n = 1; n <= kills; n++) {
      const publish = await typePrice(site.url, dataDir, priceOf(n));
      const published = publish().catch(() => null);
      await pause((1.3 * took * (n - 0.5)) / kills);
      site.child.kill("SIGKILL");
      await site.ended;
      const answer = await published;

      site = await startBuiltServer({ DATA_DIR: dataDir });
      const { live, drafts } = stored(dataDir);
      expect(await shownPrices(site.url)).toEqual([`$${live}`]);
      expect([before, priceOf(n)]).toContain(live);
      ends[live === before ? "before" : "after"] += 1;
      // If the process answered that it is live, it is live; otherwise the draft is still there.
      if (answer === "published") expect(live).toBe(priceOf(n));
      else expect(answer, "is killed before it answers").toBeNull();
      if (live === before) expect(drafts).toEqual([priceOf(n)]);
      before = live;
    }
    console.info(`${kills} kills: ${ends.before} before the commit, ${ends.after} after it`);
  },
  60_000 + kills * 20_000,
);
