import { data, type RouterContextProvider, redirect } from "react-router";
import { staffWords, statusWords } from "~/content/en/staff/staff";
import { offerWords } from "~/content/en/staff/staff-calendar";
import { inquiryTaskWords as tasks } from "~/content/en/staff/staff-queue";
import { bookingWords } from "~/content/en/staff/staff-talk";
import { bookFromForm } from "~/staff/bookings/book-appointment.server";
import { endAppointment } from "~/staff/bookings/end-appointment.server";
import { withdrawOffer } from "~/staff/bookings/offer-times.server";
import { markRead, withdrawLink } from "~/staff/conversation/conversation.server";
import { keepDraftFromForm, writeFromForm } from "~/staff/conversation/write-from-form.server";
import { deskOf } from "~/staff/frame/staff-context";
import type { Problem } from "~/staff/inquiry-record/change-problem";
import {
  callOutcomes,
  closedAs,
  inquiryStatuses,
  longestNote,
  longestReason,
} from "~/staff/inquiry-record/inquiry-states";
import { postedText } from "~/ui/form/form-submission";
import { assignInquiry, planFollowUp, undoChange } from "./assign-inquiry.server";
import { addNote, changeStatus, noteCall, noteNoEstimate } from "./change-status.server";
import { markSpam, sendMailAgain } from "./mark-spam.server";
import { type InquiryDetails, openInquiry } from "./open-inquiry.server";
import { requireOwnCalendar } from "./require-own.server";
import { joinPerson, separatePerson } from "./same-person.server";

const words = staffWords.inquiry;

type Outcome = "changed" | "missing" | "conflict";

/**
 * Every post to an inquiry; its field `do` names the change. A redirect follows, so that a reload
 * repeats nothing.
 */
export async function changeFromForm(
  request: Request,
  reference: string,
  context: Readonly<RouterContextProvider>,
) {
  const { app, actor } = deskOf(context);
  const form = await request.formData();
  const text = (name: string) => postedText(form, name);
  const idempotencyKey = text("attempt");
  if (!/^[\w-]{8,80}$/.test(idempotencyKey)) throw data(null, { status: 400 });
  const change = { actor, reference, idempotencyKey };
  const [, what = "", value = ""] = /^([^:]*):?(.*)$/s.exec(text("do")) ?? [];
  const note = text("note");
  const refuse = (message: string, status: number, about: Partial<Problem> = { field: true }) =>
    data<Problem>({ message, note, field: false, ...about }, { status });
  /** Redirects to the inquiry's page without the outcome of an earlier post in the URL. */
  const back = (said: Record<string, string>, place = "") => {
    const query = new URL(request.url).searchParams;
    for (const name of ["saved", "seen"]) query.delete(name);
    // The saved reply that the URL named is now in the draft or sent.
    if (what === "draft" || what === "write") query.delete("answer");
    for (const [name, one] of Object.entries(said)) query.set(name, one);
    return redirect(`/staff/inquiries/${encodeURIComponent(reference)}?${query}${place}`, 303);
  };
  const done = (outcome: Outcome) => {
    if (outcome === "missing") throw data(null, { status: 404 });
    // Lets the page say that somebody else changed the inquiry meanwhile.
    const seen = /^\d{1,9}$/.test(text("seen")) ? { seen: text("seen") } : {};
    return back({ saved: "1", ...seen });
  };
  const now = () => openInquiry(app, { actor, reference });

  if (note.length > longestNote) return refuse(words.noteTooLong(longestNote), 422);
  switch (what) {
    // "status:booked", or "close:came" with the outcome.
    case "close":
    case "status": {
      const became = what === "close" && closedAs.find((one) => one === value);
      const to = became
        ? "closed"
        : what === "status" && inquiryStatuses.find((one) => one === value);
      const from = inquiryStatuses.find((status) => status === text("from"));
      if (!to || !from) break;
      const outcome = await changeStatus(app, { ...change, from, to, note, outcome: became || "" });
      if (outcome !== "conflict") return done(outcome);
      const inquiry = await now();
      const byYou = changedLastBy(inquiry, "status") === actor.id;
      return refuse(words.conflict(statusWords[inquiry?.status ?? from], byYou), 409, {});
    }
    case "note":
      if (note === "") return refuse(words.noteMissing, 422);
      return done(await addNote(app, { ...change, note }));
    case "assign": {
      const outcome = await assignInquiry(app, { ...change, from: text("had"), to: value });
      if (outcome !== "conflict") return done(outcome);
      const inquiry = await now();
      const owner = inquiry?.assignedTo;
      const byYou = changedLastBy(inquiry, "assigned") === actor.id;
      if (byYou && owner?.id === actor.id) return refuse(tasks.takenByYou, 409, {});
      return refuse(tasks.assignConflict(owner?.name ?? "", byYou), 409, {});
    }
    case "follow-up": {
      const reason = text("reason").slice(0, longestReason);
      const day = value === "none" ? "" : value || text("day");
      const [time = ""] = /^([01]\d|2[0-3]):[0-5]\d/.exec(text("time")) ?? [];
      if (value === "" && day === "")
        return refuse(tasks.followUp.past, 422, { day: true, note: reason });
      const outcome = await planFollowUp(app, { ...change, day, time, reason });
      if (outcome !== "past") return done(outcome);
      return refuse(tasks.followUp.past, 422, { day: true, note: reason });
    }
    case "call": {
      const outcome = callOutcomes.find((one) => one === value);
      if (!outcome) break;
      return done(await noteCall(app, { ...change, outcome, note }));
    }
    case "draft":
      return keepDraftFromForm(app, change, form, { keep: value === "keep", refuse, back });
    case "write":
      return writeFromForm(app, change, form, { refuse, done });
    case "no-estimate":
      return done(await noteNoEstimate(app, change));
    case "read":
      return done(await markRead(app, change));
    case "link":
      return done(await withdrawLink(app, { ...change, renew: value === "renew" }));
    case "book":
      requireOwnCalendar(context, text("person"));
      return bookFromForm(app, change, text, { refuse, done });
    case "withdraw-offer": {
      const outcome = await withdrawOffer(app, change);
      return outcome === "conflict" ? refuse(offerWords.over, 409, {}) : done(outcome);
    }
    case "came":
    case "missed":
    case "cancelled": {
      const outcome = await endAppointment(app, { ...change, bookingId: value, as: what });
      return outcome === "conflict" ? refuse(bookingWords.over, 409, {}) : done(outcome);
    }
    case "undo": {
      const outcome = await undoChange(app, { ...change, entry: value });
      if (outcome !== "conflict") return done(outcome);
      return refuse(tasks.undoTooLate, 409, {});
    }
    case "join":
      return done(await joinPerson(app, { ...change, other: value }));
    case "separate":
      return done(await separatePerson(app, change));
    case "mail":
      return done(await sendMailAgain(app, { ...change, mailId: value }));
    case "spam":
      return done(await markSpam(app, { ...change, spam: true }));
    case "not-spam":
      return done(await markSpam(app, { ...change, spam: false }));
  }
  throw data(null, { status: 400 });
}

/** Id of the person who made the newest change of this kind in the inquiry's history. */
const changedLastBy = (inquiry: InquiryDetails | null, kind: "assigned" | "status") =>
  inquiry?.history.find((entry) => (kind === "status" ? entry.to !== null : entry.kind === kind))
    ?.personId;
