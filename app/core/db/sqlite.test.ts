import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { makeLogger } from "~/core/log/logger";
import { anInquiryInput, makeReceive } from "../../../tests/fixtures/inquiries";
import { bothEngines, openTestDatabase } from "../../../tests/support/databases";
import { openDatabase } from "./open";

/** A page that is served by the process that also stores. */
async function servePage() {
  const server = createServer((_, response) => response.end("page")).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

describe.each(bothEngines)("concurrent writes on %s", (engine) => {
  it("serves a page before the last of many inquiries is stored", async () => {
    const { db } = await openTestDatabase(engine);
    const parts = { db, clock: () => new Date(), logger: makeLogger("silent") };
    const receive = makeReceive({ ...parts });
    const page = await servePage();
    let stored = 0;
    const sent = Array.from({ length: 100 }, async () => {
      const { outcome } = await receive(anInquiryInput());
      if (outcome === "received") stored++;
    });
    expect(await (await fetch(page)).text()).toBe("page");
    expect(stored).toBeLessThan(100);
    await Promise.all(sent);
    expect(stored).toBe(100);
  });

  it("rolls a failing transaction back and none of the others", async () => {
    const { db } = await openTestDatabase(engine);
    const write = (name: string) =>
      db.transaction().execute(async (transaction) => {
        await transaction.insertInto("settings").values({ name, value: "" }).execute();
        if (name.startsWith("bad")) throw new Error(name);
        await transaction
          .updateTable("settings")
          .set({ value: "whole" })
          .where("name", "=", name)
          .execute();
      });
    const names = ["one", "bad one", "two", "bad two", "three"];
    const outcomes = await Promise.allSettled(names.map(write));
    expect(outcomes.map(({ status }) => status)).toEqual(
      names.map((name) => (name.startsWith("bad") ? "rejected" : "fulfilled")),
    );
    const rows = await db.selectFrom("settings").selectAll().where("name", "in", names).execute();
    expect(rows.map(({ name, value }) => `${name} ${value}`).sort()).toEqual([
      "one whole",
      "three whole",
      "two whole",
    ]);
  });

  it("rejects a failing statement and none of the others", async () => {
    const { db } = await openTestDatabase(engine);
    const write = (name: string) => db.insertInto("settings").values({ name, value: "" }).execute();
    const outcomes = await Promise.allSettled(["one", "one", "two"].map(write));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([
      "fulfilled",
      "fulfilled",
      "rejected",
    ]);
  });

  it("runs transactions one after the other: no read sees rows that are rolled back", async () => {
    const { db } = await openTestDatabase(engine);
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto("settings").values({ name: "gone", value: "" }).execute();
      await transaction.insertInto("settings").values({ name: "gone", value: "" }).execute();
    });
    const read = db.selectFrom("settings").selectAll().where("name", "=", "gone").execute();
    const [outcome, rows] = await Promise.allSettled([failing, read]);
    expect(outcome.status).toBe("rejected");
    expect(rows).toEqual({ status: "fulfilled", value: [] });
  });
});

describe("an SQLite file that two processes use", () => {
  it("refuses no transaction that reads before it writes", async () => {
    const { db, settings } = await openTestDatabase("sqlite");
    const other = await openDatabase(settings);
    onTestFinished(() => other.close());
    await db.insertInto("settings").values({ name: "count", value: "0" }).execute();
    const count = (process: typeof db) =>
      process.transaction().execute(async (transaction) => {
        const { value } = await transaction
          .selectFrom("settings")
          .select("value")
          .where("name", "=", "count")
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable("settings")
          .set({ value: String(Number(value) + 1) })
          .where("name", "=", "count")
          .execute();
      });
    for (let n = 0; n < 10; n++) {
      await count(db);
      await count(other.db);
    }
    const { value } = await db
      .selectFrom("settings")
      .select("value")
      .where("name", "=", "count")
      .executeTakeFirstOrThrow();
    expect(value).toBe("20");
  });

  it("returns new columns in queries that ran before", async () => {
    const { db, settings } = await openTestDatabase("sqlite");
    const other = await openDatabase(settings);
    onTestFinished(() => other.close());
    const read = async () =>
      (await db.selectFrom("settings").selectAll().where("name", "=", "one").execute())[0];
    await db.insertInto("settings").values({ name: "one", value: "1" }).execute();
    expect(await read()).toEqual({ name: "one", value: "1" });
    await sql`alter table settings add column later text`.execute(other.db);
    expect(await read()).toEqual({ name: "one", value: "1", later: null });
  });
});
