import { describe, expect, it } from "vitest";
import { invitationPath, openInvitation } from "~/core/sessions/invitations";
import { fakeClock, recordingLogger } from "../../../tests/fakes/fakes";
import { facts } from "../../../tests/fixtures/clinic";
import { engines, openTestDatabase, type TestDatabase } from "../../../tests/support/databases";
import type { Mail, Mailer } from "./mail";
import { queueStaffMail } from "./queue-staff-mail";
import { makeSendStaffMails } from "./send-staff-mails";
import { makeComposeStaffMail } from "./staff-mail";

const going = new AbortController().signal;
const ana = { id: "ana", name: "Ana Quill" };

describe.each(engines)("mails to the staff on %s", (engine) => {
  function startSender({ db }: TestDatabase) {
    const clock = fakeClock();
    const sent: Mail[] = [];
    const server = { away: false };
    const mailer: Mailer = {
      closed: false,
      close: () => {},
      async send(mail) {
        if (server.away) throw new Error("the mail server is away");
        sent.push(mail);
        return { answer: "250 taken", toNobody: false };
      },
    };
    const compose = makeComposeStaffMail("https://clinic.example", () => facts);
    const { logger, lines } = recordingLogger();
    const parts = { db, clock: clock.now, logger, mailer, compose };
    const queue = queueStaffMail.bind(null, { clock: clock.now, mails: { wake: () => {} } });
    return {
      ...{ clock, sent, server, lines },
      send: makeSendStaffMails(parts),
      another: makeSendStaffMails(parts),
      queue: () => queue(db, { kind: "new-passkey", email: "ben@staff.example", personId: null }),
      queueInvitation: (id: string) =>
        queue(db, { kind: "invitation", email: "ben@staff.example", personId: null, detail: id }),
      rows: () => db.selectFrom("staff_mails").selectAll().execute(),
    };
  }

  it("are tried again with growing pauses, as other mails are, until the server is back", async () => {
    const outbox = startSender(await openTestDatabase(engine));
    await outbox.queue();
    outbox.server.away = true;
    await outbox.send(going);
    await outbox.send(going);
    expect(await outbox.rows()).toMatchObject([{ attempts: 1, sent_at: null, failed_at: null }]);
    outbox.clock.advance({ minutes: 1 });
    await outbox.send(going);
    expect(await outbox.rows()).toMatchObject([{ attempts: 2, sent_at: null }]);
    outbox.server.away = false;
    outbox.clock.advance({ minutes: 5 });
    await outbox.send(going);
    await outbox.send(going);
    expect(outbox.sent).toMatchObject([{ to: { address: "ben@staff.example" } }]);
    expect(await outbox.rows()).toMatchObject([{ attempts: 3, sent_at: expect.any(String) }]);
    expect(JSON.stringify(outbox.lines)).not.toContain("ben@staff");
  });

  it("are given up after three days", async () => {
    const outbox = startSender(await openTestDatabase(engine));
    await outbox.queue();
    outbox.server.away = true;
    outbox.clock.advance({ hours: 72 });
    await outbox.send(going);
    expect(await outbox.rows()).toMatchObject([{ sent_at: null, failed_at: expect.any(String) }]);
    outbox.clock.advance({ hours: 72 });
    await outbox.send(going);
    expect(await outbox.rows()).toMatchObject([{ attempts: 1 }]);
  });

  it("are sent once although two processes send", async () => {
    const outbox = startSender(await openTestDatabase(engine));
    for (let n = 0; n < 6; n++) await outbox.queue();
    await Promise.all([outbox.send(going), outbox.another(going)]);
    expect(outbox.sent).toHaveLength(6);
  });

  it("carry the link of an invitation, of which only a hash is stored, unless it was withdrawn", async () => {
    const database = await openTestDatabase(engine);
    const outbox = startSender(database);
    const invite = async (email: string) => {
      const now = outbox.clock.now();
      const asked = { email, role: "desk", now, by: ana, personId: null } as const;
      return database.db.transaction().execute((db) => openInvitation(db, asked));
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
    await outbox.send(going);
    const [mail, ...others] = outbox.sent;
    expect(others).toEqual([]);
    const start = `https://clinic.example${invitationPath("")}`;
    const token = mail?.text.split(start)[1]?.slice(0, 32) ?? "";
    expect(token).toMatch(/^[\w-]{32}$/);
    const stored = await database.db.selectFrom("invitations").selectAll().execute();
    expect(JSON.stringify([stored, await outbox.rows()])).not.toContain(token);
  });
});
