import { describe, expect, it } from "vitest";
import type { Mail } from "~/core/mail/mail";
import { prepareMail } from "~/prepare-mail";
import { readVisitorPage } from "~/site/visitor/visitor-page.server";
import { withdrawLink } from "~/staff/conversation/conversation.server";
import { listQueue } from "~/staff/inbox/list-queue.server";
import { planFollowUp, undoChange } from "~/staff/inquiry/assign-inquiry.server";
import { changeStatus } from "~/staff/inquiry/change-status.server";
import { eventText } from "~/staff/inquiry/inquiry-history";
import { suspendPerson } from "~/staff/people/change-person.server";
import { aVisit } from "../../../tests/fixtures/bookings";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana, ben } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { bookAppointment } from "./book-appointment.server";
import { endAppointment } from "./end-appointment.server";
import { nextFreeDays } from "./free-times.server";
import { offerTimes, withdrawOffer } from "./offer-times.server";
import { chooseOfferedTime, replyToAppointment } from "./reply-to-appointment.server";

/** Tuesday 3 March 2026 in Jacksonville, 10 and 11 AM and 2 PM. */
const ten = "2026-03-03T15:00:00.000Z";
const eleven = "2026-03-03T16:00:00.000Z";
const two = "2026-03-03T19:00:00.000Z";

async function openOffers(engine: (typeof engines)[number]) {
  const opened = await openTestDesk(engine);
  const { app, db, receive, change, visitorOf } = opened;
  await addPeople(db, [ana, ben]);
  /** A new inquiry with a private link. */
  const addVisitor = async (name: string) =>
    visitorOf(await receive({ email: `${name}@visitor.example` }));
  type Visitor = Awaited<ReturnType<typeof addVisitor>>;
  const offer = (
    { reference }: Pick<Visitor, "reference">,
    changes: Partial<Parameters<typeof offerTimes>[1]> = {},
  ) =>
    offerTimes(app, {
      ...change(reference),
      starts: [ten, eleven, two],
      personId: ana.id,
      minutes: 30,
      place: "office",
      ...changes,
    });
  const seen = async ({ token }: Pick<Visitor, "token">) => {
    const page = await readVisitorPage(app, token);
    if (page?.access !== "open") throw new Error("not open");
    return page;
  };
  const shown = async (visitor: Visitor) =>
    (await seen(visitor)).offer?.times.map(({ startsAt }) => startsAt) ?? null;
  let attempts = 0;
  const choose = async (visitor: Visitor, startsAt: string, offerId?: string) =>
    chooseOfferedTime(app, {
      token: visitor.token,
      startsAt,
      idempotencyKey: `idempotencyKey-${++attempts}`,
      offerId: offerId ?? (await seen(visitor)).offer?.id ?? "",
    });
  const mails = async (kind: string) =>
    (
      await db
        .selectFrom("outbox")
        .select("kind")
        .where("kind", "=", kind as never)
        .execute()
    ).length;
  const group = async (reference: string) => {
    const { groups } = await listQueue(app, { actor: ana, of: "" });
    return Object.entries(groups).find(([, { rows }]) =>
      rows.some((row) => row.reference === reference),
    )?.[0];
  };
  return { ...opened, addVisitor, offer, seen, shown, choose, mails, group };
}

