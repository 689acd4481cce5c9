import type { Kysely } from "kysely";
import type { App } from "../../app/core/app";
import type { Schema } from "../../app/core/db/schema";
import type { BookingPlace } from "../../app/core/db/tables/inquiry-tables";
import type { Actor } from "../../app/core/sessions/people";
import type { Facts } from "../../app/facts/facts-schema";
import { addDays, dayText, type LocalDate, weekdayOf } from "../../app/facts/hours/local-date";
import { clinicDay, instantOf, nextCallback } from "../../app/facts/hours/zoned-time.server";
import { timeZone } from "../../app/facts/identity";
import { receiveInquiry } from "../../app/site/contact/receive-inquiry.server";
import { writeFromVisitor } from "../../app/site/visitor/visitor-page.server";
import { answerAppointment } from "../../app/staff/bookings/answer-appointment.server";
import { bookAppointment } from "../../app/staff/bookings/book-appointment.server";
import type { BookingChoice, BookingEnd } from "../../app/staff/bookings/bookings";
import { endAppointment } from "../../app/staff/bookings/end-appointment.server";
import { writeToVisitor } from "../../app/staff/conversation/conversation.server";
import { writeEstimate } from "../../app/staff/estimates/estimates.server";
import { assignInquiry, planFollowUp } from "../../app/staff/inquiry/assign-inquiry.server";
import { addNote, changeStatus, noteCall } from "../../app/staff/inquiry/change-status.server";
import { openInquiry } from "../../app/staff/inquiry/open-inquiry.server";
import { joinPerson } from "../../app/staff/inquiry/same-person.server";
import type { Inquiry } from "../../app/staff/inquiry-record/inquiry-fields";
import type { CallOutcome, ClosedAs } from "../../app/staff/inquiry-record/inquiry-states";

/** Runs stories through the services that visitors and staff use. Throws when a step is refused. */
export function makePlayStory({
  app,
  facts,
  team,
  now,
}: {
  app: App;
  facts: Facts;
  team: Record<Member, Actor>;
  now: Date;
}) {
  const { db } = app;
  /** Received inquiries by story id. `token` opens the visitor's page. */
  const received = new Map<string, { reference: string; token: string }>();
  let steps = 0;

  function find(id: string) {
    const inquiry = received.get(id);
    if (!inquiry) throw new Error(`Demo story ${id} has not been received yet`);
    return inquiry;
  }

  async function stepOutcome(story: Story, step: Step): Promise<unknown> {
    const { reference, token } = find(story.id);
    const idempotencyKey = `demo-step-${++steps}`;
    const change = { actor: team[step.by ?? "desk"], reference, idempotencyKey };
    const byLink = { token, idempotencyKey };
    const booking = await latestBooking(db, reference);
    if ("call" in step) return noteCall(app, { ...change, outcome: step.call, note: step.note });
    if ("write" in step) return writeToVisitor(app, { ...change, body: step.write });
    if ("visitorWrites" in step)
      return writeFromVisitor(app, { ...byLink, body: step.visitorWrites });
    if ("note" in step && !("close" in step)) return addNote(app, { ...change, note: step.note });
    if ("assign" in step)
      return assignInquiry(app, { ...change, from: "", to: team[step.assign].id });
    if ("join" in step) return joinPerson(app, { ...change, other: find(step.join).reference });
    if ("open" in step) return (await openInquiry(app, change)) && "changed";
    if ("followUp" in step) {
      const day = dayText(workday(now, step.followUp));
      return planFollowUp(app, { ...change, day, reason: step.reason });
    }
    if ("book" in step) {
      const [count, time] = step.book;
      const { minutes, place } = step;
      const day = dayText(workday(now, count));
      const asked = { bookingId: "", day, time, minutes, place, personId: change.actor.id };
      // Books on a public holiday too, which must not stop the demo.
      const booked = await bookAppointment(app, { ...change, ...asked, anyway: true });
      if (booked !== "changed") return booked;
      const written = await writeEstimate(app, { ...change, estimate: firstVisit(story.name) });
      return written === "missing" ? written : booked;
    }
    if ("answer" in step) {
      const { id: bookingId = "", sequence: version = 0 } = booking ?? {};
      const { answer: choice, wish = "" } = step;
      return answerAppointment(app, { ...byLink, bookingId, version, choice, wish });
    }
    if ("endBooking" in step)
      return endAppointment(app, {
        ...change,
        bookingId: booking?.id ?? "",
        as: step.endBooking,
      });
    const { status: from } = await db
      .selectFrom("contact_submissions")
      .select("status")
      .where("reference", "=", reference)
      .executeTakeFirstOrThrow();
    const { close: outcome, note = "" } = step;
    return changeStatus(app, { ...change, from, to: "closed", outcome, note });
  }

  return {
    /** `n` is the story's index among all, which determines its phone number. */
    async receive(story: Story, n: number) {
      const { id, name, service, message, suspectedSpam = false, cameFrom = "" } = story;
      const [firstName, lastName] = name;
      const [first, last] = name.map((part) =>
        part
          .normalize("NFD")
          .toLowerCase()
          .replaceAll(/[^a-z]/g, ""),
      );
      const { callWindow = "", reachBy = "" } = story;
      const stored = await receiveInquiry(app, {
        inquiry: {
          ...{ firstName, lastName, service, message, callWindow, reachBy },
          email: story.email ?? `${first}.${last}@visitor.example`,
          // 555-0100 to 555-0199 are reserved for invented numbers.
          phone: story.phone ?? `(904) 555-01${String(n).padStart(2, "0")}`,
          noVoicemail: story.noVoicemail ? "yes" : "",
          wantsEstimate: story.wantsEstimate ? "yes" : "",
        },
        callAt: callWindow ? nextCallback(callWindow, facts, instantAt(now, story.at)) : null,
        ...{ idempotencyKey: `demo-${id}`, suspectedSpam, cameFrom },
      });
      if (stored.outcome !== "received") throw new Error(`Demo story ${id} was not stored`);
      received.set(id, { reference: stored.reference, token: stored.statusToken ?? "" });
    },

    async step(story: Story, step: Step) {
      const outcome = await stepOutcome(story, step);
      if (outcome !== "changed" && outcome !== "sent")
        throw new Error(`Demo story ${story.id}: ${JSON.stringify(step)} was refused: ${outcome}`);
    },

    referenceOf: (id: string) => find(id).reference,
  };
}

