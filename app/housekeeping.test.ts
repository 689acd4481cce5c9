import { describe, expect, it } from "vitest";
import { anInquiryInput, makeReceive } from "../tests/fixtures/inquiries";
import { aPayment, openPayments, storePayment } from "../tests/fixtures/payments";
import { ana } from "../tests/fixtures/people";
import { makeTestApp } from "../tests/fixtures/test-app";
import { type Engine, engines, openTestDatabase } from "../tests/support/databases";
import { writeAudit } from "./core/audit/write-audit";
import type { Mail } from "./core/mail/mail";
import { startHousekeeping } from "./housekeeping";
import { startPayment } from "./site/payment/start-payment.server";

async function start(engine: Engine, env: Record<string, string> = {}) {
  const database = await openTestDatabase(engine);
  const payments = await openPayments(database);
  const { clock, db } = payments;
  const { logger, checkout } = payments.app;
  const sent: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => {
      sent.push(mail);
      return { response: "250 ok", undelivered: false };
    },
    close: () => {},
    closed: false,
  };
  const { app } = makeTestApp(database, { env, logger, clock: clock.now, checkout });
  const receive = makeReceive(app);
  /** Runs the site's jobs at start, to their end. */
  const takeBackup = () => Promise.reject(new Error("No backups in this test"));
  const keepHouse = () => startHousekeeping(app, { mailer, takeBackup }).stop();
  const count = async (table: "contact_submissions" | "payments") =>
    (await db.selectFrom(table).select("id").execute()).length;
  return { db, clock, payments, receive, sent, keepHouse, count };
}

const days = (count: number) => ({ hours: 24 * count });

describe.each(engines)("housekeeping on %s", (engine) => {
  it("keeps inquiries for months and payments for years, as the settings say", async () => {
    const { db, clock, receive, keepHouse, count } = await start(engine);
    await storePayment(db, { reference: "one", at: clock.now() });
    clock.advance(days(3 * 365));
    await receive(anInquiryInput());
    /**
     * Uses the desk on the last day, so that stored rows corroborate the clock; then waits a week.
     */
    const live = async (number: number) => {
      for (const step of [number, 8]) {
        clock.advance(days(step));
        await writeAudit(db, { at: clock.now(), actor: ana, action: "listed payments" });
        await keepHouse();
      }
    };
    await live(8 * 30);
    expect([await count("contact_submissions"), await count("payments")]).toEqual([1, 1]);
    await live(500);
    expect([await count("contact_submissions"), await count("payments")]).toEqual([0, 1]);
    await live(3 * 365);
    expect(await count("payments")).toBe(0);
  });

  it("checks a payment's state at its start", async () => {
    const { clock, payments, keepHouse } = await start(engine);
    await startPayment(payments.app, aPayment());
    payments.stripe.setSession("cs_test_1", { status: "complete", payment_status: "paid" });
    clock.advance({ minutes: 16 });
    await keepHouse();
    expect(await payments.rows()).toMatchObject([{ status: "paid" }]);
  });

  it("tells only the clinic when mail is late", async () => {
    const { clock, receive, keepHouse, sent } = await start(engine, {
      CLINIC_MAIL_TO: "Front desk <desk@clinic.example>",
      MAIL_FROM: "site@clinic.example",
    });
    await receive(anInquiryInput());
    await keepHouse();
    expect(sent).toEqual([]);
    clock.advance({ minutes: 61 });
    await keepHouse();
    expect(sent.map(({ to }) => to)).toEqual([
      { name: "Front desk", address: "desk@clinic.example" },
    ]);
  });
});
