import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeDataDir } from "../../../tests/support/databases";
import { findLeftovers, removeOldLeftovers } from "./leftovers";

const now = new Date("2026-03-20T12:00:00.000Z");
const before = (days: number) => new Date(now.getTime() - days * 86_400_000);

it("names copies of the database that a restore or a broken backup left, and removes them after a week", async () => {
  const folder = makeDataDir();
  const put = (name: string, at: Date) => {
    writeFileSync(join(folder, name), "all of it");
    utimesSync(join(folder, name), at, at);
  };
  put("site.sqlite", before(30));
  put("site.sqlite.before-20260312T110000000Z", before(30));
  put("site.sqlite.before-20260318T110000000Z", before(30));
  put("site-20260301T000000Z.sqlite.unfinished", before(8));
  put("now.unfinished", before(0));
  mkdirSync(join(folder, ".backup-1.unfinished"));
  utimesSync(join(folder, ".backup-1.unfinished"), before(2), before(2));

  const names = async () => (await findLeftovers([folder, folder], now)).map(({ name }) => name);
  expect(await names()).toEqual([
    "site.sqlite.before-20260312T110000000Z",
    "site-20260301T000000Z.sqlite.unfinished",
    "site.sqlite.before-20260318T110000000Z",
    ".backup-1.unfinished",
  ]);
  expect(await removeOldLeftovers([folder], now)).toBe(2);
  expect(await names()).toEqual(["site.sqlite.before-20260318T110000000Z", ".backup-1.unfinished"]);
  expect(readdirSync(folder)).toContain("site.sqlite");
});
