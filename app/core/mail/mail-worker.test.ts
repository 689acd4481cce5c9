import { describe, expect, it, onTestFinished } from "vitest";
import { aPostOffice, config } from "../../../tests/fakes/mail-harness";
import { anInquiryInput } from "../../../tests/fixtures/inquiries";
import { facts } from "../../../tests/fixtures/test-facts";
import { engines } from "../../../tests/support/databases";
import { waitUntil } from "../../../tests/support/wait-until";
import { startMailWorker } from "./mail-worker";
import { makeSmtpMailer, senderOf } from "./mailer";

describe.each(engines)("delivering mail from %s", (engine) => {
  it("sends soon after it is woken, and finishes the mail in flight when stopped", async () => {
    const { receive, parts, smtp, outbox } = await aPostOffice(engine);
    const worker = startMailWorker({ ...parts(), pollEveryMs: 600_000 });
    onTestFinished(() => worker.stop());
    await receive(anInquiryInput());
    worker.wake();
    await waitUntil(() => smtp.connections > 0);
    await worker.stop();
    expect(smtp.received).toHaveLength(2);
    for (const row of await outbox()) {
      expect(row).toMatchObject({ attempts: 1, lease_owner: null, sent_at: expect.any(String) });
    }
  });

  it("interrupts a hanging mail when told to stop, and releases its lease without counting a try", async () => {
    const { receive, parts, smtp, outbox, deliver } = await aPostOffice(engine);
    smtp.behavior = "hang";
    await receive(anInquiryInput());
    const mailer = makeSmtpMailer({ smtpUrl: smtp.url, from: () => senderOf(config.mail, facts) });
    const worker = startMailWorker({ ...parts(), mailer, pollEveryMs: 600_000 });
    await waitUntil(() => smtp.connections > 1);
    const started = Date.now();
    await worker.stop(100);
    expect(Date.now() - started).toBeLessThan(20_000);
    for (const row of await outbox()) {
      expect(row).toMatchObject({ attempts: 0, lease_owner: null, sent_at: null });
    }
    smtp.behavior = "accept";
    await deliver();
    expect(smtp.received).toHaveLength(2);
  });

  it("retries waiting mails at its start", async () => {
    const { receive, parts, smtp, deliver } = await aPostOffice(engine);
    smtp.behavior = "defer-message";
    await receive(anInquiryInput());
    await deliver();
    smtp.behavior = "accept";
    const worker = startMailWorker({ ...parts(), pollEveryMs: 600_000 });
    onTestFinished(() => worker.stop());
    await waitUntil(() => smtp.received.length === 2);
  });

  it("continues after the database was unreachable", async () => {
    const { receive, parts, smtp, db, lines } = await aPostOffice(engine);
    await db.schema.alterTable("outbox").renameTo("away").execute();
    const worker = startMailWorker({ ...parts(), pollEveryMs: 20 });
    onTestFinished(() => worker.stop());
    await waitUntil(() => lines.some(({ level }) => level === "error"));
    await db.schema.alterTable("away").renameTo("outbox").execute();
    await receive(anInquiryInput());
    await waitUntil(() => smtp.received.length === 2);
  });
});
