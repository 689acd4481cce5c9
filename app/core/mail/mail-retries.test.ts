import { describe, expect, it } from "vitest";
import { startFakeSmtp } from "../../../tests/fakes/fake-smtp";
import { aPostOffice, never } from "../../../tests/fakes/mail-harness";
import { anInquiry, anInquiryInput } from "../../../tests/fixtures/inquiries";
import { engines } from "../../../tests/support/databases";
import { isLate } from "./alert-late-mail";
import { makeDelivery } from "./deliver-mail";
import { readMailBacklog } from "./mail-backlog";
import { smtpTimeouts } from "./mailer";

// These errors do not depend on the database, so one engine is enough.
describe("delivering mail", () => {
  it.each(["hang", "drop", "defer-sender", "defer-recipient", "defer-message", "refuse-message"])(
    "tries again later and sends each mail once when the server responds with %s",
    async (behavior) => {
      const timeouts = {
        greetingTimeout: behavior === "hang" ? 200 : smtpTimeouts.greetingTimeout,
      };
      const office = await aPostOffice("sqlite", timeouts);
      const { receive, deliver, smtp, outbox, clock, db, lines } = office;
      smtp.behavior = behavior as typeof smtp.behavior;
      await receive(anInquiryInput());
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

      smtp.behavior = "accept";
      timeouts.greetingTimeout = smtpTimeouts.greetingTimeout;
      clock.advance({ seconds: 30 });
      await deliver();
      expect(smtp.received).toHaveLength(2);
      expect((await outbox()).map((row) => row.attempts)).toEqual([2, 2]);
      expect(JSON.stringify(lines)).not.toContain(anInquiry.email);
    },
  );

  it("gives up on a visitor's email address that does not exist, not on the clinic's", async () => {
    const { receive, deliver, smtp, outbox, clock, lines } = await aPostOffice("sqlite");
    smtp.behavior = "refuse-recipient";
    smtp.refusal = "550 5.1.1 No such user";
    await receive(anInquiryInput());
    for (let minutes = 0; minutes < 50; minutes++) {
      await deliver();
      clock.advance({ minutes: 1 });
    }
    const [toClinic, toVisitor] = await outbox();
    expect(toClinic?.failed_at).toBeNull();
    expect(toVisitor?.failed_at).not.toBeNull();
    expect(toVisitor?.attempts).toBeGreaterThan(3);
    expect(toVisitor?.last_error).toContain("550");
    expect(lines.filter(({ level }) => level === "error")).toMatchObject([
      { kind: "inquiry-to-visitor", msg: "mail given up; the desk can send it again" },
    ]);
  });

  it.each(["554 5.7.1 Your IP address is blocked", "550 5.4.5 Daily quota exceeded", "550 No"])(
    "tries for 72 hours, and alerts the clinic, when the server refuses every recipient with %j",
    async (refusal) => {
      const { receive, deliver, smtp, outbox, clock, db } = await aPostOffice("sqlite");
      smtp.behavior = "refuse-recipient";
      smtp.refusal = refusal;
      await receive(anInquiryInput());
      for (let hours = 0; hours < 70; hours += 7) {
        await deliver();
        clock.advance({ hours: 7 });
      }
      expect((await outbox()).map(({ failed_at }) => failed_at)).toEqual([null, null]);
      expect(isLate(await readMailBacklog(db), clock.now())).toBe(true);
      smtp.behavior = "accept";
      await deliver();
      expect(smtp.received).toHaveLength(2);
    },
  );

  it("treats a single refusal of a visitor's email address as the server's mistake", async () => {
    const { receive, deliver, smtp, clock } = await aPostOffice("sqlite");
    smtp.behavior = "refuse-recipient";
    smtp.refusal = "550 5.1.1 No such user";
    await receive(anInquiryInput());
    await deliver();
    smtp.behavior = "accept";
    clock.advance({ minutes: 5 });
    await deliver();
    expect(smtp.received).toHaveLength(2);
  });

  it("tries for 72 hours with growing pauses, then gives up with an error in the log", async () => {
    const { receive, deliver, smtp, outbox, clock, db, lines } = await aPostOffice("sqlite");
    await smtp.stop();
    await receive(anInquiryInput());
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
});

describe.each(engines)("delivering mail from %s", (engine) => {
  it("sends waiting mails once the server is back", async () => {
    const { receive, parts, smtp, clock } = await aPostOffice(engine);
    await smtp.stop();
    await receive(anInquiryInput());
    const before = makeDelivery(parts());
    await before.deliverDue({ stopping: never });

    const back = await startFakeSmtp(Number(new URL(smtp.url).port));
    clock.advance({ minutes: 1 });
    await before.deliverDue({ stopping: never });
    expect(back.received).toHaveLength(2);
  });

  it("sends mails that waited for the server as soon as it accepts one, but not deferred ones", async () => {
    const { receive, parts, smtp, clock, outbox } = await aPostOffice(engine);
    const { deliverDue } = makeDelivery(parts());
    const deliver = () => deliverDue({ stopping: never });
    smtp.behavior = "drop";
    await receive(anInquiryInput({ message: "waited" }));
    for (let tries = 0; tries < 5; tries++) {
      await deliver();
      clock.advance({ seconds: 30 * 2 ** tries });
    }
    await deliver();
    smtp.behavior = "defer-recipient";
    await receive(anInquiryInput({ message: "put off" }));
    await deliver();

    smtp.behavior = "accept";
    await receive(anInquiryInput({ message: "new" }));
    await deliver();
    expect(smtp.received).toHaveLength(4);
    const waiting = (await outbox()).filter(({ sent_at }) => sent_at === null);
    expect(waiting.map(({ attempts }) => attempts)).toEqual([1, 1]);
    for (const { next_attempt_at } of waiting)
      expect(Date.parse(next_attempt_at)).toBeGreaterThan(clock.now().getTime());
  });
});
