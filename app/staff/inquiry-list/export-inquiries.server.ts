import type { Selectable } from "kysely";
import { inquiryLabels } from "~/content/en/inquiry-labels";
import { statusWords, exportWords as words } from "~/content/en/staff/staff";
import { outcomeWords } from "~/content/en/staff/staff-numbers";
import { writeAudit } from "~/core/audit/write-audit";
import { byteOrderMark, csvRecords } from "~/core/csv";
import { keysetPage } from "~/core/db/keyset-page";
import type { Schema } from "~/core/db/schema";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import type { DeskServices } from "~/desk-services";
import { timeZone } from "~/facts/identity";
import { type DeskParts, overdueSince } from "~/staff/frame/desk-parts.server";
import type { Colleague } from "~/staff/inbox/queue-types";
import {
  type InquiryField,
  inquiryFieldNames,
  inquiryFields,
  shownToClinic,
} from "~/staff/inquiry/inquiry-fields";
import type { Cursor, Page } from "~/staff/inquiry/inquiry-states";
import { type WrittenAbout, writtenAbout } from "~/staff/inquiry/written-about.server";
import { inquiryQuery } from "./filter-inquiries.server";

const batch = 1000;

type Stored = Selectable<Schema["contact_submissions"]>;

/** Everything that matches, read in batches, so that the whole table is never in memory. */
export function makeExportInquiries(parts: DeskParts): DeskServices["exportInquiries"] {
  const { db, clock } = parts;
  return async function* ({ who, filter }) {
    const { condition } = inquiryQuery(db, filter, overdueSince(parts));
    const { count } = await db
      .selectFrom("contact_submissions")
      .select(({ fn }) => fn.countAll().as("count"))
      .where(condition)
      .executeTakeFirstOrThrow();
    await writeAudit(db, {
      at: clock(),
      who,
      action: "exported inquiries",
      detail: `${count} rows`,
    });
    yield byteOrderMark + csvRecords([columns.map(({ heading }) => heading)]);

    const people = await listColleagues(db);
    let cursor: Cursor | null = null;
    let rows = 0;
    do {
      const page: Page<Stored> = await keysetPage(
        db.selectFrom("contact_submissions").selectAll().where(condition),
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
    await writeAudit(db, {
      at: clock(),
      who,
      action: "exported inquiries",
      detail: `${rows} rows, to the end`,
    });
  };
}

const format = new Intl.DateTimeFormat("sv-SE", {
  timeZone,
  dateStyle: "short",
  timeStyle: "medium",
});

/** "2026-03-02 09:00:00", the clinic's clock: what spreadsheets read as a date. */
const localTime = (instant: string) => format.format(new Date(instant));

type Whole = Stored & WrittenAbout & { has: Colleague | null };
type Column = { heading: string; cell: (row: Whole) => string };

const columns: Column[] = [
  { heading: words.reference, cell: ({ reference }) => reference },
  { heading: words.received, cell: ({ created_at }) => localTime(created_at) },
  ...inquiryFieldNames.flatMap(columnsOf),
  { heading: words.status, cell: ({ status }) => statusWords[status] },
  { heading: words.outcome, cell: ({ outcome }) => (outcome ? outcomeWords[outcome] : "") },
  {
    heading: words.answered,
    cell: ({ answered_at }) => (answered_at ? localTime(answered_at) : ""),
  },
  { heading: words.assigned, cell: ({ has }) => has?.name ?? "" },
  { heading: words.due, cell: ({ due_at }) => (due_at ? localTime(due_at) : "") },
  { heading: words.dueReason, cell: ({ due_reason }) => due_reason },
  { heading: words.appointments, cell: ({ appointments }) => appointments },
  { heading: words.messages, cell: ({ messages }) => messages },
  { heading: words.history, cell: ({ history }) => history },
];

/** A phone number also in digits alone, as dialing programs accept it. */
function columnsOf(name: InquiryField): Column[] {
  const { column } = inquiryFields[name];
  const { label, short = label } = inquiryLabels[name];
  const shown = { heading: short, cell: (row: Stored) => shownToClinic(name, row[column]) };
  const digits = (row: Stored) => row[column].replace(/\D+/g, "");
  return name === "phone" ? [shown, { heading: words.phoneDigits, cell: digits }] : [shown];
}
