import { expect, it } from "vitest";
import type { Upkeep } from "./read-upkeep.server";
import { upkeepProblems } from "./upkeep-notices";

const now = Date.parse("2026-03-20T12:00:00.000Z");
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

const last: Upkeep["backups"]["last"] = {
  at: hoursAgo(1),
  file: "site.age",
  bytes: 1,
  inquiries: 2,
  encrypted: "age",
  tookMs: 10,
  place: "folder",
};
const quiet: Upkeep = {
  production: true,
  database: "encrypted",
  backups: { everyMinutes: 60, encrypted: true, since: hoursAgo(900), last, failure: null },
  leftovers: [],
  hold: null,
  marked: 0,
  heldConfirmations: 0,
  failedInvitations: 0,
  forgetting: false,
};
const of = (changes: Partial<Upkeep>) => upkeepProblems({ ...quiet, ...changes }, now).join();
const backups = (changes: Partial<Upkeep["backups"]>) => ({
  backups: { ...quiet.backups, ...changes },
});

it("reports nothing when all is well", () => {
  expect(of({})).toBe("");
  expect(of(backups({ last: null, since: hoursAgo(2) }))).toBe("");
  const trial = { production: false, database: "unencrypted" } as const;
  expect(
    of({ ...trial, ...backups({ everyMinutes: 0, encrypted: false, since: null, last: null }) }),
  ).toBe("");
});

it("lists the unsafe settings of a site on the internet", () => {
  expect(of({ database: "unencrypted" })).toContain("disk it is on must be");
  expect(of({ database: "server" })).toBe("");
  expect(of(backups({ encrypted: false }))).toContain("BACKUP_KEY_FILE");
  expect(of(backups({ everyMinutes: 0 }))).toContain("makes no backups");
});

it("reports failures and waiting tasks, also on a trial installation", () => {
  const trial = (changes: Partial<Upkeep>) => of({ production: false, ...changes });
  expect(trial(backups({ failure: "no room" }))).toContain("last backup failed");
  expect(trial(backups({ last: { ...last, at: hoursAgo(30) } }))).toContain("over a day");
  expect(trial(backups({ last: null, since: hoursAgo(30) }))).toContain("over a day");
  const hold = { since: hoursAgo(1), reason: "many", newest: "", count: 40, total: 90 } as const;
  expect(trial({ hold })).toContain("40 inquiries of 90");
  expect(trial({ heldConfirmations: 3 })).toContain("3 confirmations wait");
  expect(trial({ failedInvitations: 1 })).toContain("1 invitation was not delivered");
  expect(trial({ forgetting: true })).toContain("goes on trying");
  const leftovers = [{ name: "site.sqlite.before-1", at: hoursAgo(5) }];
  expect(trial({ leftovers })).toContain("site.sqlite.before-1");
});