/** The estimate of a free first consultation. */
const firstVisit = (name: Story["name"]) => ({
  ...{ patient: name.join(" "), birthDate: "", primary: "First consultation", expected: "" },
  ...{ diagnosisCodes: "", separate: "Labs, if the physician orders them" },
  items: [
    {
      ...{ service: "First consultation", expected: "", code: "" },
      ...{ quantity: 1, priceCents: 0, provider: "" },
    },
  ],
});

const latestBooking = (db: Kysely<Schema>, reference: string) =>
  db
    .selectFrom("bookings")
    .innerJoin("contact_submissions", "contact_submissions.id", "bookings.submission_id")
    .select(["bookings.id", "sequence"])
    .where("reference", "=", reference)
    .orderBy("starts_at", "desc")
    .executeTakeFirst();

/** The staff member of the demo who acts. */
export type Member = "owner" | "desk";

/** Events of an inquiry after it was received, in their order. */
export type Event =
  | { call: CallOutcome; note: string }
  | { write: string }
  | { visitorWrites: string }
  | { note: string }
  | { assign: Member }
  | { followUp: number; reason: string }
  | { book: readonly [workday: number, time: string]; minutes: number; place: BookingPlace }
  | { answer: BookingChoice; wish?: string }
  | { endBooking: BookingEnd }
  | { close: ClosedAs; note?: string }
  | { open: true }
  | { join: string };

export type Step = { at: When; by?: Member } & Event;

/** One invented inquiry. `id` names it within the stories. */
export type Story = {
  id: string;
  name: readonly [first: string, last: string];
  service: Inquiry["service"];
  message: string;
  at: When;
  email?: string;
  phone?: string;
  reachBy?: "by-call" | "by-email";
  /** The visitor's window for a call, such as "14:00-16:00". */
  callWindow?: string;
  noVoicemail?: boolean;
  wantsEstimate?: boolean;
  suspectedSpam?: boolean;
  cameFrom?: string;
  steps?: readonly Step[];
};

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

/** Time of a demo's event: a workday and "HH:MM", or some minutes before the start. */
export type When = readonly [workday: number, time: string] | { minutesAgo: number };

export const instantAt = (now: Date, when: When): Date =>
  "minutesAgo" in when
    ? new Date(now.getTime() - when.minutesAgo * 60_000)
    : instantOf(workday(now, when[0]), when[1], timeZone);
