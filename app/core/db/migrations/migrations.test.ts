import { type Kysely, sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openDatabase } from "~/core/db/open";
import { bothEngines, openTestDatabase } from "../../../../tests/support/databases";
import { migrations, schemaVersion } from "./migrations";

it("each migration names the oldest release that can run on its tables, never an older one than the last", () => {
  let oldest = 0;
  for (const [name, { compatibleWith = 0 }] of Object.entries(migrations)) {
    const number = Number.parseInt(name, 10);
    expect(compatibleWith, name).toBeGreaterThanOrEqual(Math.max(1, oldest));
    expect(compatibleWith, name).toBeLessThanOrEqual(number);
    oldest = compatibleWith;
  }
});

const texts = import.meta.glob<string>("./*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

it("what drops or renames something ends the releases that use it", () => {
  let oldest = 0;
  for (const [path, text] of Object.entries(texts)) {
    const compatible = Number(/\d+/.exec(text.split("\n", 1)[0] ?? "")?.[0]);
    if (/^\s*(drop|alter table \S+\s+(drop|rename))\b/im.test(text))
      expect(compatible, path).toBeGreaterThan(oldest);
    oldest = compatible;
  }
});

describe.each(bothEngines)("a migration after the first schema, on %s", (engine) => {
  it("runs once, keeps the rows, and an older build then refuses the database", async () => {
    const { db, close, settings } = await openTestDatabase(engine);
    await db.insertInto("settings").values({ name: "kept", value: "yes" }).execute();
    await close();
    let runs = 0;
    const newer = {
      ...migrations,
      "999-newer": {
        async up(database: typeof db) {
          runs++;
          await sql`alter table settings add column note text not null default 'new'`.execute(
            database,
          );
        },
      },
    };
    for (const start of ["first", "second"]) {
      const opened = await openDatabase(settings, () => {}, newer);
      const row = await opened.db
        .selectFrom("settings")
        .selectAll()
        .where("name", "=", "kept")
        .executeTakeFirst();
      expect(row, `${start} start`).toEqual({ name: "kept", value: "yes", note: "new" });
      await opened.close();
    }
    expect(runs).toBe(1);
    await expect(openDatabase(settings, () => {}, migrations)).rejects.toThrow(
      `The database was made by a newer version of this site (it knows 999-newer). Versions from migration 999 on can run on it, and this one knows ${schemaVersion}.`,
    );
  });

  it("that permits it leaves the older build at work, which then changes nothing", async () => {
    const { close, settings } = await openTestDatabase(engine);
    await close();
    const newer = {
      ...migrations,
      "999-newer": {
        compatibleWith: schemaVersion,
        up: (database: Kysely<unknown>) =>
          sql`alter table settings add column note text`.execute(database).then(() => {}),
      },
    };
    await (await openDatabase(settings, () => {}, newer)).close();
    const older = await openDatabase(settings);
    await older.db.insertInto("settings").values({ name: "kept", value: "yes" }).execute();
    const versions = await older.db.selectFrom("schema_version").selectAll().execute();
    expect(versions).toEqual([{ version: 999, compatible_with: schemaVersion }]);
    await older.close();
    await (await openDatabase(settings, () => {}, newer)).close();
  });
});
