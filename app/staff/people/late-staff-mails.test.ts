import { describe, expect, it } from "vitest";
import { makeHealth } from "~/core/http/health";
import { alertLateMail } from "~/core/mail/alert-late-mail";
import { makeDelivery } from "~/core/mail/deliver-mail";
import { enqueueStaffMail } from "~/core/mail/enqueue-mail";
import type { Mail } from "~/core/mail/mail";
import { readMailBacklog } from "~/core/mail/mail-backlog";
import { openInvitation } from "~/core/sessions/invitations";
import { prepareMail } from "~/prepare-mail";
import { countInquiries } from "~/staff/inquiry-list/list-inquiries.server";
import { readUpkeep } from "~/staff/upkeep/read-upkeep.server";
import { recordingLogger } from "../../../tests/fakes/fakes";
import { never } from "../../../tests/fakes/mail-harness";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { type Engine, engines } from "../../../tests/support/databases";

/** An open invitation whose mail is queued, and a mail server that can be offline. */
async function openInvited(engine: Engine) {
  const opened = await openTestDesk(engine);
  const { db, clock } = opened;
  const { logger, lines } = recordingLogger();
  const app = { ...opened.app, logger };
  const sent: Mail[] = [];
  const server = { away: true };
  const mailer = {
    closed: false,
    close: () => {},
    async send(mail: Mail) {
      if (server.away) throw new Error("the mail server is away");
      sent.push(mail);
      return { response: "250 taken", undelivered: false };
    },
  };
  const invite = () =>
    db.transaction().execute(async (transaction) => {
      const about = { email: "ben@staff.example", role: "desk", personId: null } as const;
      const { id } = await openInvitation(transaction, { ...about, by: ana, now: clock.now() });
      await enqueueStaffMail(app, transaction, { ...about, kind: "invitation", invitationId: id });
      return id;
    });
  const delivery = makeDelivery({
    ...app,
    mailer,
    prepareMail: (queued) => prepareMail(app, queued),
  });
  return {
    app,
    db,
    clock,
    sent,
    server,
    lines,
    invite,
    id: await invite(),
    deliver: () => delivery.deliverDue({ stopping: never }),
    alert: () => alertLateMail(app, mailer),
    ready: async () => (await makeHealth(app).ready()).json(),
  };
}

describe.each(engines)("an invitation whose mail is not sent, on %s", (engine) => {
  it("counts as late mail: in the backlog, in readiness, at the desk and in the clinic's alert", async () => {
    const { app, db, clock, server, sent, lines, alert, ready } = await openInvited(engine);
    const oldestSince = clock.now().toISOString();
    expect(await readMailBacklog(db)).toEqual({ waiting: 1, oldestSince, failed: 0 });
    clock.advance({ minutes: 61 });
    expect(await ready()).toEqual({ database: "ok", mail: "late" });
    expect((await countInquiries(app, ana)).lateMails).toEqual({ waiting: 1, since: oldestSince });
    await alert();
    server.away = false;
    clock.advance({ minutes: 11 });
    await alert();
    expect(sent).toMatchObject([{ subject: "Website: 1 email is late" }]);
    expect(sent[0]?.text).toContain("1 email waits to be sent.");
    expect(JSON.stringify([sent, lines])).not.toContain("ben@staff");
  });

  it("is reported as failed until it is sent again or withdrawn, and as lost in the alert", async () => {
    const { app, db, clock, server, sent, alert, deliver, invite } = await openInvited(engine);
    clock.advance({ minutes: 61 });
    await alert();
    clock.advance({ hours: 71 });
    await deliver();
    expect(await readMailBacklog(db)).toMatchObject({ waiting: 0, failed: 1 });
    expect((await readUpkeep(app)).failedInvitations).toBe(1);
    server.away = false;
    await alert();
    expect(sent).toMatchObject([{ subject: "Website: 1 email could not be sent" }]);
    expect(sent[0]?.text).toContain("1 email could not be sent within 72 hours.");
    const again = await invite();
    expect(await readMailBacklog(db)).toMatchObject({ waiting: 1, failed: 0 });
    expect((await readUpkeep(app)).failedInvitations).toBe(0);
    // An invitation that is withdrawn before its mail is sent is obsolete, not failed.
    await db
      .updateTable("invitations")
      .set({ withdrawn_at: clock.now().toISOString() })
      .where("id", "=", again)
      .execute();
    await deliver();
    expect(await readMailBacklog(db)).toEqual({ waiting: 0, oldestSince: null, failed: 0 });
  });
});
