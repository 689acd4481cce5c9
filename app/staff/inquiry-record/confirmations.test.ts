import { describe, expect, it } from "vitest";
import { makeDelivery } from "~/core/mail/deliver-mail";
import { countHeldConfirmations, readMailBacklog } from "~/core/mail/mail-backlog";
import { prepareMail } from "~/prepare-mail";
import { aPostOffice, config, never } from "../../../tests/fakes/mail-harness";
import { anInquiryInput } from "../../../tests/fixtures/inquiries";
import { facts } from "../../../tests/fixtures/test-facts";
import { bothEngines } from "../../../tests/support/databases";
import { stopConfirmations } from "./confirmations.server";
import { issueStatusLink } from "./status-link.server";

describe.each(bothEngines)("limits of confirmations on %s", (engine) => {
  async function start(changes: { perMailbox?: number; perHour?: number } = {}) {
    const office = await aPostOffice(engine);
    const app = {
      ...office.parts(),
      currentFacts: () => facts,
      config: { ...config, confirmations: { perMailbox: 3, perHour: 200, ...changes } },
    };
    const deliver = () =>
      makeDelivery({ ...app, prepareMail: (queued) => prepareMail(app, queued) }).deliverDue({
        stopping: never,
      });
    const to = (address: string) =>
      office.smtp.received.filter(({ to: [first] }) => first === address).length;
    const clinic = () => office.smtp.received.length - confirmed();
    const confirmed = () =>
      office.smtp.received.filter(({ to: [first] }) => first?.endsWith("@x.example")).length;
    const send = async (email: string) => {
      await office.receive(anInquiryInput({ email }));
      await deliver();
    };
    return { ...office, deliver, to, clinic, confirmed, send };
  }

  it("sends three to a mailbox in a day, however its email address is written, and every notice to the clinic", async () => {
    const { db, clock, to, clinic, confirmed, send, deliver } = await start();
    for (const address of ["a@x.example", "A@x.example", "a+1@x.example", "a+2@X.example"])
      await send(address);
    await send("b@x.example");
    expect([confirmed(), to("b@x.example"), clinic()]).toEqual([4, 1, 5]);
    const held = await db
      .selectFrom("outbox")
      .select(["withheld", "sent_at"])
      .where("withheld", "is not", null)
      .execute();
    expect(held).toEqual([{ withheld: "enough-today", sent_at: null }]);
    // The held confirmation counts neither as failed nor as late.
    expect(await readMailBacklog(db)).toEqual({ waiting: 0, oldestSince: null, failed: 0 });
    clock.advance({ hours: 25 });
    await deliver();
    expect(confirmed()).toBe(4);
    await send("a@x.example");
    expect(confirmed()).toBe(5);
  });

  it("holds only the confirmations over the hour's budget", async () => {
    const { db, clock, clinic, confirmed, receive, deliver } = await start({ perHour: 5 });
    for (let n = 0; n < 8; n++) await receive(anInquiryInput({ email: `p${n}@x.example` }));
    await deliver();
    expect([confirmed(), clinic()]).toEqual([5, 8]);
    expect(await countHeldConfirmations(db)).toBe(3);
    expect(await readMailBacklog(db)).toMatchObject({ waiting: 0 });
    clock.advance({ minutes: 59 });
    await deliver();
    expect(confirmed()).toBe(5);
    clock.advance({ minutes: 2 });
    await deliver();
    expect(confirmed()).toBe(8);
    expect(await countHeldConfirmations(db)).toBe(0);
  });

  it("counts a mail once, however often it is tried", async () => {
    const { smtp, clock, receive, deliver, to } = await start();
    await receive(anInquiryInput({ email: "a@x.example" }));
    smtp.behavior = "defer-message";
    for (let n = 0; n < 5; n++) {
      await deliver();
      clock.advance({ minutes: 20 });
    }
    smtp.behavior = "accept";
    await deliver();
    expect(to("a@x.example")).toBe(1);
  });

  it("sends no more after “this was not me”, of which only a hash is kept", async () => {
    const { db, clock, confirmed, clinic, send } = await start();
    await send("a@x.example");
    const { id } = await db
      .selectFrom("contact_submissions")
      .select("id")
      .executeTakeFirstOrThrow();
    const token = (await issueStatusLink(db, id, clock.now())) ?? "";
    const mails = { wake: () => {}, stop: async () => {} };
    const stop = (link: string) => stopConfirmations({ db, clock: clock.now, mails }, link);
    expect(await stop("x".repeat(32))).toBe(false);
    expect(await stop(token)).toBe(true);
    expect(await stop(token)).toBe(true);
    clock.advance({ hours: 50 });
    await send("A+again@x.example");
    // The clinic has two notices of inquiries, and one that the email's owner did not write.
    expect([confirmed(), clinic()]).toEqual([1, 3]);
    expect(
      JSON.stringify(await db.selectFrom("mail_opt_outs").selectAll().execute()),
    ).not.toContain("@");
  });
});
