import type { Selectable } from "kysely";
import { exportWords } from "../../app/content/en/pages/staff";
import { serviceLabel } from "../../app/content/en/service-options";
import type { Cursor, DeskServices, Page } from "../../app/contracts/desk";
import { site } from "../../app/facts/site";
import type { Schema } from "../db/schema";
import { byteOrderMark, csvRecords } from "./csv";
import { type DeskParts, overdueSince } from "./desk-parts";
import { inquiryQuery } from "./filter-inquiries";
import { keysetPage } from "./keyset-page";
import { writeAudit } from "./write-audit";

const batch = 1000;

type Stored = Selectable<Schema["contact_submissions"]>;

/** Everything that matches, a batch at a time: as large as the table, never as large in memory. */
export function makeExportInquiries(parts: DeskParts): DeskServices["exportInquiries"] {
  const { db, clock } = parts;
  return async function* ({ who, filter }) {
    const { condition } = await inquiryQuery(db, filter, overdueSince(parts));
    await writeAudit(db, { at: clock(), who, action: "exported inquiries" });
    yield byteOrderMark + csvRecords([exportWords.columns]);

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
      const text = csvRecords(page.rows.map(cellsOf));
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

const cellsOf = (row: Stored): string[] => [
  row.reference,
  localTime(row.created_at),
  row.first_name,
  row.last_name,
  row.email,
  row.phone,
  row.phone.replace(/\D+/g, ""),
  serviceLabel(row.service),
  row.message,
  exportWords.status[row.status],
  row.answered_at ? localTime(row.answered_at) : "",
];

const format = new Intl.DateTimeFormat("sv-SE", {
  timeZone: site.timeZone,
  dateStyle: "short",
  timeStyle: "medium",
});

/** "2026-03-02 09:00:00", the clinic's clock: what spreadsheets read as a date. */
const localTime = (instant: string) => format.format(new Date(instant));
