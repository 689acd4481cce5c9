import type { Insertable } from "kysely";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import type { Schema } from "~/core/db/schema";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { storePayment } from "../../../tests/fixtures/payments";
import { ana, ben } from "../../../tests/fixtures/people";
import { type Engine, engines } from "../../../tests/support/databases";
import { linkPayment, settleNotice } from "./change-payment.server";
import { exportPayments, listPayments } from "./list-payments.server";
import { countPaymentNotices, openPayment, paymentsOfInquiry } from "./open-payment.server";
import { writeNotice } from "./write-notice.server";

const all = { actor: ana, status: "", search: "", cursor: null } as const;

async function start(engine: Engine) {
  const opened = await openTestDesk(engine);
  const { db, clock, app } = opened;
  const store = async (
    reference: string,
    changes: Partial<Insertable<Schema["payments"]>> = {},
  ) => {
    const payment_intent = `pi_${reference}`;
    await storePayment(db, { reference, at: clock.now(), payment_intent, ...changes });
    clock.advance({ hours: 24 });
  };
  const notice = (paymentId: string, cause = "cs_1") =>
    writeNotice(db, {
      paymentId,
      kind: "wrong-amount",
      cause,
      amountCents: 5000,
      currency: "usd",
      at: clock.now(),
    });
  const listed = async (asked: Partial<Parameters<typeof listPayments>[1]> = {}) =>
    (await listPayments(app, { ...all, ...asked })).rows.map(({ reference }) => reference);
  return { ...opened, store, notice, listed };
}

