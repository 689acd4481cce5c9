import type { App } from "../../app/core/app";
import type { Actor } from "../../app/core/sessions/people";
import type { Facts } from "../../app/facts/facts-schema";
import { addDays, dayText, type LocalDate, weekdayOf } from "../../app/facts/hours/local-date";
import { clinicDay, instantOf, nextCallback } from "../../app/facts/hours/zoned-time.server";
import { timeZone } from "../../app/facts/identity";
import { recordPayment } from "../../app/site/payment/record-payment.server";
import { startPayment } from "../../app/site/payment/start-payment.server";
import { finishTestCheckout } from "../../app/site/payment/test-checkout.server";
import { writeFromVisitor } from "../../app/site/visitor/visitor-page.server";
import { bookAppointment } from "../../app/staff/bookings/book-appointment.server";
import { endAppointment } from "../../app/staff/bookings/end-appointment.server";
import { replyToAppointment } from "../../app/staff/bookings/reply-to-appointment.server";
import { writeToVisitor } from "../../app/staff/conversation/conversation.server";
import { writeEstimate } from "../../app/staff/estimates/estimates.server";
import { giveEstimate } from "../../app/staff/estimates/give-estimate.server";
import { assignInquiry, planFollowUp } from "../../app/staff/inquiry/assign-inquiry.server";
import { addNote, changeStatus, noteCall } from "../../app/staff/inquiry/change-status.server";
import { joinPerson } from "../../app/staff/inquiry/join-person.server";
import { openInquiry } from "../../app/staff/inquiry/open-inquiry.server";
import { receiveInquiry } from "../../app/staff/inquiry-record/receive-inquiry.server";
import { linkPayment } from "../../app/staff/payments/change-payment.server";
import { recordReversal } from "../../app/staff/payments/record-reversal.server";
import { type Asks, type Event, type Member, type Pays, stories, type When } from "./stories";

/**
 * Returns a function that does what an event says, through the service that visitors or staff use,
 * at the app's clock. It throws when the service refuses.
 */
export function makePlayer(app: App, team: Record<Member, Actor>, now: Date) {
  const { db } = app;
  /** The newest inquiry and payment of each story, by its name. `token` opens the visitor's page. */
  const inquiries = new Map<string, { reference: string; token: string }>();
  const payments = new Map<string, { id: string; reference: string }>();
  let count = 0;

  async function play(name: string, event: Event): Promise<unknown> {
    const idempotencyKey = `demo-${++count}`;
    if ("asks" in event) return ask(name, event, idempotencyKey);
    if ("pays" in event) return pay(name, event, idempotencyKey);
    if ("refund" in event) return reverse(name, "refund", event.refund, "succeeded");
    if ("dispute" in event) return reverse(name, "dispute", event.dispute, "needs_response");

    const { reference, token } = get(inquiries, name);
    const change = { actor: team[event.by ?? "desk"], reference, idempotencyKey };
    const byLink = { token, idempotencyKey };
    if ("call" in event) return noteCall(app, { ...change, outcome: event.call, note: event.note });
    if ("note" in event) return addNote(app, { ...change, note: event.note });
    if ("write" in event) return writeToVisitor(app, { ...change, body: event.write });
    if ("visitorWrites" in event)
      return writeFromVisitor(app, { ...byLink, body: event.visitorWrites });
    if ("assign" in event)
      return assignInquiry(app, { ...change, from: "", to: team[event.assign].id });
    if ("followUp" in event) {
      const day = dayText(workday(now, event.followUp));
      return planFollowUp(app, { ...change, day, reason: event.reason });
    }
    if ("open" in event) return (await openInquiry(app, change)) && "changed";
    if ("join" in event)
      return joinPerson(app, { ...change, other: get(inquiries, event.join).reference });
    if ("close" in event) {
      const { status: from } = await db
        .selectFrom("contact_submissions")
        .select("status")
        .where("reference", "=", reference)
        .executeTakeFirstOrThrow();
      const { close: outcome, remark: note = "" } = event;
      return changeStatus(app, { ...change, from, to: "closed", outcome, note });
    }
    if ("book" in event) {
      const { book, minutes, place } = event;
      const when = { day: dayText(workday(now, book[0])), time: book[1], minutes };
      // Books on a public holiday too, which must not stop the demo.
      const to = { bookingId: "", personId: change.actor.id, place, anyway: true };
      const booked = await bookAppointment(app, { ...change, ...when, ...to });
      if (booked !== "changed") return booked;
      const { service } = await db
        .selectFrom("contact_submissions")
        .select("service")
        .where("reference", "=", reference)
        .executeTakeFirstOrThrow();
      const estimate = firstVisit(name, service, app.currentFacts());
      const written = await writeEstimate(app, { ...change, estimate });
      if (written !== "missing")
        await giveEstimate(app, { ...change, id: written.id, how: "page" });
      return booked;
    }
    const { id: bookingId, sequence: version } = await db
      .selectFrom("bookings")
      .innerJoin("contact_submissions", "contact_submissions.id", "bookings.submission_id")
      .select(["bookings.id", "sequence"])
      .where("reference", "=", reference)
      .executeTakeFirstOrThrow();
    if ("endBooking" in event)
      return endAppointment(app, { ...change, bookingId, as: event.endBooking });
    const { answer: choice, requestedTime = "" } = event;
    return replyToAppointment(app, { ...byLink, bookingId, version, choice, requestedTime });
  }

  async function ask(name: string, event: Event & Asks, idempotencyKey: string) {
    const { asks: service, suspectedSpam = false, referrerPath = "", ...rest } = event;
    const { language = "en", at: _, by: __, ...typed } = rest;
    const [firstName = "", ...others] = name.split(" ");
    const letters = name.normalize("NFD").toLowerCase().replace(/\p{M}/gu, "");
    const inquiry = {
      firstName,
      lastName: others.join(" "),
      service,
      message: "",
      email: `${letters.replace(/\W+/g, ".")}@visitor.example`,
      // 555-0100 to 555-0199 are reserved for invented numbers.
      phone: `(904) 555-01${String(Object.keys(stories).indexOf(name)).padStart(2, "0")}`,
      reachBy: "",
      callWindow: "",
      noVoicemail: "",
      wantsEstimate: "",
      ...typed,
    };
    const window = inquiry.callWindow;
    const callAt = window ? nextCallback(window, app.currentFacts(), app.clock()) : null;
    const sent = { inquiry, callAt, idempotencyKey, suspectedSpam, referrerPath, language };
    const stored = await receiveInquiry(app, sent);
    if (stored.outcome !== "received") return stored.outcome;
    inquiries.set(name, { reference: stored.reference, token: stored.statusToken ?? "" });
    return "changed";
  }

  /** Pays at the test checkout. */
  async function pay(name: string, event: Pays, idempotencyKey: string) {
    const { pays: amountCents, invoice = "", as = "paid" } = event;
    const description = invoice ? `Invoice ${invoice}: ${event.description}` : event.description;
    const paymentInput = { amountCents, description, invoice, idempotencyKey, visitor: "demo" };
    const started = await startPayment(app, paymentInput);
    if (started.outcome !== "started") return started.outcome;
    const sessionId = started.url.split("/").at(-1) ?? "";
    if (as === "paid") await finishTestCheckout(app, sessionId, "pay");
    if (as === "expired") await recordPayment(app, await app.checkout.cancelCheckout(sessionId));
    const payment = await db
      .selectFrom("payments")
      .select(["id", "reference"])
      .where("session_id", "=", sessionId)
      .executeTakeFirstOrThrow();
    payments.set(name, payment);
    const inquiry = inquiries.get(name)?.reference;
    if (!inquiry) return "changed";
    return linkPayment(app, { actor: team.owner, reference: payment.reference, inquiry });
  }

  /** Reports a refund or a dispute as the provider would. */
  function reverse(name: string, kind: "refund" | "dispute", amountCents: number, status: string) {
    const { id: paymentId } = get(payments, name);
    return recordReversal(app, {
      id: `${kind}_${paymentId}`,
      kind,
      status,
      paymentId,
      paymentIntent: "",
      refundId: "",
      amountCents,
      currency: "usd",
      at: null,
    });
  }

  return async (name: string, event: Event) => {
    const outcome = String(await play(name, event));
    if (!["changed", "sent", "linked", "recorded"].includes(outcome))
      throw new Error(`Demo story ${name}: ${JSON.stringify(event)} was refused: ${outcome}`);
  };
}

