import type { App } from "~/core/app";
import { storable } from "~/core/db/schema";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import { parseDate } from "~/facts/hours/local-date";
import { clinicDay, instantOf } from "~/facts/hours/zoned-time.server";
import { timeZone } from "~/facts/identity";
import { undoBooking } from "~/staff/bookings/undo-booking.server";
import { notifyColleague } from "~/staff/colleagues/notify-colleague.server";
import {
  type Change,
  changeInquiry,
  nothingDue,
} from "~/staff/inquiry-record/change-inquiry.server";
import { separateWithin } from "./join-person.server";

/**
 * Changes the assignee only when it is still the one that the page showed: of two people, the
 * second gets "conflict". `from` and `to` are people's ids, "" is unassigned.
 */
export async function assignInquiry(
  app: Pick<App, "db" | "clock" | "mails">,
  { from, to, ...change }: Change & { from: string; to: string },
) {
  const colleagues = await listColleagues(app.db);
  const person = colleagueOf(colleagues, to);
  // The person has left the desk meanwhile.
  if (to !== "" && !person) return "conflict";
  return changeInquiry(
    app,
    { ...change, content: `${from} ${to}` },
    "assigned inquiry",
    async (db, { id: submissionId, assigned_to: has }) => {
      if ((colleagueOf(colleagues, has)?.id ?? "") !== from) return null;
      const notice = { personId: to, submissionId, kind: "given", by: change.actor } as const;
      if (to !== "") await notifyColleague(app, db, notice);
      const set = { assigned_to: to || null };
      return { kind: "assigned", detail: person?.name ?? "", set, canUndo: true };
    },
  );
}

/**
 * Plans a follow-up: the inquiry is due on that day or on the next open one, when the office opens
 * or at `time`. `day`: "YYYY-MM-DD" at the clinic; "" removes the follow-up. `time`: "HH:MM", or ""
 * for the opening. "past": it would have been due already.
 */
export async function planFollowUp(
  app: App,
  { day, time = "", reason, ...change }: Change & { day: string; time?: string; reason: string },
) {
  const date = parseDate(day);
  const opens = date && app.officeTime.opening(date);
  const due = opens && time ? instantOf(clinicDay(opens), time, timeZone) : opens;
  if (day !== "" && (!due || due <= app.clock())) return "past";
  return changeInquiry(
    app,
    { ...change, content: `${day} ${time} ${reason}` },
    "planned follow-up",
    async () => {
      const [dueAt, note] = [due ? due.toISOString() : null, storable(reason)];
      const set = dueAt
        ? { due_at: dueAt, due_kind: "follow-up" as const, due_reason: note }
        : nothingDue;
      return { kind: "follow-up", note, detail: dueAt ?? "", set, canUndo: true };
    },
  );
}

/**
 * Milliseconds for an undo: longer than the page offers it (open-inquiry.server.ts), for slow
 * connections.
 */
export const undoable = 60_000;

/**
 * Undoes only the newest change, by its author: nobody else's change is undone with it. Undoing that
 * two inquiries were joined takes them apart. "sent": its
 * mail to the visitor has left.
 */
export function undoChange(app: App, { entry, ...change }: Change & { entry: string }) {
  return changeInquiry<"sent">(
    app,
    { ...change, content: entry },
    "took back a change",
    async (db, inquiry, now) => {
      const since = await db
        .selectFrom("inquiry_history")
        .select(["id", "person_id", "at", "kind", "detail", "before"])
        .where("submission_id", "=", inquiry.id)
        .where("at", ">=", (query) =>
          query
            .selectFrom("inquiry_history as asked")
            .select("asked.at")
            .where("asked.id", "=", entry),
        )
        .execute();
      const [newest, ...others] = since;
      if (newest?.id !== entry || others.length > 0) return null;
      if (newest.person_id !== change.actor.id || !newest.before) return null;
      if (Date.parse(now) - Date.parse(newest.at) > undoable) return null;
      const { appointment, ...set } = JSON.parse(newest.before);
      const joined = newest.kind === "joined" && { part: newest.detail, change, now };
      if (joined && !(await separateWithin(db, inquiry, joined))) return null;
      const about = { submissionId: inquiry.id, at: newest.at };
      const undone = await undoBooking(db, { ...about, now, appointment });
      if (undone !== "undone") return undone === "sent" ? "sent" : null;
      return { kind: "undone", detail: newest.kind, set };
    },
  );
}
