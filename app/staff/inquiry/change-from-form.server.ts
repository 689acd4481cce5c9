import { data, type RouterContextProvider, redirect } from "react-router";
import { staffWords, statusWords } from "~/content/en/staff/staff";
import { estimateWords } from "~/content/en/staff/staff-estimates";
import { inquiryTaskWords as tasks } from "~/content/en/staff/staff-queue";
import { languages } from "~/content/languages";
import { type Post, readPost } from "~/core/http/read-form";
import { markRead, withdrawLink } from "~/staff/conversation/conversation.server";
import { keepDraftFromForm, writeFromForm } from "~/staff/conversation/write-from-form.server";
import { listPath } from "~/staff/frame/list";
import { deskOf } from "~/staff/frame/staff-context";
import type { Change } from "~/staff/inquiry-record/change-inquiry.server";
import { refused } from "~/staff/inquiry-record/change-problem";
import {
  callOutcomes,
  closedAs,
  inquiryStatuses,
  longestNote,
  longestReason,
} from "~/staff/inquiry-record/inquiry-states";
import { assignInquiry, planFollowUp, undoChange } from "./assign-inquiry.server";
import {
  addNote,
  changeLanguage,
  changeStatus,
  closeAnswered,
  noteCall,
  noteEstimateRequest,
  noteNoEstimate,
} from "./change-status.server";
import { joinPerson, separatePerson } from "./join-person.server";
import { markSpam, sendMailAgain } from "./mark-spam.server";
import { type InquiryDetails, openInquiry } from "./open-inquiry.server";

const words = staffWords.inquiry;

/**
 * Every post to an inquiry; its field `do` names the change. A redirect follows, so that a reload
 * repeats nothing.
 */
export async function changeFromForm(
  request: Request,
  reference: string,
  context: Readonly<RouterContextProvider>,
) {
  const post = readPost(context);
  const { text, what, idempotencyKey } = post;
  if (!idempotencyKey) throw data(null, { status: 400 });
  const change = { actor: deskOf(context).actor, reference, idempotencyKey };
  const note = text("note");
  const outcome =
    note.length > longestNote
      ? refused(words.noteTooLong(longestNote), 422, { at: "note" })
      : await makeChange(context, change, { ...post, note });
  if (outcome === null) throw data(null, { status: 400 });
  if (outcome === "missing") throw data(null, { status: 404 });
  if (typeof outcome === "object") return data({ note, ...outcome }, { status: outcome.status });
  // The outcome of an earlier post leaves the URL.
  const query = new URL(request.url).searchParams;
  if (what === "spam") {
    const who = query.get("who") ?? "";
    return redirect(nextPath({ after: reference, who, did: "spam", rows: reference }), 303);
  }
  if (what === "write" && post.value === "next" && outcome === "changed") {
    const who = query.get("who") ?? "";
    return redirect(nextPath({ after: reference, who, did: "sent", rows: reference }), 303);
  }
  for (const name of ["saved", "seen", "did", "rows", "n"]) query.delete(name);
  // The saved reply that the URL named is now in the draft or sent.
  if (what === "draft" || what === "write") query.delete("answer");
  // The target takes focus, so that screen readers announce what became of a draft.
  const places = { kept: "#draft", discarded: "#answer", changed: "", both: "", conflict: "" };
  const place = places[outcome];
  if (place === "") {
    query.set("saved", outcome === "both" ? "2" : "1");
    // Lets the page say that a colleague changed the inquiry meanwhile.
    const seen = text("seen");
    if (/^\d{1,9}$/.test(seen)) query.set("seen", seen);
  }
  return redirect(`/staff/inquiries/${encodeURIComponent(reference)}?${query}${place}`, 303);
}

