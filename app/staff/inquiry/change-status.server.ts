import type { Transaction } from "kysely";
import type { Language } from "~/content/languages";
import type { App } from "~/core/app";
import { type Schema, storable } from "~/core/db/schema";
import { dayText, parseDate } from "~/facts/hours/local-date";
import { clinicDay } from "~/facts/hours/zoned-time.server";
import { endOffer } from "~/staff/bookings/offer-times.server";
import { tellNamed } from "~/staff/colleagues/notify-colleague.server";
import {
  type Change,
  changeInquiry,
  nothingDue,
  type StoredInquiry,
} from "~/staff/inquiry-record/change-inquiry.server";
import { askedFor } from "~/staff/inquiry-record/estimate-due.server";
import type { CallOutcome, ClosedAs, InquiryStatus } from "~/staff/inquiry-record/inquiry-states";
import { indexText } from "~/staff/inquiry-record/search-tokens.server";

/**
 * Changes the status only from the one that the page showed ("conflict"), so that nobody's change
 * is overwritten. `outcome` counts where `to` is "closed".
 */
export function changeStatus(
  app: App,
  {
    from,
    to,
    note,
    outcome: chosenOutcome = "",
    ...change
  }: Change & { from: InquiryStatus; to: InquiryStatus; note: string; outcome?: ClosedAs | "" },
) {
  const likely = from === "booked" ? "booked" : "not-interested";
  const outcome = to === "closed" ? chosenOutcome || likely : "";
  return changeInquiry(
    app,
    { ...change, content: `${from} ${to} ${outcome} ${note}` },
    "changed status",
    async (db, inquiry, now) => {
      if (inquiry.status !== from) return null;
      return newStatus(db, inquiry, { to, note, outcome, now });
    },
  );
}

/** "Send and close": closes the inquiry as answered, whatever its status was. */
export const closeAnswered = (app: App, change: Change) =>
  changeInquiry(
    app,
    { ...change, content: "answered" },
    "changed status",
    async (db, inquiry, now) =>
      inquiry.status === "closed"
        ? null
        : newStatus(db, inquiry, { to: "closed", note: "", outcome: "answered", now }),
  );

async function newStatus(
  db: Transaction<Schema>,
  inquiry: StoredInquiry,
  {
    to,
    note,
    outcome,
    now,
  }: { to: InquiryStatus; note: string; outcome: ClosedAs | ""; now: string },
) {
  if (to === "closed") await endOffer(db, { submissionId: inquiry.id, now, ended: "closed" });
  await indexText(db, inquiry.id, note);
  return {
    kind: "status" as const,
    note: storable(note),
    detail: outcome,
    canUndo: true as const,
    set: {
      status: to,
      outcome,
      answered_at: to === "new" ? null : (inquiry.answered_at ?? now),
      // A closed inquiry must not return to the queue later.
      ...(to === "closed" && { ...nothingDue, unread_since: null }),
    },
  };
}

export function addNote(app: App, { note, ...change }: Change & { note: string }) {
  return changeInquiry(app, { ...change, content: note }, "added note", async (db, { id }) => {
    await indexText(db, id, note);
    await tellNamed(app, db, { note, submissionId: id, by: change.actor });
    return { kind: "note", note: storable(note) };
  });
}

/**
 * Records the outcome of a call. If the person was reached, the inquiry counts as answered; any
 * call removes the chosen call time.
 */
export function noteCall(
  app: App,
  { outcome, note, ...change }: Change & { outcome: CallOutcome; note: string },
) {
  return changeInquiry(
    app,
    { ...change, content: `${outcome} ${note}` },
    "noted call",
    async (db, inquiry, now) => {
      const answers = outcome === "reached" || outcome === "voicemail";
      const status = answers && inquiry.status === "new" ? "contacted" : inquiry.status;
      await indexText(db, inquiry.id, note);
      return {
        kind: "call",
        note: storable(note),
        detail: outcome,
        canUndo: true,
        set: {
          status,
          ...(answers && { answered_at: inquiry.answered_at ?? now }),
          ...(outcome === "reached" && inquiry.due_kind !== "booking" && nothingDue),
        },
      };
    },
  );
}

/**
 * Notes that the law requires no estimate for this visitor: none is due until something new is
 * scheduled.
 */
export const noteNoEstimate = (app: App, change: Change) =>
  changeInquiry(app, { ...change, content: "" }, "noted that no estimate is needed", async () => ({
    kind: "estimate",
    detail: "not-needed",
  }));

/** The site writes to the visitor in this language from now on; "conflict": it did already. */
export const changeLanguage = (
  app: App,
  { language, ...change }: Change & { language: Language },
) =>
  changeInquiry(app, { ...change, content: language }, "changed language", async (_, inquiry) =>
    inquiry.language === language
      ? null
      : { kind: "language", detail: language, set: { language }, canUndo: true },
  );

/**
 * Notes that the visitor asked for an estimate by phone or in a message on `day`, "YYYY-MM-DD": it is
 * due as if they had ticked the box then. "past": there is no such day, or it is not over or today.
 */
export async function noteEstimateRequest(app: App, { day, ...change }: Change & { day: string }) {
  if (!parseDate(day) || day > dayText(clinicDay(app.clock()))) return "past";
  return changeInquiry(
    app,
    { ...change, content: day },
    "noted request for an estimate",
    async () => ({
      kind: "estimate",
      detail: askedFor + day,
    }),
  );
}
