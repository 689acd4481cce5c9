import type { DeskServices } from "../../../app/desk";
import { countUpTo } from "./count-up-to";
import { type DeskParts, overdueSince } from "./desk-parts";
import { inquiryQuery } from "./filter-inquiries";
import { inquiryRowColumns, inquiryRows } from "./inquiry-row";
import { keysetPage } from "./keyset-page";
import { writeAudit } from "./write-audit";

export function makeListInquiries(parts: DeskParts): DeskServices["listInquiries"] {
  const { db, clock } = parts;
  return async ({ who, filter, cursor }) => {
    const { condition, countUpTo: limit } = await inquiryQuery(db, filter, overdueSince(parts));
    const { rows, newer, older } = await keysetPage(
      db.selectFrom("contact_submissions").select(inquiryRowColumns).where(condition),
      { at: "contact_submissions.created_at", id: "contact_submissions.id" },
      ({ created_at: at, id }) => ({ at, id }),
      cursor,
    );
    const count = await countUpTo(
      db,
      db
        .selectFrom("contact_submissions")
        .select("contact_submissions.id")
        .where(condition)
        // Along the same index as the page.
        .orderBy("contact_submissions.created_at", "desc")
        .orderBy("contact_submissions.id", "desc"),
      limit,
    );
    const seen = rows.map(({ reference }) => reference).join(" ");
    await writeAudit(db, { at: clock(), who, action: "listed inquiries", detail: seen });
    return { rows: await inquiryRows(parts, rows), newer, older, count };
  };
}