describe.each(engines)("payments at the desk on %s", (engine) => {
  it("are found by reference, amount, day, invoice's number, email and words", async () => {
    const { store, listed } = await start(engine);
    await store("CW-2222-FF", { invoice: "A-77", description: "Invoice A-77: Lab fees" });
    await store("CW-3333-BB", { amount_cents: 123_450, email: "ana@example.com" });
    const first = ["CW-2222-FF"];
    const second = ["CW-3333-BB"];
    for (const search of [
      "cw 2222 ff",
      "a-77",
      "Invoice A-77",
      "lab",
      "19.99",
      "$19.99",
      "LAB FEES",
    ])
      expect(await listed({ search }), search).toEqual(first);
    for (const search of ["1,234.50", "1234.5", "Ana@Example.com", "2026-03-03", "3/3/2026"])
      expect(await listed({ search }), search).toEqual(second);
    for (const search of ["%", "_ab", "\\", "2026-03-09", "somebody@example.com"])
      expect(await listed({ search }), search).toEqual([]);
  });

  it("have totals for a period, whichever page is shown, and without tests", async () => {
    const { store, app } = await start(engine);
    await store("CW-2222-FF", { refunded_cents: 500 });
    await store("CW-3333-BB", { amount_cents: 10_000, dispute: "lost" });
    await store("CW-4444-CC", { status: "failed", paid_at: null });
    await store("CW-6666-DD", { provider: "test", amount_cents: 1 });
    const { totals } = await listPayments(app, all);
    expect(totals).toEqual({
      paid: 2,
      receivedCents: 11_999,
      refundedCents: 500,
      lostCents: 10_000,
      tests: 1,
      testedCents: 1,
    });
    const day = { from: "2026-03-02", to: "2026-03-02" };
    expect((await listPayments(app, { ...all, ...day })).totals).toMatchObject({
      paid: 1,
      receivedCents: 1999,
    });
    const none = await listPayments(app, { ...all, from: "2027-01-01" });
    expect(none).toMatchObject({ rows: [], totals: { paid: 0, receivedCents: 0 } });
  });

  it("filter by refunded, disputed and open notices", async () => {
    const { store, listed, notice } = await start(engine);
    await store("CW-2222-FF", { refunded_cents: 500 });
    await store("CW-3333-BB", { dispute: "open" });
    await store("CW-4444-CC");
    await notice("CW-4444-CC");
    expect(await listed({ status: "refunded" })).toEqual(["CW-2222-FF"]);
    expect(await listed({ status: "disputed" })).toEqual(["CW-3333-BB"]);
    expect(await listed({ status: "notice" })).toEqual(["CW-4444-CC"]);
  });

  it("have a notice until somebody settles it with a note; settling again changes nothing", async () => {
    const { store, app, notice, audit } = await start(engine);
    await store("CW-2222-FF", { amount_cents: 50_000, status: "started" });
    await notice("CW-2222-FF");
    await notice("CW-2222-FF");
    expect(await countPaymentNotices(app)).toBe(1);
    const reference = "CW-2222-FF";
    const [open] = (await openPayment(app, { actor: ana, reference }))?.notices ?? [];
    expect(open).toMatchObject({ kind: "wrong-amount", amountCents: 5000, settled: null });
    const settle = { reference, notice: open?.id ?? "", note: "Paid the rest by phone" };
    expect(await settleNotice(app, { ...settle, actor: ana, notice: "x" })).toBe("missing");
    expect(await settleNotice(app, { ...settle, actor: ana, reference: "CW-9999-XX" })).toBe(
      "missing",
    );
    const results = await Promise.all(
      [ana, ben].map((actor) => settleNotice(app, { ...settle, actor })),
    );
    expect(results.toSorted()).toEqual(["known", "settled"]);
    expect(await countPaymentNotices(app)).toBe(0);
    const [settled] = (await openPayment(app, { actor: ana, reference }))?.notices ?? [];
    expect(settled?.settled).toMatchObject({ note: "Paid the rest by phone" });
    expect((await audit()).map(({ action }) => action)).toContain("settled a payment's notice");
  });

  it("are linked to an inquiry by its reference in the text, by email, or by staff", async () => {
    const { store, app, receive } = await start(engine);
    const written = await receive();
    const mailed = await receive({ email: "Zoe@Example.com" });
    await store("CW-2222-FF", {
      description: `For ${written.toLowerCase()}`,
      email: "zoe@example.com",
    });
    const inquiries = async (reference = "CW-2222-FF") =>
      (await openPayment(app, { actor: ana, reference }))?.inquiries.map((one) => [
        one.reference,
        one.by,
      ]);
    expect(await inquiries()).toEqual([
      [written, "text"],
      [mailed, "email"],
    ]);
    for (const reference of [written, mailed])
      expect(await paymentsOfInquiry(app, { actor: ana, reference })).toMatchObject([
        { reference: "CW-2222-FF" },
      ]);

    await store("CW-3333-BB");
    expect(await inquiries("CW-3333-BB")).toEqual([]);
    const link = (inquiry: string, reference = "CW-3333-BB") =>
      linkPayment(app, { actor: ana, reference, inquiry });
    expect(await link("nobody@example.com")).toBe("no-inquiry");
    expect(await link(written, "CW-9999-XX")).toBe("missing");
    expect(await link(" zoe@example.com ")).toBe("linked");
    expect(await inquiries("CW-3333-BB")).toEqual([[mailed, "staff"]]);
    expect(await link(written.toLowerCase())).toBe("linked");
    expect(await inquiries("CW-3333-BB")).toEqual([[written, "staff"]]);
    expect(await paymentsOfInquiry(app, { actor: ana, reference: written })).toHaveLength(2);
    expect(await link("")).toBe("linked");
    expect(await inquiries("CW-3333-BB")).toEqual([]);
  });

  it("are exported with everything the list shows; the row count is audited before the first row", async () => {
    const { store, app, audit, notice } = await start(engine);
    await store("CW-2222-FF", {
      description: '=1+1, "quoted"',
      invoice: "77",
      refunded_cents: 500,
      dispute: "open",
      email: "ana@example.com",
    });
    await store("CW-3333-BB", { status: "failed", paid_at: null });
    await notice("CW-3333-BB");
    const parts = exportPayments(app, { ...all, actor: ben })[Symbol.asyncIterator]();
    let text = String((await parts.next()).value);
    expect(await audit()).toMatchObject([{ action: "exported payments", detail: "2 rows" }]);
    for (let part = await parts.next(); !part.done; part = await parts.next()) text += part.value;
    const { data } = Papa.parse<Record<string, string>>(text.replace("\u{FEFF}", ""), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data).toMatchObject([
      { Reference: "CW-3333-BB", Status: "Failed", Paid: "", "Needs attention": "Yes" },
      {
        Reference: "CW-2222-FF",
        Started: "2026-03-02 09:00:00",
        Amount: "19.99",
        Invoice: "'77",
        Description: `'=1+1, "quoted"`,
        Status: "Paid",
        Refunded: "5.00",
        Dispute: "Open",
        Email: "ana@example.com",
        "Needs attention": "",
      },
    ]);
  });
});
