import { describe, expect, it, onTestFinished } from "vitest";
import type { ReceivedMail } from "../../../tests/fakes/fake-smtp";
import { aPostOffice, never } from "../../../tests/fakes/mail-harness";
import { anInquiry, anInquiryInput } from "../../../tests/fixtures/inquiries";
import { engines } from "../../../tests/support/databases";
import { waitUntil } from "../../../tests/support/wait-until";
import { makeDelivery } from "./deliver-mail";
import { startMailWorker } from "./mail-worker";

const minute = 60_000;
const isToVisitor = ({ to }: ReceivedMail) => to[0] === anInquiry.email;
const linkOf = ({ mail }: ReceivedMail) => /\/inquiry\/([\w-]{32})/.exec(mail.text ?? "")?.[1];

describe.each(engines)("a mail that may have been accepted, on %s", (engine) => {
  it("is sent three times in all, at long intervals, by two processes that are restarted", async () => {
    const { receive, parts, smtp, clock, outbox, lines } = await aPostOffice(engine, {
      afterFinalDot: 50,
    });
    smtp.behavior = "no-response";
    await receive(anInquiryInput());
    const copiesAt: number[] = [];
    // Six minutes as they were reported, then days.
    for (const minutes of [0, 0.5, 1, 2, 3, 4, 5, 6, 30, 59, ...hours(1, 72)]) {
      clock.set(new Date(Date.parse("2026-03-02T14:00:00.000Z") + minutes * minute).toISOString());
      const before = smtp.received.length;
      const processes = [makeDelivery(parts()), makeDelivery(parts())];
      for (const process of processes) await process.endAllPauses();
      await Promise.all(processes.map((process) => process.deliverDue({ stopping: never })));
      const copies = (await outbox()).map(({ unconfirmed }) => unconfirmed);
      await waitUntil(() => smtp.received.length === copies.reduce((sum, one) => sum + one));
      for (let copy = before; copy < smtp.received.length; copy += 2) copiesAt.push(minutes);
    }
    expect(copiesAt).toEqual([0, 60, 13 * 60]);
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(2);
    const links = smtp.received.filter(isToVisitor).map(linkOf);
    expect(links).toEqual([expect.any(String), links[0], links[0]]);
    for (const row of await outbox())
      expect(row).toMatchObject({
        attempts: 3,
        unconfirmed: 3,
        sent_at: null,
        link_token: null,
        failed_at: expect.any(String),
        last_error: expect.stringContaining("may have arrived"),
      });
    expect(lines.filter(({ level }) => level === "error")).toHaveLength(2);
  }, 30_000);

  it("has the same link and Message-ID after its process was killed before it stored the response", async () => {
    const { receive, parts, smtp, clock, deliver, outbox } = await aPostOffice(engine);
    smtp.behavior = "slow";
    await receive(anInquiryInput());
    const killed = makeDelivery(parts()).deliverDue({ stopping: never });
    await waitUntil(() => smtp.received.length === 2);
    smtp.behavior = "accept";
    for (const minutes of [1, 10, 30, 18]) {
      await deliver();
      expect(smtp.received).toHaveLength(2);
      clock.advance({ minutes });
    }
    clock.advance({ minutes: 1 });
    await deliver();
    expect(smtp.received).toHaveLength(4);
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(2);
    const [link, second] = smtp.received.filter(isToVisitor).map(linkOf);
    expect(second).toBe(link);
    for (const row of await outbox())
      expect(row).toMatchObject({ sent_at: expect.any(String), link_token: null });
    smtp.respond();
    await killed;
  });

  it("is retried soon, with another link, when the server then refuses it", async () => {
    const { receive, smtp, clock, deliver, outbox } = await aPostOffice(engine);
    smtp.behavior = "defer-message";
    await receive(anInquiryInput());
    await deliver();
    for (const row of await outbox())
      expect(row).toMatchObject({ attempts: 1, unconfirmed: 0, link_token: null });
    smtp.behavior = "accept";
    clock.advance({ minutes: 1 });
    await deliver();
    expect(smtp.received).toHaveLength(2);
  });
});

const hours = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => (from + n) * 60);

// These do not depend on the database.
describe("a mail server that takes minutes to respond", () => {
  const start = () => aPostOffice("sqlite");

  it("gets each mail once, and other mails meanwhile", async () => {
    const { receive, parts, smtp, clock, deliver, outbox } = await start();
    smtp.behavior = "slow";
    await receive(anInquiryInput({ message: "slow" }));
    const delivery = makeDelivery({ ...parts(), slowAfter: 1 });
    const first = delivery.deliverDue({ stopping: never });
    await waitUntil(() => smtp.received.length === 2);
    await first;
    smtp.behavior = "accept";
    await receive(anInquiryInput({ message: "another" }));
    clock.advance({ minutes: 9 });
    await deliver();
    expect(smtp.received).toHaveLength(4);
    smtp.respond();
    await delivery.settle();
    clock.advance({ hours: 72 });
    await deliver();
    expect(smtp.received).toHaveLength(4);
    expect((await outbox()).map(({ attempts, sent_at }) => [attempts, sent_at !== null])).toEqual(
      Array(4).fill([1, true]),
    );
  });

  it("gets a limited number of connections", async () => {
    const { receive, parts, smtp } = await start();
    smtp.behavior = "slow";
    for (let n = 0; n < 15; n++) await receive(anInquiryInput({ message: `${n}` }));
    const delivery = makeDelivery({ ...parts(), slowAfter: 1 });
    await delivery.deliverDue({ stopping: never });
    await waitUntil(() => smtp.received.length === 20);
    await delivery.deliverDue({ stopping: never });
    expect(smtp.connections).toBe(20);
    smtp.behavior = "accept";
    smtp.respond();
    await delivery.settle();
    await delivery.deliverDue({ stopping: never });
    await delivery.settle();
    expect(smtp.received).toHaveLength(30);
  });

  it("does not delay a stop, and gets no copy when the site starts again", async () => {
    const { receive, parts, smtp, clock, outbox } = await start();
    smtp.behavior = "slow";
    await receive(anInquiryInput());
    const worker = startMailWorker({ ...parts(), pollEveryMs: 600_000 });
    await waitUntil(() => smtp.received.length === 2);
    await worker.stop(100);
    for (const row of await outbox())
      expect(row).toMatchObject({ sent_at: null, lease_owner: null, unconfirmed: 1 });
    smtp.behavior = "accept";
    await receive(anInquiryInput({ message: "later" }));
    const restarted = startMailWorker({ ...parts(), pollEveryMs: 5 });
    onTestFinished(() => restarted.stop());
    await waitUntil(() => smtp.received.length >= 4);
    expect(smtp.received).toHaveLength(4);
    clock.advance({ hours: 1 });
    await waitUntil(() => smtp.received.length >= 6);
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(4);
  });
});
