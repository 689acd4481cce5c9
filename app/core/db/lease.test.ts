import { describe, expect, it } from "vitest";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { isFree, lease, noLease } from "./lease";

describe.each(engines)("a lease on %s", (engine) => {
  it("is held by one of several owners, until it ends or is released", async () => {
    const { db } = await openTestDatabase(engine);
    const start = new Date("2026-03-02T14:00:00.000Z");
    const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
    await db
      .insertInto("outbox")
      .values({
        ...{ id: "1", message_id: "<1@x.example>", kind: "invitation", attempts: 0 },
        created_at: start.toISOString(),
        next_attempt_at: start.toISOString(),
      })
      .execute();
    const take = async (owner: string, now: Date) => {
      const { numUpdatedRows } = await db
        .updateTable("outbox")
        .set(lease(owner, now, 1000))
        .where(isFree(now))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    };
    expect((await Promise.all([take("a", start), take("b", start)])).sort()).toEqual([false, true]);
    expect(await take("c", later(999))).toBe(false);
    expect(await take("c", later(1000))).toBe(true);
    await db.updateTable("outbox").set(noLease).execute();
    expect(await take("d", later(1001))).toBe(true);
  });
});
