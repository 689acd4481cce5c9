import { describe, expect, it } from "vitest";
import { engines, openTestDatabase } from "../../testing/databases";
import { isFree, lease, noLease } from "./lease";

describe.each(engines)("a lease on %s", (engine) => {
  it("is held by one of several owners, until it ends or is released", async () => {
    const { db } = await openTestDatabase(engine);
    const start = new Date("2026-03-02T14:00:00.000Z");
    const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
    await db
      .insertInto("product_batches")
      .values({ id: "1", started_at: start.toISOString(), running: 1, done: 0 })
      .execute();
    const take = async (owner: string, now: Date) => {
      const { numUpdatedRows } = await db
        .updateTable("product_batches")
        .set(lease(owner, now, 1000))
        .where(isFree(now))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    };
    expect((await Promise.all([take("a", start), take("b", start)])).sort()).toEqual([false, true]);
    expect(await take("c", later(999))).toBe(false);
    expect(await take("c", later(1000))).toBe(true);
    await db.updateTable("product_batches").set(noLease).execute();
    expect(await take("d", later(1001))).toBe(true);
  });
});