function get<Value>(stored: Map<string, Value>, name: string): Value {
  const value = stored.get(name);
  if (!value) throw new Error(`Demo story ${name}: an event comes before what it is about`);
  return value;
}

/** Treatment and number of orders in an estimate for each service; the prices are the site's own. */
const plans: Record<string, readonly [slug: string, name: string, orders: number]> = {
  "weight-loss": ["semaglutide", "Semaglutide", 3],
  "hormone-replacement": ["hcg-for-men", "HCG", 2],
  "peptide-therapy": ["sermorelin-troche", "Sermorelin troche", 3],
  "sexual-health": ["tadalafil", "Tadalafil", 2],
  aesthetics: ["glutathione-injectable", "Glutathione injection", 2],
};

/** The estimate of a first consultation, which is free, and of a treatment for the service. */
function firstVisit(patient: string, service: string, { treatments }: Facts) {
  const item = (name: string, quantity: number, price: number) => ({
    service: name,
    expected: "",
    code: "",
    quantity,
    priceCents: Math.round(price * 100),
    provider: "",
  });
  const [slug = "", name = "", orders = 0] = plans[service] ?? [];
  const { price } = treatments[slug] ?? {};
  return {
    patient,
    birthDate: "",
    primary: "First consultation",
    expected: "",
    diagnosisCodes: "",
    separate: "Labs, if the physician orders them",
    items: [
      item("First consultation", 1, 0),
      ...(price ? [item(`${name}, one order`, orders, price)] : []),
    ],
  };
}

const isWeekend = (day: LocalDate) => weekdayOf(day) > 4;

/**
 * A day from Monday to Friday, counted from the clinic's day at `now`: 0 is that day, or the Monday
 * after a weekend; -1 is the last workday before it.
 */
export function workday(now: Date, count: number): LocalDate {
  const step = count < 0 ? -1 : 1;
  let day = clinicDay(now);
  while (count >= 0 && isWeekend(day)) day = addDays(day, 1);
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step);
    if (!isWeekend(day)) left--;
  }
  return day;
}

export const instantAt = (now: Date, when: When): Date =>
  "minutesAgo" in when
    ? new Date(now.getTime() - when.minutesAgo * 60_000)
    : instantOf(workday(now, when[0]), when[1], timeZone);
