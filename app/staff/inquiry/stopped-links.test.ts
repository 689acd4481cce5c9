import { describe, expect, it } from "vitest";
import { type MailKind, mailKinds } from "~/core/db/tables/mail-tables";
import { prepareMail } from "~/prepare-mail";
import { readVisitorPage } from "~/site/visitor/visitor-page.server";
import { bookAppointment } from "~/staff/bookings/book-appointment.server";
import { offerTimes } from "~/staff/bookings/offer-times.server";
import { withdrawLink } from "~/staff/conversation/conversation.server";
import { stopConfirmations } from "~/staff/inquiry-record/confirmations.server";
import { issueStatusLink } from "~/staff/inquiry-record/status-link.server";
import { askForPayment } from "~/staff/payments/request-payment.server";
import { recordingLogger } from "../../../tests/fakes/fakes";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { anInquiryInput, makeReceive } from "../../../tests/fixtures/inquiries";
import { addPeople, ana } from "../../../tests/fixtures/people";
import { type Engine, engines } from "../../../tests/support/databases";

/** A desk with one inquiry, whose form can be sent again, and its first link. */
async function openSent(engine: Engine) {
  const opened = await openTestDesk(engine);
  const { app, db, clock } = opened;
  const { logger } = recordingLogger();
  const parts = { db, clock: clock.now, logger };
  const receive = makeReceive({ ...parts });
  const send = async () => {
    const sent = await receive(anInquiryInput({ idempotencyKey: "the-same-form" }));
    if (sent.outcome !== "received") throw new Error("not received");
    return sent;
  };
  const first = await send();
  const queued = await db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  const issue = (id: string) => issueStatusLink(db, id, clock.now());
  const compose = (kind: MailKind, bookingId: string | null = null) =>
    prepareMail(app, { ...queued, kind, booking_id: bookingId });
  return {
    ...opened,
    send,
    compose,
    first,
    id: queued.submission_id ?? "",
    issue,
    stop: (token: string) => stopConfirmations(app, token),
  };
}

describe.each(engines)("private links that the desk has stopped, on %s", (engine) => {
  it("are not made by a mail or by the same form, only when the desk renews them", async () => {
    const { app, change, send, compose, first, stop, issue, id, opened } = await openSent(engine);
    const { reference, statusToken } = first;
    expect(await readVisitorPage(app, statusToken ?? "")).not.toBeNull();
    await askForPayment(app, { ...change(reference), amountCents: 100, invoice: "A-1" });
    await addPeople(app.db, [ana]);
    // Tuesday, 10 AM in Jacksonville: a mail about offered times needs an offer.
    const times = { starts: ["2026-03-03T15:00:00.000Z"], minutes: 30, place: "phone" } as const;
    await offerTimes(app, { ...change(reference), ...times, personId: ana.id });
    await withdrawLink(app, { ...change(reference), renew: false });
    expect((await opened(reference)).unreachable).toBe("stopped");

    expect(await send()).toMatchObject({ reference, repeated: true, statusToken: null });
    expect(await issue(id)).toBeNull();
    const hasNoLink = async (kind: MailKind, bookingId?: string) => {
      const mail = await compose(kind, bookingId);
      expect(mail === "obsolete", kind).toBe(kind === "link-to-visitor");
      expect(JSON.stringify(mail), kind).not.toMatch(/\/inquiry\/|private page/);
    };
    const kinds = mailKinds.filter((kind) => kind !== "inquiry-to-clinic");
    for (const kind of kinds.filter((one) => !one.startsWith("booking-"))) await hasNoLink(kind);
    await bookAppointment(app, {
      ...change(reference),
      ...times,
      personId: ana.id,
      bookingId: "",
      anyway: false,
      day: "2026-03-03",
      time: "10:00",
    });
    const booking = await app.db.selectFrom("bookings").select("id").executeTakeFirstOrThrow();
    await hasNoLink("booking-to-visitor", booking.id);
    await app.db.updateTable("bookings").set({ reminded_at: "2026-03-02T15:00:00.000Z" }).execute();
    await hasNoLink("booking-reminder", booking.id);
    await app.db.updateTable("bookings").set({ state: "cancelled" }).execute();
    await hasNoLink("booking-cancelled", booking.id);
    expect(await readVisitorPage(app, statusToken ?? "")).toBeNull();
    expect(await stop(statusToken ?? "")).toBe(false);

    await withdrawLink(app, { ...change(reference), renew: true });
    expect((await opened(reference)).unreachable).toBeNull();
    const [, token = ""] =
      /\/inquiry\/([\w-]{32})/.exec(JSON.stringify(await compose("link-to-visitor"))) ?? [];
    expect(await readVisitorPage(app, token)).toMatchObject({ access: "open" });
    expect(await readVisitorPage(app, statusToken ?? "")).toBeNull();
    expect(await stop(token)).toBe(true);
  });
});
