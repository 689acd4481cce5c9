import { describe, expect, it } from "vitest";
import { makeDelivery } from "~/core/mail/deliver-mail";
import { enqueueStaffMail } from "~/core/mail/enqueue-mail";
import type { Mail, Mailer } from "~/core/mail/mail";
import { invitationPath, openInvitation } from "~/core/sessions/invitations";
import { prepareMail } from "~/prepare-mail";
import { never } from "../../../tests/fakes/mail-harness";
import { makeTestApp } from "../../../tests/fixtures/test-app";
import { engines, openTestDatabase, type TestDatabase } from "../../../tests/support/databases";

const ana = { id: "ana", name: "Ana Quill" };

describe.each(engines)("mails to the staff on %s", (engine) => {
  function startSender(database: TestDatabase) {
    const { app, clock, lines } = makeTestApp(database, {
      env: { SITE_URL: "https://clinic.example" },
    });
    const { db } = app;
    const sent: Mail[] = [];
    const server = { away: false, responds: true };
    const mailer: Mailer = {
      closed: false,
      close: () => {},
      async send(mail, _stopped, beforeFinalDot) {
        if (server.away) throw new Error("the mail server is away");
        await beforeFinalDot?.();
        sent.push(mail);
        if (!server.responds) throw new Error("no response");
        return { response: "250 taken", undelivered: false };
      },
    };
    const worker = () => {
      const delivery = makeDelivery({
        ...app,
        mailer,
        prepareMail: (queued) => prepareMail(app, queued),
      });
      return () => delivery.deliverDue({ stopping: never });
    };
    return {
      clock,
      sent,
      server,
      lines,
      send: worker(),
      another: worker(),
      queueInvitation: (invitationId: string) =>
        enqueueStaffMail(app, db, {
          kind: "invitation",
          email: "ben@staff.example",
          personId: null,
          invitationId,
        }),
      rows: () => db.selectFrom("outbox").selectAll().execute(),
    };
  }

  it("have the same link and Message-ID in a copy that is sent because the server did not respond", async () => {
    const database = await openTestDatabase(engine);
    const outbox = startSender(database);
    const about = { email: "ben@staff.example", role: "desk", by: ana, personId: null } as const;
    const { id } = await openInvitation(database.db, { ...about, now: outbox.clock.now() });
    await outbox.queueInvitation(id);
    outbox.server.responds = false;
    await outbox.send();
    outbox.server.responds = true;
    outbox.clock.advance({ hours: 1 });
    await outbox.another();
    const [first, second, ...others] = outbox.sent;
    expect(others).toEqual([]);
    expect(second).toEqual(first);
    expect(first?.messageId).toMatch(/@clinic\.example>$/);
    expect(await outbox.rows()).toMatchObject([{ link_token: null, sent_at: expect.any(String) }]);
  });

  it("contain the link of an invitation, of which only a hash is stored, unless it was withdrawn", async () => {
    const database = await openTestDatabase(engine);
    const outbox = startSender(database);
    const invite = async (email: string) => {
      const now = outbox.clock.now();
      const invitation = { email, role: "desk", now, by: ana, personId: null } as const;
      return database.db.transaction().execute((db) => openInvitation(db, invitation));
    };
    const open = await invite("ben@staff.example");
    const gone = await invite("pia@staff.example");
    await database.db
      .updateTable("invitations")
      .set({ withdrawn_at: outbox.clock.now().toISOString() })
      .where("id", "=", gone.id)
      .execute();
    await outbox.queueInvitation(open.id);
    await outbox.queueInvitation(gone.id);
    await outbox.send();
    const [mail, ...others] = outbox.sent;
    expect(others).toEqual([]);
    const start = `https://clinic.example${invitationPath("")}`;
    const token = mail?.text.split(start)[1]?.slice(0, 32) ?? "";
    expect(token).toMatch(/^[\w-]{32}$/);
    const stored = await database.db.selectFrom("invitations").selectAll().execute();
    expect(JSON.stringify([stored, await outbox.rows()])).not.toContain(token);
  });
});
