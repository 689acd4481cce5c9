import { describe, expect, it } from "vitest";
import { withChanges } from "~/facts/fact-change";
import { factsFormat } from "~/facts/migrate-facts";
import { facts as own } from "../../../tests/fixtures/test-facts";
import { bothEngines, openTestDatabase } from "../../../tests/support/databases";
import { readHead } from "./content-versions";

describe.each(bothEngines)("facts that an earlier build published, on %s", (engine) => {
  it("are read with the build's value of each fact that is newer", async () => {
    const { db } = await openTestDatabase(engine);
    const published = withChanges(own, [
      { path: "name", to: "Heron Clinic" },
      { path: "treatments.tadalafil.price", to: 99 },
      { path: "treatments.semaglutide" },
      { path: "practical.shipping" },
    ]);
    await db
      .insertInto("content_versions")
      .values({
        id: 7,
        at: "2026-11-24T15:00:00.000Z",
        day: "2026-11-24",
        who: "Ana",
        person_id: null,
        kind: "published",
        format: factsFormat,
        facts: JSON.stringify(published),
        changes: "[]",
        pages: "[]",
        why: "",
      })
      .execute();
    await db.insertInto("current_content_version").values({ name: "site", version: 7 }).execute();

    const { version, facts } = await readHead(db, own);
    expect(version).toBe(7);
    expect(facts.name).toBe("Heron Clinic");
    expect(facts.treatments.tadalafil?.price).toBe(99);
    expect(facts.treatments.semaglutide).toEqual(own.treatments.semaglutide);
    expect(facts.practical.shipping).toBe(own.practical.shipping);
  });
});
