import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openDatabase } from "~/core/db/open";
import { bothEngines, openTestDatabase } from "../../../../tests/support/databases";
import { migrations } from "./migrations";

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
      "The database was made by a newer version of this site (it knows 999-newer)",
    );
  });
});
