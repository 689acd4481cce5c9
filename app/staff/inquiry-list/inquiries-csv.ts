import type { Selectable } from "kysely";
import { redirect } from "react-router";
import { inquiryLabels } from "~/content/en/inquiry-labels";
import { statusWords, exportWords as words } from "~/content/en/staff/staff";
import { outcomeWords } from "~/content/en/staff/staff-numbers";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { byteOrderMark, csvRecords, csvTime } from "~/core/csv";
import { type Cursor, countRows, keysetPage, type Page } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import { type Colleague, colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import type { Actor } from "~/core/sessions/people";
import { readDays } from "~/staff/frame/list";
import { csvResponse } from "~/staff/frame/responses";
import { deskOf } from "~/staff/frame/staff-context";
import {
  type InquiryField,
  inquiryFieldNames,
  inquiryFields,
  shownToClinic,
} from "~/staff/inquiry-record/inquiry-fields";
import type { Route } from "./+types/inquiries-csv";
import { inquiryQuery } from "./list-inquiries.server";
import { type InquiryFilter, readFilter } from "./read-filter";
import { type WrittenAbout, writtenAbout } from "./written-about.server";

/** The filtered inquiries as a file, sent while they are read from the database. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const { search, searchParams: query } = new URL(request.url);
  const { wrong } = readDays(query);
  // An invalid date would export more than requested: the list shows the error instead.
  if (wrong.from || wrong.to) return redirect(`/staff/inquiries${search}`, 303);
  const filter = readFilter(query, false);
  return csvResponse("inquiries", exportInquiries(app, { actor, filter }), context);
}

const batch = 1000;

type Stored = Selectable<Schema["contact_submissions"]>;

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
  const matching = db.selectFrom("contact_submissions").where(condition);
  const audit = (detail: string) =>
    writeAudit(db, { at: clock(), actor, action: "exported inquiries", detail });
  await audit(`${await countRows(db, matching.select("contact_submissions.id"))} rows`);
  yield byteOrderMark + csvRecords([columns.map(({ heading }) => heading)]);

  const people = await listColleagues(db);
  let cursor: Cursor | null = null;
  let rows = 0;
  do {
    const page: Page<Stored> = await keysetPage(
      matching.selectAll(),
      { at: "contact_submissions.created_at", id: "contact_submissions.id" },
      ({ created_at: at, id }) => ({ at, id }),
      cursor,
      batch,
    );
    const about = await writtenAbout(
      db,
      page.rows.map(({ id }) => id),
    );
    const records = page.rows.map((row) => {
      const whole = { ...row, ...about(row.id), has: colleagueOf(people, row.assigned_to) };
      return columns.map(({ cell }) => cell(whole));
    });
    const text = csvRecords(records);
    rows += page.rows.length;
    if (text) yield text;
    cursor = page.older;
  } while (cursor);
  await audit(`${rows} rows, to the end`);
}

type Whole = Stored & WrittenAbout & { has: Colleague | null };
type Column = { heading: string; cell: (row: Whole) => string };

const columns: Column[] = [
  { heading: words.reference, cell: ({ reference }) => reference },
  { heading: words.received, cell: ({ created_at }) => csvTime(created_at) },
  ...inquiryFieldNames.flatMap(columnsOf),
  { heading: words.status, cell: ({ status }) => statusWords[status] },
  { heading: words.outcome, cell: ({ outcome }) => (outcome ? outcomeWords[outcome] : "") },
  { heading: words.answered, cell: ({ answered_at }) => csvTime(answered_at) },
  { heading: words.assigned, cell: ({ has }) => has?.name ?? "" },
  { heading: words.due, cell: ({ due_at }) => csvTime(due_at) },
  { heading: words.dueReason, cell: ({ due_reason }) => due_reason },
  { heading: words.appointments, cell: ({ appointments }) => appointments },
  { heading: words.estimateDue, cell: ({ estimate_due_on }) => estimate_due_on ?? "" },
  { heading: words.estimates, cell: ({ estimates }) => estimates },
  { heading: words.messages, cell: ({ messages }) => messages },
  { heading: words.drafts, cell: ({ drafts }) => drafts },
  { heading: words.history, cell: ({ history }) => history },
];

/** A phone number has two columns: as typed, and digits only, which dialing programs accept. */
function columnsOf(name: InquiryField): Column[] {
  const { column } = inquiryFields[name];
  const { label, short: heading = label } = inquiryLabels[name];
  if (name !== "phone") return [{ heading, cell: (row) => shownToClinic(name, row[column]) }];
  return [
    { heading, cell: (row) => row[column] },
    { heading: words.phoneDigits, cell: (row) => row[column].replace(/\D+/g, "") },
  ];
}
