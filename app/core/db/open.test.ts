import { chmodSync, readdirSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  bothEngines,
  makeDataDir,
  makeEmptyDatabase,
  openTestDatabase,
} from "../../../tests/support/databases";
import { waitUntil } from "../../../tests/support/wait-until";
import { migrations } from "./migrations/migrations";
import { openDatabase } from "./open";

describe.each(bothEngines)("opening a database on %s", (engine) => {
  it("makes the tables once, however often it is opened", async () => {
    const { settings, db } = await openTestDatabase(engine);
    const again = await openDatabase(settings);
    await again.close();
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
  });

  it("refuses a database that is newer than the code", async () => {
    const { settings, db } = await openTestDatabase(engine);
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01T00:00:00.000Z')`.execute(
      db,
    );
    await expect(openDatabase(settings)).rejects.toThrow(/newer version.*999-later/);
  });

  it("runs later migrations on a database that has the earlier ones", async () => {
    const settings = await makeEmptyDatabase(engine);
    const names = async (some: typeof migrations) => {
      const { db, close } = await openDatabase(settings, () => {}, some);
      const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
      await close();
      return rows.map(({ name }) => name);
    };
    const later = { ...migrations, "999-later": { up: async () => {} } };
    expect(await names(migrations)).toEqual(Object.keys(migrations));
    expect(await names(later)).toEqual(Object.keys(later));
  });

  it("removes the mails with their submission", async () => {
    const { db } = await openTestDatabase(engine);
    await expect(
      db
        .insertInto("outbox")
        .values({
          id: "1",
          submission_id: "of nobody",
          kind: "inquiry-to-clinic",
          attempts: 0,
          unconfirmed: 0,
          next_attempt_at: "",
          created_at: "",
        })
        .execute(),
    ).rejects.toThrow();
  });
});

describe("an SQLite file", () => {
  it("syncs every write to the disk and checks foreign keys", async () => {
    const { db } = await openTestDatabase("sqlite");
    const pragma = async (name: string) =>
      Object.values((await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0] as object)[0];
    expect(await pragma("journal_mode")).toBe("wal");
    expect(await pragma("synchronous")).toBe(2);
    expect(await pragma("foreign_keys")).toBe(1);
    expect(await pragma("secure_delete")).toBe(1);
  });

  it("needs no folder but its own: temporary data is kept in memory", async () => {
    const { db } = await openTestDatabase("sqlite");
    const { rows } = await sql<{ temp_store: number }>`pragma temp_store`.execute(db);
    expect(rows).toEqual([{ temp_store: 2 }]);
  });

  it("is readable by its owner only, whatever permissions the folder and the file had", async () => {
    const dataDir = makeDataDir();
    chmodSync(dataDir, 0o755);
    const others = () =>
      readdirSync(dataDir).filter((name) => statSync(join(dataDir, name)).mode & 0o007);
    for (let starts = 0; starts < 2; starts++) {
      const { db, close } = await openDatabase({ databaseUrl: null, dataDir });
      await db
        .insertInto("settings")
        .values({ name: `${starts}`, value: "" })
        .execute();
      expect(readdirSync(dataDir)).toContain("site.sqlite-wal");
      expect(others()).toEqual([]);
      await close();
      chmodSync(join(dataDir, "site.sqlite"), 0o644);
    }
  });

  it("is refused in a folder that can't be made", async () => {
    for (const dataDir of ["/dev/null/site", "/proc/site"])
      await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(dataDir);
  });
});

describe("a PostgreSQL that can't be reached", () => {
  it("is reported within seconds when nothing listens", async () => {
    const databaseUrl = "postgres://nobody@127.0.0.1:1/none";
    await expect(openDatabase({ databaseUrl, dataDir: makeDataDir() })).rejects.toThrow(
      /ECONNREFUSED/,
    );
  });

  it("is reported within seconds when it accepts and stays silent", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void silent.close());
    await waitUntil(() => silent.listening);
    const address = silent.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const started = Date.now();
    await expect(
      openDatabase({ databaseUrl: `postgres://x@127.0.0.1:${port}/x`, dataDir: makeDataDir() }),
    ).rejects.toThrow(/timeout/);
    expect(Date.now() - started).toBeLessThan(20_000);
  });
});
