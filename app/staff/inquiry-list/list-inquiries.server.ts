import type { Kysely } from "kysely";
import { writeAudit } from "~/core/audit/write-audit";
import { countRows } from "~/core/db/count-rows";
import { keysetPage } from "~/core/db/keyset-page";
import type { Schema } from "~/core/db/schema";
import type { DeskServices } from "~/desk-services";
import { type DeskParts, overdueSince } from "~/staff/frame/desk-parts.server";
import { inquiryRowColumns, inquiryRows } from "~/staff/inquiry/inquiry-row.server";
import { type InquiryQuery, inquiryQuery } from "./filter-inquiries.server";

export function makeListInquiries(parts: DeskParts): DeskServices["listInquiries"] {
  const { db, clock } = parts;
  return async ({ who, filter, cursor }) => {
    const { condition, spamCondition } = inquiryQuery(db, filter, overdueSince(parts));
    const { rows, ...places } = await keysetPage(
      db.selectFrom("contact_submissions").select(inquiryRowColumns).where(condition),
      { at: "contact_submissions.created_at", id: "contact_submissions.id" },
      ({ created_at: at, id }) => ({ at, id }),
      cursor,
    );
    const count = await countRows(db, matches(db, condition));
    const inSpam = spamCondition && (await countRows(db, matches(db, spamCondition)));
    const seen = rows.map(({ reference }) => reference).join(" ");
    await writeAudit(db, { at: clock(), who, action: "listed inquiries", detail: seen });
    return { rows: await inquiryRows(parts, rows), ...places, count, inSpam };
  };
}

const matches = (db: Kysely<Schema>, condition: InquiryQuery["condition"]) =>
  db.selectFrom("contact_submissions").select("contact_submissions.id").where(condition);