describe.each(engines)("offered times on %s", (engine) => {
  it("are mailed, shown on the private page, and stay open until the visitor chooses", async () => {
    const { app, addVisitor, offer, seen, mails, group, opened, db, audit } =
      await openOffers(engine);
    const vera = await addVisitor("vera");
    expect(await group(vera.reference)).toBe("new");
    expect(await offer(vera)).toBe("changed");
    expect(await group(vera.reference)).toBe("waiting");
    const { groups } = await listQueue(app, { actor: ana, of: "" });
    expect(groups.waiting.rows).toMatchObject([{ reference: vera.reference, offered: true }]);
    expect(await mails("times-to-visitor")).toBe(1);
    expect((await seen(vera)).offer).toMatchObject({
      person: "Ana",
      place: "office",
      times: [{ startsAt: ten }, { startsAt: eleven }, { startsAt: two }],
    });
    const inquiry = await opened(vera.reference);
    expect(inquiry).toMatchObject({ status: "contacted", offer: { by: "Ana", person: "Ana" } });
    const [entry] = inquiry.history;
    expect(entry && eventText(entry)).toMatch(/^Offered these times: .*10:00.*; .*11:00.*; .*2:00/);
    expect(await audit()).toContainEqual(
      expect.objectContaining({ action: "offered times", subject: vera.reference }),
    );
    const queued = await db
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", "times-to-visitor")
      .executeTakeFirstOrThrow();
    const mail = (await prepareMail(app, queued)) as Mail;
    expect(mail.text).toContain("/inquiry/");
    expect(mail.text).not.toMatch(/10:00|March/);
  });

  it("are booked at the visitor's click, with a mail to both sides", async () => {
    const { app, addVisitor, offer, seen, choose, mails, group, opened, db, clock } =
      await openOffers(engine);
    const vera = await addVisitor("vera");
    await offer(vera);
    clock.advance({ minutes: 1 });
    expect(await choose(vera, eleven)).toBe("changed");
    expect(await seen(vera)).toMatchObject({
      offer: null,
      bookings: [{ startsAt: eleven, state: "confirmed", place: "office", person: "Ana" }],
    });
    const inquiry = await opened(vera.reference);
    expect(inquiry).toMatchObject({ status: "booked", offer: null });
    expect(inquiry.history[0]).toMatchObject({ personId: "visitor", detail: `chosen ${eleven}` });
    expect(await group(vera.reference)).toBeUndefined();
    expect(await mails("update-to-clinic")).toBe(1);
    const queued = await db
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", "booking-to-visitor")
      .executeTakeFirstOrThrow();
    const mail = (await prepareMail(app, queued)) as Mail;
    expect(mail.text).toContain("is booked");
    expect(mail.text).not.toContain("Please confirm");
    expect(mail.calendar?.content).toContain("20260303T160000Z");
  });

  it("are booked for one of two visitors who choose the same time at once; the other sees what is left", async () => {
    const { addVisitor, offer, shown, choose, db } = await openOffers(engine);
    const vera = await addVisitor("vera");
    const otto = await addVisitor("otto");
    await offer(vera);
    await offer(otto);
    const outcomes = await Promise.all([choose(vera, ten), choose(otto, ten)]);
    expect([...outcomes].sort()).toEqual(["changed", "taken"]);
    const other = outcomes[0] === "taken" ? vera : otto;
    expect(await shown(other)).toEqual([eleven, two]);
    expect(await choose(other, two)).toBe("changed");
    expect(await db.selectFrom("bookings").select("id").execute()).toHaveLength(2);
  });

  it("are not shown once they are over, booked for somebody else, or the person has left", async () => {
    const { app, addVisitor, offer, shown, choose, clock, change, opened } =
      await openOffers(engine);
    const vera = await addVisitor("vera");
    const otto = await addVisitor("otto");
    await offer(vera);
    await bookAppointment(app, {
      ...change(otto.reference),
      ...aVisit,
      time: "11:15",
    });
    expect(await shown(vera)).toEqual([ten, two]);
    clock.set(ten);
    expect(await shown(vera)).toEqual([two]);
    expect(await choose(vera, ten)).toBe("taken");
    expect((await opened(vera.reference)).offer?.times.map(({ isFree }) => isFree)).toEqual([
      ...[false, false, true],
    ]);
    await suspendPerson(app, { by: ben, id: ana.id });
    expect(await shown(vera)).toEqual([]);
    expect(await choose(vera, two)).toBe("taken");
  });

  it("end when staff withdraw them, offer others, book a time or close the inquiry", async () => {
    const { app, addVisitor, offer, shown, seen, choose, change, clock, opened } =
      await openOffers(engine);
    const vera = await addVisitor("vera");
    const { reference } = vera;
    await offer(vera);
    const first = (await seen(vera)).offer?.id;
    clock.advance({ minutes: 1 });
    await offer(vera, { starts: [two] });
    expect(await shown(vera)).toEqual([two]);
    // A page that shows the earlier offer.
    expect(await choose(vera, two, first)).toBe("over");
    expect(await withdrawOffer(app, change(reference))).toBe("changed");
    expect(await withdrawOffer(app, change(reference))).toBe("conflict");
    expect(await shown(vera)).toBeNull();

    clock.advance({ minutes: 1 });
    await offer(vera);
    clock.advance({ minutes: 1 });
    const closing = { ...change(reference), from: "contacted", to: "closed", note: "" } as const;
    await changeStatus(app, closing);
    expect(await shown(vera)).toBeNull();
    expect(await offer(vera)).toBe("conflict");
    const [entry] = (await opened(reference)).history;
    await undoChange(app, { ...change(reference), entry: entry?.id ?? "" });
    expect(await shown(vera)).toEqual([ten, eleven, two]);

    await bookAppointment(app, {
      ...change(reference),
      ...aVisit,
      day: "2026-03-04",
      personId: ben.id,
    });
    expect(await shown(vera)).toBeNull();
  });

  it("move the appointment of a visitor who asked for another time", async () => {
    const { app, addVisitor, offer, seen, choose, change, group, opened, clock } =
      await openOffers(engine);
    const vera = await addVisitor("vera");
    await bookAppointment(app, {
      ...change(vera.reference),
      ...aVisit,
    });
    const [booking] = (await seen(vera)).bookings;
    const about = { token: vera.token, bookingId: booking?.id ?? "", version: 0 };
    await replyToAppointment(app, {
      ...about,
      choice: "other-time",
      requestedTime: "Later",
      idempotencyKey: "idempotencyKey-requested-time",
    });
    expect(await group(vera.reference)).toBe("due");
    // 10:15 overlaps only the appointment that is being moved.
    const others = { starts: ["2026-03-03T15:15:00.000Z", two] };
    expect(await offer(vera, { ...others, bookingId: about.bookingId })).toBe("changed");
    expect(await group(vera.reference)).toBe("waiting");
    clock.advance({ minutes: 1 });
    expect(await choose(vera, two)).toBe("changed");
    const { bookings, history } = await opened(vera.reference);
    expect(bookings).toMatchObject([{ id: booking?.id, startsAt: two, state: "confirmed" }]);
    expect(history[0]?.detail).toBe(`rechosen ${two}`);
  });

  it("replace what was due, and canceling the chosen time restores what was planned", async () => {
    const { app, addVisitor, offer, choose, change, opened, clock } = await openOffers(engine);
    const vera = await addVisitor("vera");
    const { reference } = vera;
    await planFollowUp(app, { ...change(reference), day: "2026-03-06", reason: "Ask again" });
    await offer(vera);
    expect((await opened(reference)).due).toMatchObject({ kind: "follow-up" });
    clock.advance({ minutes: 1 });
    await choose(vera, two);
    const [booking] = (await opened(reference)).bookings;
    clock.advance({ minutes: 1 });
    const canceled = { bookingId: booking?.id ?? "", as: "cancelled" } as const;
    await endAppointment(app, { ...change(reference), ...canceled });
    expect((await opened(reference)).due).toMatchObject({ reason: "Ask again" });
  });

  it("are rejected when none or more than six are ticked, or one is not free", async () => {
    const { addVisitor, offer, mails, db } = await openOffers(engine);
    const vera = await addVisitor("vera");
    const seven = Array.from({ length: 7 }, (_, n) =>
      new Date(Date.parse(ten) + n * 30 * 60_000).toISOString(),
    );
    expect(await offer(vera, { starts: [] })).toBe("count");
    expect(await offer(vera, { starts: seven })).toBe("count");
    // Sunday, the past, and two hours that begin just before the office closes.
    expect(await offer(vera, { starts: ["2026-03-08T15:00:00.000Z"] })).toBe("taken");
    expect(await offer(vera, { starts: ["2026-03-02T13:00:00.000Z"] })).toBe("taken");
    expect(await offer(vera, { starts: ["2026-03-03T21:30:00.000Z"], minutes: 120 })).toBe("taken");
    expect(await offer(vera, { personId: "nobody" })).toBe("conflict");
    expect(await offer({ reference: "CW-NONE-00" })).toBe("missing");
    expect(await mails("times-to-visitor")).toBe(0);
    expect(await db.selectFrom("time_offers").select("id").execute()).toEqual([]);
  });

  it("send one mail an hour to the clinic, and none about an offer that has ended", async () => {
    const { app, addVisitor, offer, choose, mails, change, db } = await openOffers(engine);
    const vera = await addVisitor("vera");
    await offer(vera);
    await choose(vera, ten);
    await offer(vera, { starts: [two] });
    await choose(vera, two);
    expect(await mails("update-to-clinic")).toBe(1);
    await offer(vera, { starts: [eleven] });
    await withdrawOffer(app, change(vera.reference));
    const queued = await db
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", "times-to-visitor")
      .executeTakeFirstOrThrow();
    expect(await prepareMail(app, queued)).toBe("obsolete");
  });

  it("ask for a call where the private link was withdrawn", async () => {
    const { app, addVisitor, offer, choose, change, db } = await openOffers(engine);
    const vera = await addVisitor("vera");
    await offer(vera);
    await withdrawLink(app, { ...change(vera.reference), renew: false });
    expect(await offer(vera)).toBe("unreachable");
    const queued = await db
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "=", "times-to-visitor")
      .executeTakeFirstOrThrow();
    const mail = (await prepareMail(app, queued)) as Mail;
    expect(mail.text).not.toContain("/inquiry/");
    expect(mail.text).toContain("Please call us");
    expect(await choose(vera, ten, "any").catch(() => "gone")).toBe("gone");
  });

  it("begin with the clinic's notice at the earliest, also for a visitor who chooses late", async () => {
    const { app, clock, addVisitor, offer, shown, choose } = await openOffers(engine);
    const vera = await addVisitor("vera");
    await offer(vera);
    // 8:59 AM: ten is in less than two hours, eleven in more.
    clock.set("2026-03-03T13:59:00.000Z");
    expect(await shown(vera)).toEqual([eleven, two]);
    expect(await choose(vera, ten)).toBe("taken");
    expect(await offer(await addVisitor("wim"))).toBe("taken");
    const visit = { minutes: 30, exceptBookingId: "", personId: ana.id };
    const [today] = await nextFreeDays(app, { ...visit, first: { year: 2026, month: 3, day: 3 } });
    expect(today?.starts[0]).toBe(eleven);
  });

  it("are suggested for the next days with free times, without the person's other appointments", async () => {
    const { app, addVisitor, change } = await openOffers(engine);
    const vera = await addVisitor("vera");
    await bookAppointment(app, {
      ...change(vera.reference),
      ...aVisit,
    });
    const visit = { minutes: 30, exceptBookingId: "" };
    const first = { year: 2026, month: 3, day: 1 };
    const days = await nextFreeDays(app, { ...visit, personId: ana.id, first });
    expect(days).toHaveLength(6);
    // Today is a Monday; the office is closed on the weekend.
    expect(days.map(({ day }) => day)).not.toContain("2026-03-08");
    expect(days[0]?.day).toBe("2026-03-02");
    expect(days[1]?.starts).not.toContain(ten);
    expect(days[1]?.starts).toContain(eleven);
    const bens = await nextFreeDays(app, { ...visit, personId: ben.id, first });
    expect(bens[1]?.starts).toContain(ten);
  });
});
