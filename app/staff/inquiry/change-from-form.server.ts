import { data, type RouterContextProvider, redirect } from "react-router";
import { staffWords, statusWords } from "~/content/en/staff/staff";
import { inquiryTaskWords as tasks } from "~/content/en/staff/staff-queue";
import { bookingWords, talkWords } from "~/content/en/staff/staff-talk";
import { bookFromForm } from "~/staff/bookings/book-appointment.server";
import { endAppointment } from "~/staff/bookings/end-appointment.server";
import { longestMessage } from "~/staff/conversation/conversation";
import { markRead, withdrawLink, writeToVisitor } from "~/staff/conversation/conversation.server";
import { deskOf } from "~/staff/frame/staff-context";
import type { Problem } from "~/staff/inquiry-record/change-problem";
import {
  callOutcomes,
  closedAs,
  inquiryStatuses,
  longestReason,
} from "~/staff/inquiry-record/inquiry-states";
import { postedText } from "~/ui/form/form-submission";
import { assignInquiry, planFollowUp, undoChange } from "./assign-inquiry.server";
import { addNote, changeStatus, noteCall } from "./change-status.server";
import { longestNote } from "./inquiry-types";
import { markSpam, sendMailAgain } from "./mark-spam.server";
import { openInquiry } from "./open-inquiry.server";
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
  const { app, who } = deskOf(context);
  const form = await request.formData();
  const text = (name: string) => postedText(form, name);
  const attempt = text("attempt");
  if (!/^[\w-]{8,80}$/.test(attempt)) throw data(null, { status: 400 });
  const change = { who, reference, attempt };
  const note = text("note");
  const refuse = (message: string, status: number, about: Partial<Problem> = { field: true }) =>
    data<Problem>({ message, note, field: false, ...about }, { status });
  const done = (outcome: Outcome) => {
    if (outcome === "missing") throw data(null, { status: 404 });
    const query = new URL(request.url).searchParams;
    for (const name of ["saved", "seen"]) query.delete(name);
    query.set("saved", "1");
    // The page says so when somebody else changed the inquiry meanwhile.
    if (/^\d{1,9}$/.test(text("seen"))) query.set("seen", text("seen"));
    return redirect(`/staff/inquiries/${encodeURIComponent(reference)}?${query}`, 303);
  };
  const now = () => openInquiry(app, { who, reference });

  const [, what = "", value = ""] = /^([^:]*):?(.*)$/s.exec(text("do")) ?? [];
  if (note.length > longestNote) return refuse(words.noteTooLong(longestNote), 422);
  switch (what) {
    case "status": {
      const to = inquiryStatuses.find((status) => status === value);
      const from = inquiryStatuses.find((status) => status === text("from"));
      if (!to || !from) break;
      const became = closedAs.find((one) => one === text("outcome")) ?? "";
      const outcome = await changeStatus(app, { ...change, from, to, note, outcome: became });
      if (outcome !== "conflict") return done(outcome);
      return refuse(words.conflict(statusWords[(await now())?.status ?? from]), 409, {});
    }
    case "note":
      if (note === "") return refuse(words.noteMissing, 422);
      return done(await addNote(app, { ...change, note }));
    case "assign": {
      const outcome = await assignInquiry(app, { ...change, from: text("had"), to: value });
      if (outcome !== "conflict") return done(outcome);
      return refuse(tasks.assignConflict((await now())?.assignedTo?.name ?? ""), 409, {});
    }
    case "follow-up": {
      const reason = text("reason").slice(0, longestReason);
      const day = value === "none" ? "" : value || text("day");
      if (value === "" && day === "")
        return refuse(tasks.followUp.past, 422, { day: true, note: reason });
      const outcome = await planFollowUp(app, { ...change, day, reason });
      if (outcome !== "past") return done(outcome);
      return refuse(tasks.followUp.past, 422, { day: true, note: reason });
    }
    case "call": {
      const outcome = callOutcomes.find((one) => one === value);
      if (!outcome) break;
      return done(await noteCall(app, { ...change, outcome, note }));
    }
    case "write": {
      const answer = text("answer");
      const wrong = (message: string) => refuse(message, 422, { answer });
      if (answer === "") return wrong(talkWords.missing);
      if (answer.length > longestMessage) return wrong(talkWords.tooLong(longestMessage));
      const [blank] = /\{[^{}\n]*\}/.exec(answer) ?? [];
      if (blank) return wrong(talkWords.blanks(blank));
      const outcome = await writeToVisitor(app, { ...change, body: answer });
      return outcome === "repeated" ? refuse(talkWords.repeated, 409, { answer }) : done(outcome);
    }
    case "read":
      return done(await markRead(app, change));
    case "link":
      return done(await withdrawLink(app, { ...change, renew: value === "renew" }));
    case "book":
      return bookFromForm(app, change, text, { refuse, done });
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
