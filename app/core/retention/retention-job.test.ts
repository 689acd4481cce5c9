import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeAudit } from "~/core/audit/write-audit";
import { anInquiryInput, makeReceive } from "../../../tests/fixtures/inquiries";
import { storePayment } from "../../../tests/fixtures/payments";
import { ana } from "../../../tests/fixtures/people";
import { makeTestApp } from "../../../tests/fixtures/test-app";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { confirmRetention, readRetentionHold } from "./retention-hold";
import { removeExpired } from "./retention-job";

describe.each(engines)("retention of inquiries on %s", (engine) => {
  async function start(months = 24, paymentYears = 7) {
    const database = await openTestDatabase(engine);
    const { db, settings } = database;
    const { app, clock, lines } = makeTestApp(database, {
      env: { RETENTION_MONTHS: `${months}`, PAYMENT_RETENTION_YEARS: `${paymentYears}` },
    });
    clock.set("2026-03-31T12:00:00.000Z");
    const receive = makeReceive(app);
    const job = () => removeExpired(app);
    const count = async () => {
      const rows = async (table: "contact_submissions" | "outbox") =>
        (await db.selectFrom(table).select("id").execute()).length;
      return [await rows("contact_submissions"), await rows("outbox")];
    };
    /** Stores copies of the newest inquiry, without mails. */
    const copy = async (number: number) => {
      const newest = await db
        .selectFrom("contact_submissions")
        .selectAll()
        .orderBy("created_at", "desc")
        .executeTakeFirstOrThrow();
      const copies = Array.from({ length: number }, (_, n) => ({
        ...newest,
        id: `copy-${n}`,
        reference: `copy-${n}`,
        idempotency_key: `copy-${n}`,
      }));
      for (let from = 0; from < number; from += 400) {
        await db
          .insertInto("contact_submissions")
          .values(copies.slice(from, from + 400))
          .execute();
      }
    };
    /** Uses the desk on several days, so that the stored rows corroborate the clock. */
    const live = async (days: number) => {
      clock.advance({ hours: 24 * days });
      await writeAudit(db, { at: clock.now(), actor: ana, action: "listed payments" });
    };
    /** Marks due rows, and erases those marked a week ago. */
    const weekly = async () => {
      await job();
      await live(8);
      await job();
    };
    return {
      app,
      db,
      clock,
      lines,
      receive,
      job,
      weekly,
      live,
      copy,
      count,
      dataDir: settings.dataDir,
    };
  }
  const days = (count: number) => ({ hours: 24 * count });

  it("removes an inquiry with its mails when the months are over, and not a day before", async () => {
    const { db, clock, receive, job, live, count, lines } = await start();
    await receive(anInquiryInput());
    await live(730);
    await receive(anInquiryInput());
    await job();
    expect(await count()).toEqual([2, 4]);
    clock.advance(days(2));
    await job();
    const marked = await db
      .selectFrom("contact_submissions")
      .select("id")
      .where("removed_at", "is not", null)
      .execute();
    expect(marked).toHaveLength(1);
    expect(await count()).toEqual([2, 4]);
    await live(8);
    await job();
    expect(await count()).toEqual([1, 2]);
    expect(lines.at(-1)).toMatchObject({ inquiries: 1 });
  });

  it("counts from the last contact", async () => {
    const { db, clock, receive, weekly, live, count } = await start();
    await receive(anInquiryInput());
    await live(500);
    await db
      .updateTable("contact_submissions")
      .set({ last_contact_at: clock.now().toISOString() })
      .execute();
    await live(500);
    await weekly();
    expect(await count()).toEqual([1, 2]);
    await live(300);
    await weekly();
    expect(await count()).toEqual([0, 0]);
  });

  it("keeps everything when the setting is 0", async () => {
    const { receive, weekly, live, count } = await start(0);
    await receive(anInquiryInput());
    await live(10_000);
    await weekly();
    expect(await count()).toEqual([1, 2]);
  });

  it("removes more than one batch when the owner confirms the number", async () => {
    const { app, db, receive, job, weekly, live, copy, count } = await start(1);
    await receive(anInquiryInput());
    await copy(1200);
    await live(40);
    await job();
    expect(await readRetentionHold(db)).toMatchObject({ reason: "many", count: 1201, total: 1201 });
    await confirmRetention(app, { actor: ana });
    await weekly();
    expect(await count()).toEqual([0, 0]);
  });

  it.each([
    [7, ["second"]],
    [0, ["first", "second"]],
  ])("removes payments after %s years, whatever became of them", async (years, left) => {
    const { db, clock, weekly, live, lines } = await start(24, years);
    const pay = (reference: string) => storePayment(db, { reference, at: clock.now() });
    await pay("first");
    await live(365 * 7 - 9);
    await pay("second");
    await weekly();
    expect(await db.selectFrom("payments").selectAll().execute()).toHaveLength(2);
    await live(4);
    await weekly();
    const kept = await db
      .selectFrom("payments")
      .select("reference")
      .orderBy("created_at")
      .execute();
    expect(kept.map(({ reference }) => reference)).toEqual(left);
    if (years > 0) expect(lines.at(-1)).toMatchObject({ payments: 1, inquiries: 0 });
  });

  it("removes a refund of no known payment after 30 days, and keeps those of payments", async () => {
    const { db, clock, live, job } = await start();
    await storePayment(db, { reference: "CW-2222-AA", at: clock.now() });
    const at = clock.now().toISOString();
    for (const payment_id of ["CW-2222-AA", null])
      await db
        .insertInto("payment_reversals")
        .values({
          id: `re_${payment_id}`,
          payment_id,
          kind: "refund",
          amount_cents: 1,
          status: "",
          at,
        })
        .execute();
    const kept = async () => {
      await job();
      return (await db.selectFrom("payment_reversals").select("id").execute()).length;
    };
    await live(29);
    expect(await kept()).toBe(2);
    await live(2);
    expect(await kept()).toBe(1);
  });

  it("removes mail files of that age, a week after their inquiry is marked", async () => {
    const { clock, job, dataDir } = await start(1);
    const folder = join(dataDir, "mail");
    mkdirSync(folder, { recursive: true });
    for (const name of ["old.eml", "new.eml"]) writeFileSync(join(folder, name), "a mail");
    utimesSync(join(folder, "old.eml"), clock.now(), new Date("2026-02-20T00:00:00Z"));
    utimesSync(join(folder, "new.eml"), clock.now(), clock.now());
    // A broken link fails like a file that another process has just removed.
    symlinkSync(join(folder, "gone.eml"), join(folder, "a-link-to-nothing"));
    await job();
    expect(readdirSync(folder)).toEqual(["a-link-to-nothing", "new.eml"]);
  });

  it("removes nothing while the clock is far beyond the newest row", async () => {
    const { db, clock, receive, job, count, lines } = await start();
    for (let n = 0; n < 3; n++) await receive(anInquiryInput());
    clock.advance(days(3 * 365));
    await job();
    // Rows written under the wrong clock prove nothing.
    await receive(anInquiryInput());
    await job();
    clock.advance(days(30));
    await job();
    expect(await count()).toEqual([4, 8]);
    expect(
      await db
        .selectFrom("contact_submissions")
        .where("removed_at", "is not", null)
        .selectAll()
        .execute(),
    ).toEqual([]);
    expect(lines.filter(({ reason }) => reason === "clock")).toHaveLength(1);
    clock.advance(days(-3 * 365 - 30));
    await job();
    expect(await readRetentionHold(db)).toBeNull();
  });

  it("accepts a clock that agrees with the newest backup, or that the owner confirms", async () => {
    const { app, db, clock, receive, job } = await start();
    await receive(anInquiryInput());
    const marked = async () =>
      (await db.selectFrom("contact_submissions").select("removed_at").executeTakeFirst())
        ?.removed_at;
    clock.advance(days(800));
    await job();
    expect(await marked()).toBeNull();
    const backup = { at: new Date(clock.now().getTime() - 47 * 3_600_000).toISOString() };
    await db
      .insertInto("settings")
      .values({ name: "backups", value: JSON.stringify({ last: backup }) })
      .execute();
    await db.deleteFrom("settings").where("name", "=", "retention-hold").execute();
    await job();
    expect(await marked()).toBe(clock.now().toISOString());
    clock.advance(days(3));
    await job();
    expect(await readRetentionHold(db)).toMatchObject({ reason: "clock" });
    await confirmRetention(app, { actor: ana });
    await job();
    expect(await readRetentionHold(db)).toBeNull();
  });

  it("asks for confirmation before it removes more than 5 percent at once, if that is 20 or more", async () => {
    const { db, receive, job, live, copy, count } = await start(1);
    const many = async (number: number) => {
      for (let n = 0; n < number; n++) await receive(anInquiryInput());
    };
    const marked = async () =>
      (
        await db
          .selectFrom("contact_submissions")
          .select("id")
          .where("removed_at", "is not", null)
          .execute()
      ).length;
    await many(19);
    await live(40);
    await job();
    expect(await marked()).toBe(19);
    await many(20);
    await live(40);
    await job();
    expect(await marked()).toBe(19);
    await many(1);
    await copy(399);
    await job();
    // The earlier ones are erased by now.
    expect(await marked()).toBe(20);
    expect(await count()).toEqual([420, 42]);
  });

  it("unmarks rows when the period is made longer", async () => {
    const { app, db, receive, job, live, count } = await start(1);
    await receive(anInquiryInput());
    await live(40);
    await job();
    await live(5);
    const longer = { ...app, config: { ...app.config, retentionMonths: 24 } };
    await removeExpired(longer);
    await live(5);
    await removeExpired(longer);
    expect(await count()).toEqual([1, 2]);
    const row = await db.selectFrom("contact_submissions").select("removed_at").executeTakeFirst();
    expect(row?.removed_at).toBeNull();
  });
});
