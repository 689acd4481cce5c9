import type { Kysely } from "kysely";
import { inquiryLabels } from "~/content/en/inquiry-labels";
import { statusWords, exportWords as words } from "~/content/en/staff/staff";
import { outcomeWords } from "~/content/en/staff/staff-numbers";
import { languageNames, sourceWords } from "~/content/en/staff/staff-queue";
import { bookingWords, talkWords } from "~/content/en/staff/staff-talk";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { type CsvColumn, csvPages, csvTime } from "~/core/csv";
import { countRows, oneOf } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import { type Colleague, colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import type { Actor } from "~/core/sessions/people";
import { formatCents } from "~/facts/amount";
import { clinicTime } from "~/facts/hours/clinic-time";
import type { Estimate } from "~/staff/estimates/read-estimate-form";
import type { StoredInquiry } from "~/staff/inquiry-record/change-inquiry.server";
import {
  type InquiryField,
  inquiryFieldNames,
  inquiryFields,
  shownToClinic,
} from "~/staff/inquiry-record/inquiry-fields";
import { firstTexts, partsOfMany } from "~/staff/inquiry-record/joined-inquiries.server";
import { inquiryQuery, readPage } from "./list-inquiries.server";
import type { InquiryFilter } from "./read-filter";

/** Rows that are read and written at once: few, so that other requests do not wait for them. */
const batch = 50;

/**
 * Streams everything that matches as CSV text, in batches, so that memory stays bounded. The audit
 * log has an entry before the first and one after the last piece.
 */
export async function* exportInquiries(
  app: App,
  { actor, filter }: { actor: Actor; filter: InquiryFilter },
): AsyncGenerator<string> {
  const { db, clock } = app;
  const { condition } = inquiryQuery(app, actor, filter);
  const matching = db
    .selectFrom("contact_submissions")
    .select("contact_submissions.id")
    .where(condition);
  const audit = (detail: string) =>
    writeAudit(db, { at: clock(), actor, action: "exported inquiries", detail });
  await audit(`${await countRows(db, matching)} rows`);
  const people = await listColleagues(db);
  let rows = 0;
  yield* csvPages(columns, async (cursor) => {
    const page = await readPage(app, condition, cursor, batch);
    const about = await writtenAbout(
      db,
      page.rows.map(({ id }) => id),
    );
    rows += page.rows.length;
    const whole = page.rows.map((row) => {
      return { ...row, ...about(row.id), has: colleagueOf(people, row.assigned_to) };
    });
    return { rows: whole, older: page.older };
  });
  await audit(`${rows} rows, to the end`);
}

type Column = CsvColumn<StoredInquiry & WrittenAbout & { has: Colleague | null }>;

const columns: Column[] = [
  [words.reference, ({ reference }) => reference],
  [words.received, ({ created_at }) => csvTime(created_at)],
  ...inquiryFieldNames.flatMap(columnsOf),
  [words.source, ({ source }) => (source ? sourceWords[source] : "")],
  [words.language, ({ language }) => languageNames[language]],
  [words.status, ({ status }) => statusWords[status]],
  [words.outcome, ({ outcome }) => (outcome ? outcomeWords[outcome] : "")],
  [words.answered, ({ answered_at }) => csvTime(answered_at)],
  [words.assigned, ({ has }) => has?.name ?? ""],
  [words.due, ({ due_at }) => csvTime(due_at)],
  [words.dueReason, ({ due_reason }) => due_reason],
  [words.appointments, ({ appointments }) => appointments],
  [words.estimateDue, ({ estimate_due_on }) => ({ value: estimate_due_on ?? "" })],
  [words.estimates, ({ estimates }) => estimates],
  [words.messages, ({ messages }) => messages],
  [words.drafts, ({ drafts }) => drafts],
  [words.history, ({ history }) => history],
];

/** A phone number has two columns: as typed, and digits only, which dialing programs accept. */
function columnsOf(name: InquiryField): Column[] {
  const { column } = inquiryFields[name];
  const { label, short: heading = label } = inquiryLabels[name];
  if (name !== "phone") return [[heading, (row) => shownToClinic(name, row[column])]];
  return [
    [heading, (row) => row[column]],
    [words.phoneDigits, (row) => row[column].replace(/\D+/g, "")],
  ];
}

/** Instants within a detail, such as an appointment's. */
const instants = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;

/**
 * Texts of the desk and the visitor about inquiries, for the export: one per line, the oldest
 * first, those of joined inquiries below. Returns a function of the inquiry's id.
 */
async function writtenAbout(db: Kysely<Schema>, listed: readonly string[]) {
  const parts = await partsOfMany(db, listed);
  const ids = [...parts.keys()];
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
  const first = await firstTexts(db, ids);
  const drafts = await db
    .selectFrom("reply_drafts")
    .innerJoin("people", "people.id", "person_id")
    .select(["submission_id as id", "saved_at as at", "name", "body"])
    .where(oneOf(db, "submission_id", ids))
    .orderBy("saved_at")
    .execute();
  const bookings = await db
    .selectFrom("bookings")
    .select(["submission_id as id", "starts_at as at", "state", "requested_time"])
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
    messages: textsOf([...first, ...messages], ({ who, body }) => [who || talkWords.visitor, body]),
    drafts: textsOf(drafts, ({ name, body }) => [name, body]),
    appointments: textsOf(bookings, ({ state, requested_time: requestedTime }) => [
      bookingWords.states[state],
      requestedTime,
    ]),
    estimates: textsOf(estimates, ({ who, total_cents: cents, content }) => [
      ...[who, formatCents(cents), estimateText(JSON.parse(content))],
    ]),
  };
  const ofWhole = Map.groupBy(ids, (part) => parts.get(part));
  return (id: string) => {
    const own = ofWhole.get(id) ?? [];
    const about = (textOf: (part: string) => string) => own.map(textOf).filter(Boolean).join("\n");
    return {
      history: about(texts.history),
      messages: about(texts.messages),
      drafts: about(texts.drafts),
      appointments: about(texts.appointments),
      estimates: about(texts.estimates),
    };
  };
}

type WrittenAbout = ReturnType<Awaited<ReturnType<typeof writtenAbout>>>;

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
