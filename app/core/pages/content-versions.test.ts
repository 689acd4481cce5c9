import { describe, expect, it } from "vitest";
import { olderFacts } from "../../../tests/fixtures/older-facts";
import { facts as own } from "../../../tests/fixtures/test-facts";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { readHead } from "./content-versions";

describe.each(engines)("facts that an earlier build published, on %s", (engine) => {
  it.each(olderFacts)("are readable in the format with %s", async (_, form, older) => {
    const { db } = await openTestDatabase(engine);
    await db
      .insertInto("content_versions")
      .values({
        ...{ id: 7, at: "2026-11-24T15:00:00.000Z", day: "2026-11-24", who: "Ana" },
        ...{ person_id: null, kind: "published", form, facts: JSON.stringify(older) },
        ...{ changes: "[]", pages: "[]", why: "" },
      })
      .execute();
    await db.insertInto("content_head").values({ name: "site", version: 7 }).execute();

    const { version, facts } = await readHead(db, own);
    expect(version).toBe(7);
    const { tadalafil, ...others } = older.treatments;
    expect(facts).toMatchObject({
      ...{ name: older.name, email: older.email, phones: older.phones, banner: older.banner },
      ...{ areaServed: older.areaServed, featured: older.featured, figures: older.figures },
      hours: older.hours,
    });
    expect(others).toEqual({});
    expect(facts.treatments.tadalafil?.price).toBe(99);
    // Where nothing was published, the build's facts apply, including its new treatments.
    expect(Object.keys(facts.treatments).sort()).toEqual(Object.keys(own.treatments).sort());
    expect(facts.treatments.semaglutide).toEqual(own.treatments.semaglutide);
    expect(facts.practical.shipping).toBe(own.practical.shipping);
    if ("pharmacy" in older || "practical" in older)
      expect(facts.practical.pharmacy).toBe("Marsh Pharmacy");
  });
});
