import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { type Cursor, countRows, keysetPage, rowsPerPage } from "~/core/db/queries";
import { isLate } from "~/core/mail/alert-late-mail";
import { readMailBacklog } from "~/core/mail/mail-backlog";
import type { Actor } from "~/core/sessions/people";
import { openInquiry } from "~/staff/inquiry/open-inquiry.server";
import {
  hasFailedMail,
  inquiryRowColumns,
  inquiryRows,
  overdueSince,
} from "~/staff/inquiry-record/inquiry-row.server";
import { maySee, seesOnlyOwn } from "~/staff/inquiry-record/own-inquiries.server";
import { type Condition, inquiryQuery } from "./filter-inquiries.server";
import type { InquiryFilter } from "./read-filter";

/** Inquiries on paper: about twenty sheets. The exported file has no such limit. */
const mostPrinted = 500;

/** A page of the list. `inSpam`: matches in suspected spam; null where that is not searched. */
export async function listInquiries(
  app: App,
  { actor, filter, cursor }: { actor: Actor; filter: InquiryFilter; cursor: Cursor | null },
) {
  const { condition, spamCondition } = inquiryQuery(app, actor, filter);
  const { rows, ...places } = await readPage(app, condition, cursor);
  const count = await countRows(app.db, matches(app, condition));
  const inSpam = spamCondition && (await countRows(app.db, matches(app, spamCondition)));
  const seen = rows.map(({ reference }) => reference).join(" ");
  await writeAudit(app.db, { at: app.clock(), actor, action: "listed inquiries", detail: seen });
  return { rows: await inquiryRows(app, rows), ...places, count, inSpam };
}

/** The newest that match, for paper. `more`: there are others, which do not fit. */
export async function printInquiries(
  app: App,
  { actor, filter }: { actor: Actor; filter: InquiryFilter },
) {
  const { condition } = inquiryQuery(app, actor, filter);
  const { rows, older } = await readPage(app, condition, null, mostPrinted);
  const detail = `${rows.length} rows`;
  await writeAudit(app.db, { at: app.clock(), actor, action: "printed inquiries", detail });
  return { rows: await inquiryRows(app, rows), more: older !== null };
}

/** One inquiry for paper; null when there is none with this reference. */
export async function printInquiry(
  app: App,
  { actor, reference }: { actor: Actor; reference: string },
) {
  const inquiry = await openInquiry(app, { actor, reference });
  if (!inquiry) return null;
  const entry = { action: "printed inquiry", subject: reference, detail: "1 row" } as const;
  await writeAudit(app.db, { at: app.clock(), actor, ...entry });
  return inquiry;
}

/** Counts above the list and in the navigation. They show no personal data and are not audited. */
export async function countInquiries(app: App, actor: Actor) {
  const { db, clock } = app;
  const shown = db
    .selectFrom("contact_submissions")
    .select("id")
    .where("removed_at", "is", null)
    .where(maySee(actor));
  const fresh = shown.where("suspected_spam", "=", 0).where("status", "=", "new");
  const backlog = await readMailBacklog(db);
  return {
    fresh: await countRows(db, fresh),
    overdue: await countRows(db, fresh.where("created_at", "<=", overdueSince(app).toISOString())),
    /** Suspected spam that nobody has looked at: its status is still new. */
    spam: await countRows(db, shown.where("suspected_spam", "=", 1).where("status", "=", "new")),
    /** Counts inquiries, not mails, as the list marks and filters them. */
    failedMails: await countRows(
      db,
      shown.where("suspected_spam", "=", 0).where(hasFailedMail(db)),
    ),
    /** Mails that have waited for over an hour; null when none has. */
    lateMails:
      backlog.oldestSince && !seesOnlyOwn(actor) && isLate(backlog, clock())
        ? { waiting: backlog.waiting, since: backlog.oldestSince }
        : null,
  };
}

export type InquiryCounts = Awaited<ReturnType<typeof countInquiries>>;

const matches = ({ db }: App, condition: Condition) =>
  db.selectFrom("contact_submissions").select("contact_submissions.id").where(condition);

const readPage = ({ db }: App, condition: Condition, cursor: Cursor | null, limit = rowsPerPage) =>
  keysetPage(
    db.selectFrom("contact_submissions").select(inquiryRowColumns).where(condition),
    { at: "contact_submissions.created_at", id: "contact_submissions.id" },
    ({ created_at: at, id }) => ({ at, id }),
    cursor,
    limit,
  );
