import { describe, expect, it } from "vitest";
import { bothEngines, openTestDatabase } from "../../../tests/support/databases";
import { dataVersion } from "./data-version";
import { openDatabase } from "./open";
import { writeSetting } from "./queries";

describe.each(bothEngines)("the version of the data on %s", (engine) => {
  it("stays while rows are only read, and changes when any connection writes one", async () => {
    const { db, settings } = await openTestDatabase(engine);
    const other = await openDatabase(settings, () => {});
    await writeSetting(db, "a", "1");
    const first = await dataVersion(db);
    await db.selectFrom("settings").selectAll().execute();
    await other.db.selectFrom("settings").selectAll().execute();
    await db.deleteFrom("settings").where("name", "=", "none").execute();
    // On PostgreSQL other databases of the same server count too, such as those of other tests.
    if (engine === "sqlite") expect(await dataVersion(db)).toBe(first);

    await writeSetting(db, "a", "2");
    const own = await dataVersion(db);
    expect(own).not.toBe(first);

    await writeSetting(other.db, "a", "3");
    expect(await dataVersion(db)).not.toBe(own);
    await other.close();
  });
});
