import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { type DeskParts, overdueSince } from "~/staff/frame/desk-parts.server";
import { openInquiry } from "~/staff/inquiry/open-inquiry.server";
import { inquiryQuery } from "./filter-inquiries.server";
import { inquiryRowColumns, inquiryRows } from "./inquiry-row.server";
import { keysetPage } from "./keyset-page.server";
import type { DeskPrintingServices } from "./printing";

/** About twenty sheets. For more, there is the file. */
const mostRows = 500;

export function makePrintInquiries(parts: DeskParts, app: App): DeskPrintingServices {
  const { db, clock } = parts;
  return {
    async printInquiries({ who, filter }) {
      const { condition } = inquiryQuery(db, filter, overdueSince(parts));
      const { rows, older } = await keysetPage(
        db.selectFrom("contact_submissions").select(inquiryRowColumns).where(condition),
        { at: "contact_submissions.created_at", id: "contact_submissions.id" },
        ({ created_at: at, id }) => ({ at, id }),
        null,
        mostRows,
      );
      const detail = `${rows.length} rows`;
      await writeAudit(db, { at: clock(), who, action: "printed inquiries", detail });
      return { rows: await inquiryRows(parts, rows), more: older !== null };
    },
    async printInquiry({ who, reference }) {
      const inquiry = await openInquiry(app, { who, reference });
      if (!inquiry) return null;
      const entry = { action: "printed inquiry", subject: reference, detail: "1 row" } as const;
      await writeAudit(db, { at: clock(), who, ...entry });
      return inquiry;
    },
  };
}