/** null: no such change. */
async function makeChange(
  context: Readonly<RouterContextProvider>,
  change: Change,
  { what, value, form, text, note }: Post & { note: string },
) {
  const { app, actor } = deskOf(context);
  const now = () => openInquiry(app, { actor, reference: change.reference });
  switch (what) {
    // "status:booked", or "close:came" with the outcome.
    case "close":
    case "status": {
      const became = what === "close" && closedAs.find((one) => one === value);
      const to = became
        ? "closed"
        : what === "status" && inquiryStatuses.find((one) => one === value);
      const from = inquiryStatuses.find((status) => status === text("from"));
      if (!to || !from) return null;
      const outcome = await changeStatus(app, { ...change, from, to, note, outcome: became || "" });
      if (outcome !== "conflict") return outcome;
      const inquiry = await now();
      const byYou = changedLastBy(inquiry, "status") === actor.id;
      return refused(words.conflict(statusWords[inquiry?.status ?? from], byYou), 409);
    }
    case "note":
      if (note === "") return refused(words.noteMissing, 422, { at: "note" });
      return addNote(app, { ...change, note });
    case "assign": {
      const outcome = await assignInquiry(app, { ...change, from: text("had"), to: value });
      if (outcome !== "conflict") return outcome;
      const inquiry = await now();
      const owner = inquiry?.assignedTo;
      const byYou = changedLastBy(inquiry, "assigned") === actor.id;
      if (byYou && owner?.id === actor.id) return refused(tasks.takenByYou, 409);
      return refused(tasks.assignConflict(owner?.name ?? "", byYou), 409);
    }
    case "follow-up": {
      const reason = text("reason").slice(0, longestReason);
      const day = value === "none" ? "" : value || text("day");
      const [time = ""] = /^([01]\d|2[0-3]):[0-5]\d/.exec(text("time")) ?? [];
      const outcome =
        value === "" && day === ""
          ? "past"
          : await planFollowUp(app, { ...change, day, time, reason });
      if (outcome !== "past") return outcome;
      return refused(tasks.followUp.past, 422, { at: "day", note: reason });
    }
    case "call": {
      const [chosen, day = ""] = value.split(" ");
      const outcome = callOutcomes.find((one) => one === chosen);
      if (!outcome) return null;
      const noted = await noteCall(app, { ...change, outcome, note });
      if (day === "" || noted !== "changed") return noted;
      const reason = tasks.call.outcomes[outcome];
      const planned = await planFollowUp(app, { ...change, day, reason });
      if (planned === "past") return refused(tasks.followUp.past, 422, { at: "day" });
      return planned === "changed" ? "both" : planned;
    }
    case "draft":
      return keepDraftFromForm(app, change, { form, keep: value === "keep" });
    case "write": {
      const sent = await writeFromForm(app, change, form);
      if (sent !== "changed" || value !== "close") return sent;
      return (await closeAnswered(app, change)) === "changed" ? "both" : sent;
    }
    case "language": {
      const language = languages.find((one) => one === value);
      return language ? changeLanguage(app, { ...change, language }) : null;
    }
    case "no-estimate":
      return noteNoEstimate(app, change);
    case "estimate-asked": {
      const outcome = await noteEstimateRequest(app, { ...change, day: text("asked-on") });
      return outcome === "past" ? refused(estimateWords.noSuchDay, 422) : outcome;
    }
    case "read":
      return markRead(app, change);
    case "link":
      return withdrawLink(app, { ...change, renew: value === "renew" });
    case "undo": {
      const outcome = await undoChange(app, { ...change, entry: value });
      if (outcome === "sent") return refused(tasks.undoSent, 409);
      return outcome === "conflict" ? refused(tasks.undoTooLate, 409) : outcome;
    }
    case "join":
      return joinPerson(app, { ...change, other: value });
    case "separate":
      return separatePerson(app, { ...change, part: value });
    case "mail":
      return sendMailAgain(app, { ...change, mailId: value });
    case "spam":
    case "not-spam":
      return markSpam(app, { ...change, spam: what === "spam" });
  }
  return null;
}

const nextPath = (query: Record<string, string>) => listPath("/staff/next", query);

/** Id of the person who made the newest change of this kind in the inquiry's history. */
const changedLastBy = (inquiry: InquiryDetails | null, kind: "assigned" | "status") =>
  inquiry?.history.find((entry) => (kind === "status" ? entry.to !== null : entry.kind === kind))
    ?.personId;
