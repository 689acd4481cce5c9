import { expect, it } from "vitest";
import { writeSetting } from "~/core/db/queries";
import { makeTestApp } from "../../../tests/fixtures/test-app";
import { openTestDatabase } from "../../../tests/support/databases";
import { unlessChanged } from "./unless-changed.server";

it("reads a result once while no row has changed, for twenty seconds, for each person and key", async () => {
  const { app, clock } = makeTestApp(await openTestDatabase("sqlite"));
  let reads = 0;
  const ask = (key = "ana ?since=1") => unlessChanged(app, key, async () => ++reads);
  expect([await ask(), await ask()]).toEqual([1, 1]);
  expect(await ask("ben ?since=1")).toBe(2);
  expect(await ask()).toBe(1);

  await writeSetting(app.db, "something", "new");
  expect([await ask(), await ask()]).toEqual([3, 3]);

  clock.advance({ seconds: 20 });
  expect(await ask()).toBe(4);
});

it("reads again after an error", async () => {
  const { app } = makeTestApp(await openTestDatabase("sqlite"));
  const failed = unlessChanged(app, "ana", () => Promise.reject(new Error("no connection")));
  await expect(failed).rejects.toThrow("no connection");
  expect(await unlessChanged(app, "ana", async () => "result")).toBe("result");
});
