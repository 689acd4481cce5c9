import type { KyselyPlugin } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { readConfig } from "../config";
import { makeComposeMail } from "../mails/compose-mail";
import { makeSmtpMailer } from "../providers/smtp-mailer";
import { type Engine, engines, openTestDatabase } from "../test/databases";
import { startFakeSmtp } from "../test/fake-smtp";
import { fakeClock, recordingLogger } from "../test/fakes";
import { anAttempt, anInquiry } from "../test/inquiries";
import { waitUntil } from "../test/wait-until";
import { makeDelivery } from "./deliver-mail";
import { readMailBacklog } from "./mail-backlog";
import { startMailWorker } from "./mail-worker";
import { makeReceiveInquiry } from "./receive-inquiry";

const config = readConfig({ SITE_URL: "https://clinic.example" });
const never = new AbortController().signal;

/** The whole way from an inquiry to a real SMTP peer, on a clock that the test moves. */
async function aPostOffice(engine: Engine) {
  const { db } = await openTestDatabase(engine);
  const smtp = await startFakeSmtp();
  const clock = fakeClock();
  const { logger, lines } = recordingLogger();
  const parts = () => ({
    db,
    logger,
    clock: clock.now,
    composeMail: makeComposeMail(config),
    mailer: makeSmtpMailer({
      smtpUrl: smtp.url,
      from: config.mail.from,
      timeouts: { greetingTimeout: 300, socketTimeout: 300 },
    }),
  });
  const receive = makeReceiveInquiry({ db, logger, clock: clock.now, wakeWorker: () => {} });
  const deliver = () => makeDelivery(parts()).deliverDue({ stopping: never });
  const outbox = () => db.selectFrom("outbox").selectAll().orderBy("kind").execute();
  return { db, smtp, clock, lines, parts, receive, deliver, outbox };
}

