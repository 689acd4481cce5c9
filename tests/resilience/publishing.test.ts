import "../support/need-build";

import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { startBuiltServer } from "../support/built-server";
import { makeDataDir } from "../support/databases";
import { typePrice } from "../support/type-price";

const pages = ["/services", "/treatments/tadalafil", "/sexual-health"];

it("shows a published price on every page, and readers never see the older one after the newer", async () => {
  const dataDir = makeDataDir();
  const { url } = await startBuiltServer({ DATA_DIR: dataDir });
  /** Below the list price. */
  const [older, newer] = ["150.37", "151.37"];
  /** The prices that a page shows, of both. */
  const pricesOn = async (path: string) => {
    const text = await (await fetch(url + path)).text();
    return [...new Set(text.match(/\$15[01]\.37/g))].join(" and ");
  };
  expect(await (await typePrice(url, dataDir, older))()).toBe("published");
  expect(await Promise.all(pages.map(pricesOn))).toEqual(pages.map(() => `$${older}`));

  const publish = await typePrice(url, dataDir, newer);
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
