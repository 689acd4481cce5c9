import { describe, expect, it } from "vitest";
import { makeDelivery } from "~/core/mail/deliver-mail";
import type { Mail } from "~/core/mail/mail";
import { prepareMail } from "~/prepare-mail";
import { readVisitorPage } from "~/site/visitor/visitor-page.server";
import { bookAppointment } from "~/staff/bookings/book-appointment.server";
import { withdrawLink, writeToVisitor } from "~/staff/conversation/conversation.server";
import { listQueue } from "~/staff/inbox/list-queue.server";
import { stopConfirmations } from "~/staff/inquiry-record/confirmations.server";
import { issueStatusLink } from "~/staff/inquiry-record/status-link.server";
import { never } from "../../../tests/fakes/mail-harness";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { type Engine, engines } from "../../../tests/support/databases";

/** A desk with one inquiry, its private link, and a fake delivery that keeps the mails. */
async function openDisowned(engine: Engine) {
  const opened = await openTestDesk(engine);
  const { app, db, clock, receive } = opened;
  const reference = await receive();
  const { id } = await db.selectFrom("contact_submissions").select("id").executeTakeFirstOrThrow();
  const token = (await issueStatusLink(db, id, clock.now())) ?? "";
  const sent: Mail[] = [];
  const deliver = async () => {
    sent.length = 0;
    await makeDelivery({
      ...app,
      prepareMail: (queued) => prepareMail(app, queued),
      mailer: {
        closed: false,
        async send(mail) {
          sent.push(mail);
          return { response: "250 OK", undelivered: false };
        },
        close() {},
      },
    }).deliverDue({ stopping: never });
    return sent.map(({ kind }) => kind);
  };
  const stop = (link: string) => stopConfirmations(app, link);
  return { ...opened, reference, token, sent, deliver, stop };
}

describe.each(engines)("an inquiry whose email's owner says “this was not me”, on %s", (engine) => {
  it("gets no mail and no working link until the desk makes a new link", async () => {
    const { app, change, opened, reference, token, sent, deliver, stop, clock } =
      await openDisowned(engine);
    await deliver();
    expect(await stop(token)).toBe(true);
    expect(await readVisitorPage(app, token)).toBeNull();
    expect(await opened(reference)).toMatchObject({ unreachable: "disowned" });
    const { groups } = await listQueue(app, { actor: ana, of: "" });
    expect(groups.new.rows).toMatchObject([{ reference, visitorEvents: ["disowned"] }]);

    clock.advance({ minutes: 1 });
    const body = "Your lab results are in.";
    expect(await writeToVisitor(app, { ...change(reference), body })).toBe("unreachable");
    await bookAppointment(app, {
      ...change(reference),
      day: "2026-03-03",
      time: "10:00",
      minutes: 30,
      place: "phone",
      bookingId: "",
      personId: "",
      anyway: false,
    });
    clock.advance({ minutes: 1 });
    expect(await deliver()).not.toContain("booking-to-visitor");
    const held = (await opened(reference)).mails.find(({ kind }) => kind === "booking-to-visitor");
    expect(held).toMatchObject({ state: "stopped" });

    clock.advance({ minutes: 1 });
    await withdrawLink(app, { ...change(reference), renew: true });
    expect(await deliver()).toEqual(["link-to-visitor"]);
    expect((await opened(reference)).unreachable).toBeNull();
    const [, renewed = ""] = /\/inquiry\/([\w-]{32})/.exec(sent[0]?.text ?? "") ?? [];
    expect(await readVisitorPage(app, renewed)).toMatchObject({ access: "open" });
    expect(await readVisitorPage(app, token)).toBeNull();
  });
});
