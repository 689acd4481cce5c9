import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import { Kysely } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { makeDataDir } from "../../testing/databases";
import { SharedSqliteDialect } from "./shared-sqlite-dialect";

type Tables = { things: { id: number } };

/** The site's connection to a file, and that of another program. */
function open(lockPatienceMs: number) {
  const path = join(makeDataDir(), "file");
  const file = new SQLite(path, { timeout: 10_000 });
  file.pragma("journal_mode = WAL");
  file.exec("create table things (id integer primary key)");
  const db = new Kysely<Tables>({ dialect: new SharedSqliteDialect(file, { lockPatienceMs }) });
  const other = new SQLite(path);
  onTestFinished(async () => {
    other.close();
    await db.destroy();
  });
  const add = (id: number) => db.insertInto("things").values({ id }).execute();
  return { db, other, add };
}

describe("while another program holds the SQLite file", () => {
  it("does not block the event loop, and writes when the file is free", async () => {
    const { db, other, add } = open(60_000);
    other.exec("begin immediate");
    const writes = Promise.all([add(1), add(2)]);
    let turns = 0;
    const others = setInterval(() => turns++, 5);
    while (turns < 20) await new Promise((resolve) => setTimeout(resolve, 5));
    clearInterval(others);
    other.exec("commit");
    await writes;
    expect(await db.selectFrom("things").selectAll().execute()).toHaveLength(2);
  });

  it("refuses all waiting writes when it takes too long, and writes again afterwards", async () => {
    const { db, other, add } = open(100);
    other.exec("begin immediate");
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7, 8].map(add));
    expect(outcomes.map(({ status }) => status)).toEqual(Array(8).fill("rejected"));
    other.exec("commit");
    await add(9);
    expect(await db.selectFrom("things").selectAll().execute()).toEqual([{ id: 9 }]);
  });
});
