import type { Kysely } from "kysely";
import { bookingWords, talkWords } from "~/content/en/staff/staff-talk";
import { oneOf } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import { formatCents } from "~/facts/amount";
import { clinicTime } from "~/facts/hours/clinic-time";
import type { Estimate } from "~/staff/estimates/read-estimate-form";

/** Instants within a detail, such as an appointment's. */
const instants = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/**
 * Texts of the desk and the visitor about inquiries, for the export: one per line, the oldest
 * first. Returns a function of the inquiry's id.
 */
export async function writtenAbout(db: Kysely<Schema>, ids: readonly string[]) {
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
    .select(["submission_id as id", "saved_at as at", "name", "body"])
    .where(oneOf(db, "submission_id", ids))
    .orderBy("saved_at")
    .execute();
  const bookings = await db
    .selectFrom("bookings")
    .select(["submission_id as id", "starts_at as at", "state", "wish"])
    .where(oneOf(db, "submission_id", ids))
    .orderBy("starts_at")
    .execute();
  const estimates = await db
    .selectFrom("estimates")
    .select(["submission_id as id", "at", "who", "total_cents", "content"])
    .where(oneOf(db, "submission_id", ids))
    .orderBy("at")
    .execute();
  const texts = {
    history: textsOf(history, ({ who, kind, detail, note }) => [
      ...[who, kind, detail.replace(instants, clinicTime), note],
    ]),
    messages: textsOf(messages, ({ who, body }) => [who || talkWords.visitor, body]),
    drafts: textsOf(drafts, ({ name, body }) => [name, body]),
    appointments: textsOf(bookings, ({ state, wish }) => [bookingWords.states[state], wish]),
    estimates: textsOf(estimates, ({ who, total_cents: cents, content }) => [
      ...[who, formatCents(cents), estimateText(JSON.parse(content))],
    ]),
  };
  return (id: string) => ({
    history: texts.history(id),
    messages: texts.messages(id),
    drafts: texts.drafts(id),
    appointments: texts.appointments(id),
    estimates: texts.estimates(id),
  });
}

export type WrittenAbout = ReturnType<Awaited<ReturnType<typeof writtenAbout>>>;

/** The text of an inquiry's rows: a line with the time and the parts of each. */
function textsOf<Row extends { id: string; at: string }>(
  rows: readonly Row[],
  partsOf: (row: Row) => string[],
) {
  const ofInquiry = Map.groupBy(rows, ({ id }) => id);
  const line = (row: Row) => [clinicTime(row.at), ...partsOf(row)].filter(Boolean).join(", ");
  return (id: string) => (ofInquiry.get(id) ?? []).map(line).join("\n");
}

function estimateText(estimate: Estimate): string {
  const { patient, birthDate, primary, expected, diagnosisCodes, items, separate } = estimate;
  const lines = items.map(({ service, expected: when, code, quantity, priceCents, provider }) =>
    [service, when, code, `${quantity} × ${formatCents(priceCents)}`, provider]
      .filter(Boolean)
      .join(" "),
  );
  return [patient, birthDate, primary, expected, diagnosisCodes, ...lines, separate]
    .filter(Boolean)
    .join("; ");
}
