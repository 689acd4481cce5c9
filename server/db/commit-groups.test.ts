import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import { Kysely, sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { engines, makeDataDir, openTestDatabase } from "../../testing/databases";
import { SharedSqliteDialect } from "./shared-sqlite-dialect";

describe.each(engines)("writing at once on %s", (engine) => {
  it("undoes a failing transaction and none of the concurrent ones", async () => {
    const { db } = await openTestDatabase(engine);
    const write = (name: string) =>
      db.transaction().execute(async (transaction) => {
        await transaction.insertInto("settings").values({ name, value: "" }).execute();
        if (name.startsWith("bad")) throw new Error(name);
        await transaction.updateTable("settings").set({ value: "whole" }).execute();
      });
    const names = ["one", "bad one", "two", "bad two", "three"];
    const outcomes = await Promise.allSettled(names.map(write));
    expect(outcomes.map(({ status }) => status)).toEqual(
      names.map((name) => (name.startsWith("bad") ? "rejected" : "fulfilled")),
    );
    const rows = await db.selectFrom("settings").select("name").orderBy("name").execute();
    expect(rows.map(({ name }) => name).filter((name) => names.includes(name))).toEqual([
      "one",
      "three",
      "two",
    ]);
  });

  it("refuses a failing statement and none of the concurrent ones", async () => {
    const { db } = await openTestDatabase(engine);
    const write = (name: string) => db.insertInto("settings").values({ name, value: "" }).execute();
    const outcomes = await Promise.allSettled(["one", "one", "two"].map(write));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([
      "fulfilled",
      "fulfilled",
      "rejected",
    ]);
  });
});

type Tables = { things: { id: number; of: number | null } };

/** A file whose references are checked at the commit: one that is wrong makes the commit fail. */
function open() {
  const file = new SQLite(join(makeDataDir(), "file"));
  file.pragma("journal_mode = WAL");
  file.exec(
    "create table things (id integer primary key, of integer references things deferrable initially deferred)",
  );
  const ran: string[] = [];
  const exec = file.exec.bind(file);
  file.exec = (text) => {
    ran.push(text);
    return exec(text);
  };
  // Long enough for the whole test on any machine.
  const turn = { shortestWorkMs: 60_000, longestWorkMs: 60_000 };
  const db = new Kysely<Tables>({ dialect: new SharedSqliteDialect(file, turn) });
  onTestFinished(() => db.destroy());
  const add = (id: number, of: number | null = null) =>
    db.insertInto("things").values({ id, of }).execute();
  const ids = async () => {
    const rows = await db.selectFrom("things").select("id").orderBy("id").execute();
    return rows.map(({ id }) => id);
  };
  return { db, file, ran, add, ids };
}

describe("an SQLite file", () => {
  it("is written once for all simultaneous writes", async () => {
    const { db, ran, add, ids } = open();
    const inTransaction = () =>
      db.transaction().execute((write) => write.insertInto("things").values({ id: 3 }).execute());
    await Promise.all([add(1), add(2), inTransaction()]);
    expect(ran).toEqual(["begin immediate", "commit"]);
    expect(await ids()).toEqual([1, 2, 3]);
    expect(ran).toHaveLength(2);
  });

  it("reports no write as done when it has failed", async () => {
    const { add, ids } = open();
    const outcomes = await Promise.allSettled([add(1), add(2, 99), add(3)]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(await ids()).toEqual([]);
    await add(4);
    expect(await ids()).toEqual([4]);
  });

  it("reports no write as done when a fault ended the whole transaction", async () => {
    const { db, add, ids } = open();
    // As on a full disk: the statement's error ends the whole transaction.
    await sql`create trigger full before insert on things when new.id = 2 begin select raise(rollback, 'full'); end`.execute(
      db,
    );
    const outcomes = await Promise.allSettled([add(1), add(2), add(3)]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
    expect(await ids()).toEqual([3]);
  });

  it("shows no data that may still be rolled back", async () => {
    const { add, ids } = open();
    const [, , seen] = await Promise.allSettled([add(1), add(2, 99), ids()]);
    expect(seen).toEqual({ status: "fulfilled", value: [] });
  });
});
