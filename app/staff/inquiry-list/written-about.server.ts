import type { Kysely } from "kysely";
import { bookingWords, talkWords } from "~/content/en/staff/staff-talk";
import { oneOf } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import { formatCents } from "~/facts/amount";
import { clinicTime } from "~/facts/hours/clinic-time";
import { estimateText } from "~/staff/inquiry/estimate";

/** Texts of the desk and the visitor about an inquiry, one per line, the oldest first. */
export type WrittenAbout = {
  history: string;
  messages: string;
  drafts: string;
  appointments: string;
  estimates: string;
};

/** Instants within a detail, such as an appointment's. */
const instants = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/** Texts for the export, by the inquiries' ids. */
export async function writtenAbout(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<(id: string) => WrittenAbout> {
  const history = await db
    .selectFrom("inquiry_history")
    .select(["submission_id as id", "at", "who", "kind", "note", "detail"])
    .where(oneOf(db, "submission_id", ids))
    .orderBy("at")
    .execute();
  const messages = await db
    .selectFrom("inquiry_messages")
    .select(["submission_id as id", "at", "who", "body"])
    .where(oneOf(db, "submission_id", ids))
    .orderBy("at")
    .execute();
  const drafts = await db
    .selectFrom("reply_drafts")
    .innerJoin("people", "people.id", "person_id")
    .select(["submission_id as id", "saved_at", "name", "body"])
    .where(oneOf(db, "submission_id", ids))
    .orderBy("saved_at")
    .execute();
  const bookings = await db
    .selectFrom("bookings")
    .select(["submission_id as id", "starts_at", "state", "wish"])
    .where(oneOf(db, "submission_id", ids))
    .orderBy("starts_at")
    .execute();
  const estimates = await db
    .selectFrom("estimates")
    .select(["submission_id as id", "at", "who", "total_cents", "content"])
    .where(oneOf(db, "submission_id", ids))
    .orderBy("at")
    .execute();
  const inquiries = {
    history: Map.groupBy(history, ({ id }) => id),
    messages: Map.groupBy(messages, ({ id }) => id),
    drafts: Map.groupBy(drafts, ({ id }) => id),
    bookings: Map.groupBy(bookings, ({ id }) => id),
    estimates: Map.groupBy(estimates, ({ id }) => id),
  };
  const lines = (parts: string[][]) =>
    parts.map((part) => part.filter(Boolean).join(", ")).join("\n");
  return (id) => ({
    history: lines(
      (inquiries.history.get(id) ?? []).map(({ at, who, kind, detail, note }) => [
        clinicTime(at),
        who,
        kind,
        detail.replace(instants, clinicTime),
        note,
      ]),
    ),
    messages: lines(
      (inquiries.messages.get(id) ?? []).map(({ at, who, body }) => [
        clinicTime(at),
        who || talkWords.visitor,
        body,
      ]),
    ),
    drafts: lines(
      (inquiries.drafts.get(id) ?? []).map(({ saved_at: at, name, body }) => [
        clinicTime(at),
        name,
        body,
      ]),
    ),
    appointments: lines(
      (inquiries.bookings.get(id) ?? []).map(({ starts_at: startsAt, state, wish }) => [
        clinicTime(startsAt),
        bookingWords.states[state],
        wish,
      ]),
    ),
    estimates: lines(
      (inquiries.estimates.get(id) ?? []).map(({ at, who, total_cents: cents, content }) => [
        clinicTime(at),
        who,
        formatCents(cents),
        estimateText(content),
      ]),
    ),
  });
}
