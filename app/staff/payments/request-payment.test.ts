import { describe, expect, it } from "vitest";
import { prepareMail } from "~/prepare-mail";
import { recordPayment } from "~/site/payment/record-payment.server";
import { startPayment } from "~/site/payment/start-payment.server";
import { readVisitorPage } from "~/site/visitor/visitor-page.server";
import { issueStatusLink } from "~/staff/inquiry-record/status-link.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { aPayment } from "../../../tests/fixtures/payments";
import { ana } from "../../../tests/fixtures/people";
import { type Engine, engines } from "../../../tests/support/databases";
import { paymentsOfInquiry } from "./open-payment.server";
import {
  askForPayment,
  findRequest,
  requestsOfInquiry,
  withdrawRequest,
} from "./request-payment.server";

const input = { amountCents: 25_000, invoice: "INV-7" };

async function start(engine: Engine) {
  const desk = await openTestDesk(engine);
  const { app, db, receive, change } = desk;
  const reference = await receive({ firstName: "Marisol" });
  const ask = (changes = {}) => askForPayment(app, { ...change(reference), ...input, ...changes });
  const requests = () => requestsOfInquiry(app, { actor: ana, reference });
  const inquiry = await db
    .selectFrom("contact_submissions")
    .select("id")
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  /** The mail that waits for the visitor, as it would be sent now; undefined: none is queued. */
  const mail = async () => {
    const [queued] = await db
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", "payment-to-visitor")
      .orderBy("created_at", "desc")
      .execute();
    return queued && prepareMail(app, queued);
  };
  const page = async () => {
    const token = await issueStatusLink(db, inquiry.id, app.clock());
    const read = await readVisitorPage(app, token ?? "");
    return read?.access === "open" ? read : null;
  };
  /** Pays as the form with the link's values does. */
  const pay = async (amountCents: number, requestId: string) => {
    await startPayment(app, { ...aPayment({ amountCents }), invoice: "INV-7", requestId });
    const row = await db
      .selectFrom("payments")
      .selectAll()
      .where("status", "=", "started")
      .executeTakeFirstOrThrow();
    await recordPayment(app, {
      sessionId: row.session_id ?? "",
      paymentId: row.id,
      amountCents,
      state: "paid",
      currency: "usd",
      paymentIntent: null,
    });
  };
  return { ...desk, reference, ask, requests, mail, page, pay };
}

describe.each(engines)("a request for a payment on %s", (engine) => {
  it("stands on the private page until it is paid, in parts too, and links the payments", async () => {
    const { app, ask, requests, page, pay, reference, audit } = await start(engine);
    expect(await ask()).toBe("changed");
    const [request] = await requests();
    if (!request) throw new Error("no request");
    expect((await page())?.payments).toMatchObject([{ ...input, leftCents: 25_000 }]);
    expect(await findRequest(app.db, request.id)).toMatchObject({ ...input, leftCents: 25_000 });
    await pay(5000, request.id);
    expect((await page())?.payments).toMatchObject([{ leftCents: 20_000 }]);
    await pay(20_000, request.id);
    expect((await page())?.payments).toMatchObject([{ leftCents: 0 }]);
    expect(await findRequest(app.db, request.id)).toBeNull();
    const payments = await paymentsOfInquiry(app, { actor: ana, reference });
    expect(payments.map(({ amountCents }) => amountCents).toSorted()).toEqual([20_000, 5000]);
    expect((await audit()).map(({ action }) => action)).toContain("asked for a payment");
  });

  it("is announced by a mail that holds nothing personal, and by none once it is taken back", async () => {
    const { app, ask, requests, mail, page, change, reference } = await start(engine);
    await ask();
    const sent = await mail();
    if (typeof sent !== "object") throw new Error(`no mail: ${sent}`);
    const text = JSON.stringify([sent.subject, sent.text, sent.html]);
    expect(text).not.toMatch(/Marisol|250|INV-7|pay(?!load)/i);
    const [request] = await requests();
    const withdraw = () => withdrawRequest(app, { ...change(reference), id: request?.id ?? "" });
    expect(await withdraw()).toBe("changed");
    expect(await withdraw()).toBe("conflict");
    expect(await mail()).toBe("obsolete");
    expect((await page())?.payments).toEqual([]);
    expect(await findRequest(app.db, request?.id ?? "")).toBeNull();
  });
});

it("one form sent twice is one request, and none goes to a visitor without mails or links", async () => {
  const { db, ask, requests } = await start("sqlite");
  for (let n = 0; n < 2; n++) await ask({ idempotencyKey: "form-1" });
  expect(await requests()).toHaveLength(1);
  await db.updateTable("contact_submissions").set({ no_mails: 1 }).execute();
  expect(await ask()).toBe("unreachable");
  expect(await requests()).toHaveLength(1);
});
