import { describe, expect, it } from "vitest";
import { makeHealth } from "~/core/http/health";
import { openInvitation } from "~/core/sessions/invitations";
import { recordingLogger } from "../../../tests/fakes/fakes";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { type Engine, engines } from "../../../tests/support/databases";
import { makeLateMailAlert } from "./alert-late-mail";
import type { Mail } from "./mail";
import { readMailBacklog } from "./mail-backlog";
import { queueStaffMail } from "./queue-staff-mail";
import { makeSendStaffMails } from "./send-staff-mails";

/** An invitation whose mail waits, and a mail server that can be away. */
async function openInvited(engine: Engine) {
  const { db, desk, clock } = await openTestDesk(engine);
  const { logger, lines } = recordingLogger();
  const sent: Mail[] = [];
  const server = { away: true };
  const mailer = {
    closed: false,
    close: () => {},
    async send(mail: Mail) {
      if (server.away) throw new Error("the mail server is away");
      sent.push(mail);
      return { answer: "250 taken", toNobody: false };
    },
  };
  const parts = { db, clock: clock.now, logger, mailer };
  const to = () => ({ name: "", address: "desk@clinic.example" });
  const invite = () =>
    db.transaction().execute(async (transaction) => {
      const about = { email: "ben@staff.example", role: "desk", personId: null } as const;
      const { id } = await openInvitation(transaction, { ...about, by: ana, now: clock.now() });
      const queue = queueStaffMail.bind(null, { clock: clock.now, mails: { wake: () => {} } });
      await queue(transaction, { ...about, kind: "invitation", detail: id });
      return id;
    });
  const compose = () => Promise.reject(new Error("never composed"));
  return {
    ...{ db, desk, clock, sent, server, lines, invite },
    id: await invite(),
    sendStaffMails: () => makeSendStaffMails({ ...parts, compose })(new AbortController().signal),
    alert: makeLateMailAlert({ ...parts, to, siteUrl: "https://clinic.example" }),
    ready: async () =>
      (
        await makeHealth({ db, clock: clock.now, https: false, mailsToFiles: false }).ready()
      ).json(),
  };
}

describe.each(engines)("an invitation that does not go out, on %s", (engine) => {
  it("makes mail late: in the backlog, in readiness, at the desk and in the clinic's alert", async () => {
    const { db, desk, clock, server, sent, lines, alert, ready } = await openInvited(engine);
    const oldestSince = clock.now().toISOString();
    expect(await readMailBacklog(db)).toEqual({ waiting: 1, oldestSince, failed: 0 });
    clock.advance({ minutes: 61 });
    expect(await ready()).toEqual({ database: "ok", mail: "late" });
    expect((await desk.countInquiries()).lateMails).toEqual({ waiting: 1, since: oldestSince });
    await alert();
    server.away = false;
    clock.advance({ minutes: 11 });
    await alert();
    expect(sent).toMatchObject([{ subject: "Website: 1 email is late" }]);
    expect(sent[0]?.text).toContain("\nEmails to the staff: 1 waiting to be sent.\n");
    expect(JSON.stringify([sent, lines])).not.toContain("ben@staff");
  });

  it("is reported as failed until it is sent again or withdrawn, and lost in the alert", async () => {
    const { db, desk, clock, server, sent, alert, sendStaffMails, invite } =
      await openInvited(engine);
    clock.advance({ minutes: 61 });
    await alert();
    clock.advance({ hours: 71 });
    await sendStaffMails();
    expect(await readMailBacklog(db)).toMatchObject({ waiting: 0, failed: 1 });
    expect((await desk.readUpkeep()).failedInvitations).toBe(1);
    server.away = false;
    await alert();
    expect(sent).toMatchObject([{ subject: "Website: 1 email could not be sent" }]);
    expect(sent[0]?.text).toContain("\nEmails to the staff: 1 not sent within 72 hours.\n");
    const again = await invite();
    expect(await readMailBacklog(db)).toMatchObject({ waiting: 1, failed: 0 });
    expect((await desk.readUpkeep()).failedInvitations).toBe(0);
    // One that is withdrawn before its mail goes out is obsolete, and no failure.
    await db
      .updateTable("invitations")
      .set({ withdrawn_at: clock.now().toISOString() })
      .where("id", "=", again)
      .execute();
    await sendStaffMails();
    expect(await readMailBacklog(db)).toEqual({ waiting: 0, oldestSince: null, failed: 0 });
  });
});
