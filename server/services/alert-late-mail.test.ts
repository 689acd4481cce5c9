import { describe, expect, it } from "vitest";
import { type Mail, MailRefusedError } from "../providers/mailer";
import { engines, openTestDatabase } from "../test/databases";
import { fakeClock, recordingLogger } from "../test/fakes";
import { anAttempt } from "../test/inquiries";
import { makeLateMailAlert } from "./alert-late-mail";
import { makeReceiveInquiry } from "./receive-inquiry";

describe.each(engines)("late mail on %s", (engine) => {
  async function start() {
    const { db } = await openTestDatabase(engine);
    const clock = fakeClock();
    const { logger, lines } = recordingLogger();
    const sent: Mail[] = [];
    const peer = { down: false };
    const mailer = {
      closed: false,
      close: () => {},
      async send(mail: Mail) {
        if (peer.down) throw new MailRefusedError({ code: "ECONNECTION", reason: "down" });
        sent.push(mail);
        return "accepted";
      },
    };
    const to = { name: "Front desk", address: "desk@clinic.example" };
    const parts = { db, clock: clock.now, logger, mailer, to };
    const alert = makeLateMailAlert(parts);
    await makeReceiveInquiry({ ...parts, wakeWorker: () => {} })(anAttempt());
    const errors = () => lines.filter(({ level }) => level === "error");
    return { db, clock, sent, peer, errors, alert, other: makeLateMailAlert(parts) };
  }

  it("is told after an hour, once, whichever process looks first", async () => {
    const { clock, sent, errors, alert, other } = await start();
    clock.advance({ minutes: 60 });
    await alert();
    expect(sent).toEqual([]);
    clock.advance({ seconds: 1 });
    await Promise.all([alert(), other(), alert()]);
    clock.advance({ hours: 5 });
    await other();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      subject: "Website: 2 mails are late",
      to: { address: "desk@clinic.example" },
    });
    expect(sent[0]?.text).not.toContain("Marisol");
    expect(errors()).toMatchObject([{ waiting: 2, failed: 0 }]);
  });

  it("is told later when the mail server takes nothing", async () => {
    const { clock, sent, peer, errors, alert } = await start();
    peer.down = true;
    clock.advance({ minutes: 61 });
    await alert();
    peer.down = false;
    await alert();
    expect(sent).toEqual([]);
    clock.advance({ minutes: 10 });
    await alert();
    expect(sent).toHaveLength(1);
    expect(errors()).toHaveLength(1);
  });

  it("is told even when the mails were given up before it could be", async () => {
    const { db, clock, sent, peer, alert } = await start();
    peer.down = true;
    clock.advance({ minutes: 61 });
    await alert();
    await db.updateTable("outbox").set({ failed_at: clock.now().toISOString() }).execute();
    clock.advance({ minutes: 10 });
    await alert();
    peer.down = false;
    clock.advance({ minutes: 10 });
    await alert();
    await alert();
    expect(sent.map(({ subject }) => subject)).toEqual(["Website: 2 mails were given up"]);
    expect(
      await db
        .selectFrom("settings")
        .selectAll()
        .where("name", "=", "late-mail-incident")
        .execute(),
    ).toEqual([]);
  });

  it("is not told when everything was sent before it could be", async () => {
    const { db, clock, sent, peer, alert } = await start();
    peer.down = true;
    clock.advance({ minutes: 61 });
    await alert();
    await db.updateTable("outbox").set({ sent_at: clock.now().toISOString() }).execute();
    peer.down = false;
    clock.advance({ minutes: 10 });
    await alert();
    expect(sent).toEqual([]);
  });

  it("is told anew when it happens again", async () => {
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