describe.each(engines)("delivering mail from %s", (engine) => {
  it("sends both mails once and keeps the server's answer", async () => {
    const { receive, deliver, smtp, outbox, db } = await aPostOffice(engine);
    await receive(anAttempt());
    await deliver();
    await deliver();

    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual([
      config.mail.clinicTo.address,
      anInquiry.email,
    ]);
    const rows = await outbox();
    for (const row of rows) {
      expect(row.sent_at).toBe("2026-03-02T14:00:00.000Z");
      expect(row.server_answer).toMatch(/^250 .*queued as/);
      expect(row).toMatchObject({ attempts: 1, failed_at: null, lease_owner: null });
    }
    const sentIds = smtp.received.map(({ mail }) => mail.messageId).sort();
    expect(sentIds).toEqual(rows.map((row) => row.message_id).sort());
    expect(await readMailBacklog(db)).toEqual({ waiting: 0, oldestSince: null, failed: 0 });
  });

  it("sends each mail once when several workers start at once", async () => {
    const { receive, parts, smtp, outbox } = await aPostOffice(engine);
    await Promise.all(
      Array.from({ length: 15 }, (_, n) => receive(anAttempt({ message: `${n}` }))),
    );
    const workers = Array.from({ length: 3 }, () => makeDelivery(parts()));
    await Promise.all(workers.map((worker) => worker.deliverDue({ stopping: never })));
    // A worker that found its batch taken leaves the rest to the others and to its next look.
    await Promise.all(workers.map((worker) => worker.deliverDue({ stopping: never })));

    expect(smtp.received).toHaveLength(30);
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(30);
    expect((await outbox()).every((row) => row.attempts === 1 && row.sent_at)).toBe(true);
  });

  it.each(["hang", "drop", "defer-sender", "defer-recipient", "defer-message", "refuse-message"])(
    "when the server answers with %s, tries again later and sends each mail once",
    async (behaviour) => {
      const { receive, deliver, smtp, outbox, clock, db, lines } = await aPostOffice(engine);
      smtp.behaviour = behaviour as typeof smtp.behaviour;
      await receive(anAttempt());
      await deliver();
      const connections = smtp.connections;
      await deliver();
      expect(smtp.connections).toBe(connections);
      expect((await outbox()).map((row) => [row.attempts, row.failed_at])).toEqual([
        [1, null],
        [1, null],
      ]);
      expect(await readMailBacklog(db)).toMatchObject({
        waiting: 2,
        oldestSince: "2026-03-02T14:00:00.000Z",
      });

      smtp.behaviour = "accept";
      clock.advance({ seconds: 30 });
      await deliver();
      expect(smtp.received).toHaveLength(2);
      expect((await outbox()).map((row) => row.attempts)).toEqual([2, 2]);
      expect(JSON.stringify(lines)).not.toContain(anInquiry.email);
    },
  );

  it("sends what waits once the server is back", async () => {
    const { receive, parts, smtp, clock } = await aPostOffice(engine);
    await smtp.stop();
    await receive(anAttempt());
    const before = makeDelivery(parts());
    await before.deliverDue({ stopping: never });

    const back = await startFakeSmtp(Number(new URL(smtp.url).port));
    clock.advance({ minutes: 1 });
    await before.deliverDue({ stopping: never });
    expect(back.received).toHaveLength(2);
  });

  it("sends what waited for the server as soon as it takes one mail, not what it put off", async () => {
    const { receive, parts, smtp, clock, outbox } = await aPostOffice(engine);
    const { deliverDue } = makeDelivery(parts());
    const deliver = () => deliverDue({ stopping: never });
    smtp.behaviour = "drop";
    await receive(anAttempt({ message: "waited" }));
    for (let tries = 0; tries < 5; tries++) {
      await deliver();
      clock.advance({ seconds: 30 * 2 ** tries });
    }
    await deliver();
    smtp.behaviour = "defer-recipient";
    await receive(anAttempt({ message: "put off" }));
    await deliver();

    smtp.behaviour = "accept";
    await receive(anAttempt({ message: "new" }));
    await deliver();
    expect(smtp.received).toHaveLength(4);
    const waiting = (await outbox()).filter(({ sent_at }) => sent_at === null);
    expect(waiting.map(({ attempts }) => attempts)).toEqual([1, 1]);
    for (const { next_attempt_at } of waiting)
      expect(Date.parse(next_attempt_at)).toBeGreaterThan(clock.now().getTime());
  });

  it("gives up on a visitor's address that the server refuses for good, not on the clinic's", async () => {
    const { receive, deliver, smtp, outbox, lines } = await aPostOffice(engine);
    smtp.behaviour = "refuse-recipient";
    await receive(anAttempt());
    await deliver();
    const [toClinic, toVisitor] = await outbox();
    expect(toClinic).toMatchObject({ failed_at: null, attempts: 1 });
    expect(toVisitor).toMatchObject({ failed_at: "2026-03-02T14:00:00.000Z", attempts: 1 });
    expect(toVisitor?.last_error).toContain("550");
    expect(lines.filter(({ level }) => level === "error")).toMatchObject([
      { kind: "inquiry-to-visitor", msg: "mail given up" },
    ]);
  });

  it("tries for 72 hours with growing pauses, then gives up with an error in the log", async () => {
    const { receive, deliver, smtp, outbox, clock, db, lines } = await aPostOffice(engine);
    await smtp.stop();
    await receive(anAttempt());
    let hours = 0;
    for (; hours < 80 && (await readMailBacklog(db)).waiting > 0; hours++) {
      await deliver();
      clock.advance({ hours: 1 });
    }
    expect(hours).toBeGreaterThan(70);
    expect(hours).toBeLessThan(74);
    expect(await readMailBacklog(db)).toMatchObject({ waiting: 0, failed: 2 });
    for (const row of await outbox()) expect(row.failed_at).not.toBeNull();
    const errors = lines.filter(({ level }) => level === "error");
    expect(errors).toHaveLength(2);
    expect(errors[0]).toMatchObject({ reference: expect.stringMatching(/^[A-Z]+-/) });
    for (const typed of Object.values(anInquiry)) {
      expect(JSON.stringify(lines)).not.toContain(typed);
    }

    const back = await startFakeSmtp(Number(new URL(smtp.url).port));
    clock.advance({ hours: 10 });
    await deliver();
    expect(back.received).toEqual([]);
  });

  it("takes over the mails of a killed process once its lease has run out", async () => {
    const { receive, deliver, smtp, clock, db } = await aPostOffice(engine);
    await receive(anAttempt());
    const until = new Date(clock.now().getTime() + 60_000).toISOString();
    await db.updateTable("outbox").set({ lease_owner: "killed", leased_until: until }).execute();
    clock.advance({ seconds: 59 });
    await deliver();
    expect(smtp.received).toEqual([]);
    clock.advance({ seconds: 1 });
    await deliver();
    expect(smtp.received).toHaveLength(2);
  });

  it("sends soon after it is woken, and finishes the mail in flight when stopped", async () => {
    const { receive, parts, smtp, outbox } = await aPostOffice(engine);
    const worker = startMailWorker({ ...parts(), pollEveryMs: 600_000 });
    onTestFinished(() => worker.stop());
    await receive(anAttempt());
    worker.wake();
    await waitUntil(() => smtp.connections > 0);
    await worker.stop();
    expect(smtp.received).toHaveLength(2);
    for (const row of await outbox()) {
      expect(row).toMatchObject({ attempts: 1, lease_owner: null, sent_at: expect.any(String) });
    }
  });

  it("cuts off a mail that hangs when told to stop, and hands its lease back uncounted", async () => {
    const { receive, parts, smtp, outbox, deliver } = await aPostOffice(engine);
    smtp.behaviour = "hang";
    await receive(anAttempt());
    const patient = makeSmtpMailer({ smtpUrl: smtp.url, from: config.mail.from });
    const worker = startMailWorker({ ...parts(), mailer: patient, pollEveryMs: 600_000 });
    await waitUntil(() => smtp.connections > 1);
    const started = Date.now();
    await worker.stop(100);
    expect(Date.now() - started).toBeLessThan(3000);
    for (const row of await outbox()) {
      expect(row).toMatchObject({ attempts: 0, lease_owner: null, sent_at: null });
    }
    smtp.behaviour = "accept";
    await deliver();
    expect(smtp.received).toHaveLength(2);
  });

  it("sends a mail once though the database refuses twice to write down that it was sent", async () => {
    const { receive, parts, smtp, clock, db, outbox } = await aPostOffice(engine);
    await receive(anAttempt());
    await db.deleteFrom("outbox").where("kind", "=", "inquiry-to-visitor").execute();
    let refused = 0;
    const hiccups: KyselyPlugin = {
      transformQuery({ node }) {
        if (smtp.received.length > 0 && refused < 2) {
          refused++;
          throw new Error("the connection was lost");
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const delivery = makeDelivery({ ...parts(), db: db.withPlugin(hiccups) });
    await delivery.deliverDue({ stopping: never });
    expect(refused).toBe(2);
    expect(await outbox()).toMatchObject([{ attempts: 1, sent_at: expect.any(String) }]);
    clock.advance({ hours: 1 });
    await delivery.deliverDue({ stopping: never });
    expect(smtp.received).toHaveLength(1);
  });

  it("goes on after the database was away", async () => {
    const { receive, parts, smtp, db, lines } = await aPostOffice(engine);
    await db.schema.alterTable("outbox").renameTo("away").execute();
    const worker = startMailWorker({ ...parts(), pollEveryMs: 20 });
    onTestFinished(() => worker.stop());
    await waitUntil(() => lines.some(({ level }) => level === "error"));
    await db.schema.alterTable("away").renameTo("outbox").execute();
    await receive(anAttempt());
    await waitUntil(() => smtp.received.length === 2);
  });
});
