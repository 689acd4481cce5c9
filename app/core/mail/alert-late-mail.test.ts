import { describe, expect, it } from "vitest";
import { readConfig } from "~/core/config/config";
import type { MailKind } from "~/core/db/tables/mail-tables";
import { fakeClock, recordingLogger } from "../../../tests/fakes/fakes";
import { anInquiryInput, makeReceive } from "../../../tests/fixtures/inquiries";
import { facts } from "../../../tests/fixtures/test-facts";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { alertLateMail } from "./alert-late-mail";
import { type Mail, MailRefusedError } from "./mail";

describe.each(engines)("late mail on %s", (engine) => {
  async function start() {
    const { db } = await openTestDatabase(engine);
    const clock = fakeClock();
    const { logger, lines } = recordingLogger();
    const sent: Mail[] = [];
    const smtp = { down: false, responds: true };
    const mailer = {
      closed: false,
      close: () => {},
      async send(mail: Mail, _stopped?: AbortSignal, beforeFinalDot?: () => Promise<void>) {
        if (smtp.down) throw new MailRefusedError({ code: "ECONNECTION", reason: "down" });
        await beforeFinalDot?.();
        sent.push(mail);
        if (!smtp.responds) throw new MailRefusedError({ code: "ETIMEDOUT", reason: "Timeout" });
        return { response: "accepted", undelivered: false };
      },
    };
    const config = readConfig({
      SITE_URL: "https://clinic.example",
      CLINIC_MAIL_TO: "desk@clinic.example",
    });
    const parts = { config, db, clock: clock.now, logger, currentFacts: () => facts };
    const alert = () => alertLateMail(parts, mailer);
    await makeReceive(parts)(anInquiryInput());
    const errors = () => lines.filter(({ level }) => level === "error");
    const outbox = (kind: MailKind) => db.updateTable("outbox").where("kind", "=", kind);
    return { db, clock, sent, smtp, errors, outbox, alert };
  }

  it("is reported after an hour, once, by whichever process checks first", async () => {
    const { clock, sent, errors, alert } = await start();
    clock.advance({ minutes: 60 });
    await alert();
    expect(sent).toEqual([]);
    clock.advance({ seconds: 1 });
    await Promise.all([alert(), alert(), alert()]);
    clock.advance({ hours: 5 });
    await alert();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      messageId: expect.stringMatching(/@clinic\.example>$/),
      subject: "Website: 2 emails are late",
      to: { address: "desk@clinic.example" },
    });
    expect(sent[0]?.text).toMatch(/^2 emails wait to be sent\.\n/);
    expect(sent[0]?.text).toContain("since Mar 2, 2026, 9:00 AM");
    for (const part of [sent[0]?.text, sent[0]?.html]) {
      expect(part).toContain("https://clinic.example/staff/inquiries");
      expect(part).not.toContain("Marisol");
    }
    expect(errors()).toMatchObject([{ waiting: 2, failed: 0 }]);
  });

  it("is reported later when the mail server accepts nothing", async () => {
    const { clock, sent, smtp, errors, alert } = await start();
    smtp.down = true;
    clock.advance({ minutes: 61 });
    await alert();
    smtp.down = false;
    await alert();
    expect(sent).toEqual([]);
    clock.advance({ minutes: 10 });
    await alert();
    expect(sent).toHaveLength(1);
    expect(errors()).toHaveLength(1);
  });

  it("is reported three times at most to a server that may have accepted the report", async () => {
    const { clock, sent, smtp, alert } = await start();
    smtp.responds = false;
    for (let hours = 0; hours < 72; hours++) {
      clock.advance({ minutes: 60.1 });
      await alert();
      await alert();
    }
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it("is reported even if the mails were given up before the alert could be sent", async () => {
    const { db, clock, sent, smtp, alert } = await start();
    smtp.down = true;
    clock.advance({ minutes: 61 });
    await alert();
    clock.advance({ hours: 71 });
    await db.updateTable("outbox").set({ failed_at: clock.now().toISOString() }).execute();
    clock.advance({ minutes: 10 });
    await alert();
    smtp.down = false;
    clock.advance({ minutes: 10 });
    await alert();
    await alert();
    expect(sent.map(({ subject }) => subject)).toEqual(["Website: 2 emails could not be sent"]);
    expect(
      await db
        .selectFrom("settings")
        .selectAll()
        .where("name", "=", "late-mail-incident")
        .execute(),
    ).toEqual([]);
  });

  it("counts the mails that this outage delayed or lost, in singular and plural", async () => {
    const { clock, sent, smtp, outbox, alert, db } = await start();
    // An email address that a visitor mistyped before the outage, and another one during it.
    const [old] = await db.selectFrom("outbox").selectAll().orderBy("kind", "desc").execute();
    if (!old) throw new Error("no mail");
    await db
      .insertInto("outbox")
      .values([
        { ...old, id: "old", failed_at: "2026-03-02T13:00:00.000Z" },
        { ...old, id: "typo", failed_at: "2026-03-03T15:00:00.000Z" },
      ])
      .execute();
    smtp.down = true;
    clock.advance({ minutes: 61 });
    await alert();
    clock.advance({ hours: 71 });
    await outbox("inquiry-to-clinic").set({ failed_at: clock.now().toISOString() }).execute();
    smtp.down = false;
    await alert();
    expect(sent.map(({ subject }) => subject)).toEqual(["Website: 1 email is late"]);
    expect(sent[0]?.text).toContain("1 email could not be sent within 72 hours.");
    expect(sent[0]?.text).toContain("1 email waits to be sent.");
  });

  it("does not count a mistyped email address as lost by an outage", async () => {
    const { clock, sent, smtp, outbox, alert } = await start();
    smtp.down = true;
    clock.advance({ minutes: 61 });
    await alert();
    smtp.down = false;
    clock.advance({ minutes: 10 });
    const now = clock.now().toISOString();
    await outbox("inquiry-to-clinic").set({ sent_at: now }).execute();
    await outbox("inquiry-to-visitor").set({ failed_at: now }).execute();
    await alert();
    expect(sent).toEqual([]);
  });

  it("is not reported when everything was sent before the alert could be", async () => {
    const { db, clock, sent, smtp, alert } = await start();
    smtp.down = true;
    clock.advance({ minutes: 61 });
    await alert();
    await db.updateTable("outbox").set({ sent_at: clock.now().toISOString() }).execute();
    smtp.down = false;
    clock.advance({ minutes: 10 });
    await alert();
    expect(sent).toEqual([]);
  });

  it("is reported again when it happens again", async () => {
    const { db, clock, sent, errors, alert } = await start();
    clock.advance({ minutes: 61 });
    await alert();
    await db.updateTable("outbox").set({ sent_at: clock.now().toISOString() }).execute();
    await alert();
    await db.updateTable("outbox").set({ sent_at: null }).execute();
    await alert();
    expect(sent).toHaveLength(2);
    expect(errors()).toHaveLength(2);
  });
});
