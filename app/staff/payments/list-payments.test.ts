import { describe, expect, it } from "vitest";
import type { PaymentRow } from "~/core/db/tables/payment-tables";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { storePayment } from "../../../tests/fixtures/payments";
import { ana } from "../../../tests/fixtures/people";
import { bothEngines, type Engine } from "../../../tests/support/databases";
import { listPayments } from "./list-payments.server";

const all = { actor: ana, status: "", search: "", cursor: null } as const;

async function start(engine: Engine, secretKey = "") {
  const { db, clock, app, audit } = await openTestDesk(engine, { secretKey });
  const store = async (reference: string, changes: Partial<PaymentRow> = {}) => {
    const payment_intent = "pi_1";
    await storePayment(db, { reference, at: clock.now(), payment_intent, ...changes });
    clock.advance({ minutes: 1 });
  };
  await store("CW-2222-AA");
  await store("CW-3333-BB", { status: "failed", payment_intent: null, paid_at: null });
  await store("CW-4444-CC", { provider: "test" });
  const listed = async (asked: Partial<Parameters<typeof listPayments>[1]> = {}) =>
    (await listPayments(app, { ...all, ...asked })).rows.map(({ reference }) => reference);
  return { app, audit, listed };
}

describe.each(bothEngines)("the list of payments on %s", (engine) => {
  it("shows all, newest first, or those of one status", async () => {
    const { listed } = await start(engine);
    expect(await listed()).toEqual(["CW-4444-CC", "CW-3333-BB", "CW-2222-AA"]);
    expect(await listed({ status: "paid" })).toEqual(["CW-4444-CC", "CW-2222-AA"]);
    expect(await listed({ status: "failed" })).toEqual(["CW-3333-BB"]);
    expect(await listed({ status: "started" })).toEqual([]);
  });

  it("finds a reference in any spelling, and only the whole one", async () => {
    const { listed } = await start(engine);
    for (const search of [" cw-3333-bb ", "cw 3333 bb", "CW3333BB", "3333-bb"])
      expect(await listed({ search })).toEqual(["CW-3333-BB"]);
    expect(await listed({ search: "cw-3333-bb", status: "paid" })).toEqual([]);
    expect(await listed({ search: "CW-3333" })).toEqual([]);
  });

  it.each([
    ["sk_live_1", "https://dashboard.stripe.com/payments/pi_1"],
    ["sk_test_1", "https://dashboard.stripe.com/test/payments/pi_1"],
    ["rk_test_1", "https://dashboard.stripe.com/test/payments/pi_1"],
  ])("links to the provider's own page, where there is one, of the key %s", async (key, page) => {
    const { app } = await start(engine, key);
    const { rows } = await listPayments(app, all);
    expect(rows.map(({ providerUrl, test }) => [providerUrl, test])).toEqual([
      [null, true],
      [null, false],
      [page, false],
    ]);
  });

  it("audits who saw which payments", async () => {
    const { listed, audit } = await start(engine);
    await listed({ status: "paid" });
    expect(await audit()).toMatchObject([
      { who: "Ana", action: "listed payments", detail: "CW-4444-CC CW-2222-AA" },
    ]);
  });
});
