import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { engines, openTestDatabase } from "../../testing/databases";
import { anAttempt } from "../../testing/fixtures/inquiries";
import { fakeClock, recordingLogger } from "../../testing/peers/fakes";
import { makeReceiveInquiry } from "./receive-inquiry";
import { makeRetentionJob } from "./retention-job";

describe.each(engines)("keeping inquiries for a time on %s", (engine) => {
  async function start(months = 24, paymentYears = 7) {
    const { db, settings } = await openTestDatabase(engine);
    const clock = fakeClock("2026-03-31T12:00:00.000Z");
    const { logger, lines } = recordingLogger();
    const parts = { db, clock: clock.now, logger };
    const receive = makeReceiveInquiry({ ...parts, wakeWorker: () => {} });
    const job = makeRetentionJob({ ...parts, months, paymentYears, dataDir: settings.dataDir });
    const count = async () => {
      const rows = async (table: "contact_submissions" | "outbox") =>
        (await db.selectFrom(table).select("id").execute()).length;
      return [await rows("contact_submissions"), await rows("outbox")];
    };
    return { db, clock, lines, receive, job, count, dataDir: settings.dataDir };
  }
  const days = (count: number) => ({ hours: 24 * count });

  it("removes an inquiry with its mails when the months are over, and not a day before", async () => {
    const { clock, receive, job, count, lines } = await start();
    await receive(anAttempt());
    clock.advance(days(730));
    await receive(anAttempt());
    await job();
    expect(await count()).toEqual([2, 4]);
    clock.advance(days(2));
    await job();
    expect(await count()).toEqual([1, 2]);
    expect(lines.at(-1)).toMatchObject({ inquiries: 1 });
  });

  it("counts from the last contact", async () => {
    const { db, clock, receive, job, count } = await start();
    await receive(anAttempt());
    clock.advance(days(500));
    await db
      .updateTable("contact_submissions")
      .set({ last_contact_at: clock.now().toISOString() })
      .execute();
    clock.advance(days(500));
    await job();
    expect(await count()).toEqual([1, 2]);
    clock.advance(days(300));
    await job();
    expect(await count()).toEqual([0, 0]);
  });

  it("keeps everything when the setting is 0", async () => {
    const { clock, receive, job, count } = await start(0);
    await receive(anAttempt());
    clock.advance(days(10_000));
    await job();
    expect(await count()).toEqual([1, 2]);
  });

  it("removes more than one batch", async () => {
    const { db, clock, receive, job, count } = await start(1);
    await receive(anAttempt());
    const one = await db.selectFrom("contact_submissions").selectAll().executeTakeFirstOrThrow();
    const copies = Array.from({ length: 1200 }, (_, n) => ({
      ...one,
      id: `copy-${n}`,
      reference: `copy-${n}`,
      idempotency_key: `copy-${n}`,
    }));
    for (let from = 0; from < copies.length; from += 400) {
      await db
        .insertInto("contact_submissions")
        .values(copies.slice(from, from + 400))
        .execute();
    }
    clock.advance(days(40));
    await job();
    expect(await count()).toEqual([0, 0]);
  });

  it.each([
    [7, ["second"]],
    [0, ["first", "second"]],
  ])("removes payments after %s years, whatever became of them", async (years, left) => {
    const { db, clock, job, lines } = await start(24, years);
    const pay = (reference: string) =>
      db
        .insertInto("payments")
        .values({
          id: reference,
          reference,
          attempt_key: reference,
          description: "",
          failure: null,
          created_at: clock.now().toISOString(),
          updated_at: clock.now().toISOString(),
          amount_cents: 1999,
          status: "paid",
          provider: "test",
          paid_at: null,
          session_id: null,
          checkout_url: null,
          payment_intent: null,
        })
        .execute();
    await pay("first");
    clock.advance(days(365 * 7));
    await pay("second");
    await job();
    expect(await db.selectFrom("payments").selectAll().execute()).toHaveLength(2);
    clock.advance(days(3));
    await job();
    const kept = await db
      .selectFrom("payments")
      .select("reference")
      .orderBy("created_at")
      .execute();
    expect(kept.map(({ reference }) => reference)).toEqual(left);
    if (years > 0) expect(lines.at(-1)).toMatchObject({ payments: 1, inquiries: 0 });
  });

  it("removes mail files of that age", async () => {
    const { clock, job, dataDir } = await start(1);
    const folder = join(dataDir, "mail");
    mkdirSync(folder, { recursive: true });
    for (const name of ["old.eml", "new.eml"]) writeFileSync(join(folder, name), "a mail");
    utimesSync(join(folder, "old.eml"), clock.now(), new Date("2026-02-27T00:00:00Z"));
    utimesSync(join(folder, "new.eml"), clock.now(), clock.now());
    // Gone when it is looked at, as if another process had removed it.
    symlinkSync(join(folder, "gone.eml"), join(folder, "a-link-to-nothing"));
    await job();
    expect(readdirSync(folder)).toEqual(["a-link-to-nothing", "new.eml"]);
  });
});
