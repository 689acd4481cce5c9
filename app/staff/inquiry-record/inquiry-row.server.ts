import type { ExpressionBuilder, Kysely } from "kysely";
import type { App } from "~/core/app";
import { type Schema, storable } from "~/core/db/schema";
import { failedMails } from "~/core/mail/mail-backlog";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import { windowText } from "~/facts/hours/callback-window";
import type { StoredInquiry } from "./change-inquiry.server";
import {
  type Inquiry,
  type InquiryColumn,
  type InquiryField,
  inquiryFieldNames,
  inquiryFields,
} from "./inquiry-fields";

export type InquiryRow = Awaited<ReturnType<typeof inquiryRows>>[number];

export async function inquiryRows(app: App, stored: readonly StoredInquiry[]) {
  const since = overdueSince(app).toISOString();
  const people = await listColleagues(app.db);
  const failed = await withFailedMail(app.db, stored);
  return stored.map((row) => ({
    reference: row.reference,
    createdAt: row.created_at,
    name: fullName(row),
    phone: row.phone,
    email: row.email,
    language: row.language,
    service: row.service as string,
    status: row.status,
    isAnswered: row.answered_at !== null,
    waitedMinutes: waitedMinutes(app, row),
    overdue: row.suspected_spam === 0 && row.status === "new" && row.created_at <= since,
    spam: row.suspected_spam === 1,
    mailFailed: failed.has(row.id),
    assignedTo: colleagueOf(people, row.assigned_to),
  }));
}

/** The visitor's name; a caller may have given the first name only. */
export const fullName = (row: Pick<StoredInquiry, "first_name" | "last_name">) =>
  `${row.first_name} ${row.last_name}`.trim();

/** Minutes of office hours until the first reply, or until now. */
export function waitedMinutes(
  { clock, officeTime }: App,
  { created_at: from, answered_at: to }: Pick<StoredInquiry, "created_at" | "answered_at">,
): number {
  return Math.floor(officeTime.between(new Date(from), to ? new Date(to) : clock()) / 60_000);
}

/** New inquiries received at or before this instant wait longer than WAIT_ALERT_OFFICE_HOURS. */
export const overdueSince = ({ clock, officeTime, config }: App): Date =>
  officeTime.before(clock(), config.waitAlertOfficeHours * 3_600_000);

/** When an inquiry is due and why; for a call, the reason is the time that the visitor chose. */
export function dueOf(
  row: Pick<StoredInquiry, "due_at" | "due_kind" | "due_reason"> & { call_window: string },
) {
  const { due_at: at, due_kind: kind } = row;
  if (!at || !kind) return null;
  return { at, kind, reason: kind === "callback" ? windowText(row.call_window) : row.due_reason };
}

/** Condition of inquiries with a failed mail, which the desk counts, marks and lists. */
export const hasFailedMail =
  (db: Kysely<Schema>) => (where: ExpressionBuilder<Schema, "contact_submissions">) =>
    where.and([
      where("contact_submissions.status", "!=", "closed"),
      where("contact_submissions.id", "in", failedMails(db).select("outbox.submission_id")),
    ]);

async function withFailedMail(db: Kysely<Schema>, stored: readonly StoredInquiry[]) {
  if (stored.length === 0) return new Set<string>();
  const ids = stored.map(({ id }) => id);
  const rows = await db
    .selectFrom("contact_submissions")
    .select("id")
    .where("id", "in", ids)
    .where(hasFailedMail(db))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The fields of an inquiry as the table has them. */
export const inquiryColumns = (inquiry: Inquiry) =>
  Object.fromEntries(
    inquiryFieldNames.map((name) => [inquiryFields[name].column, storable(inquiry[name])]),
  ) as Record<InquiryColumn, string>;

export const inquiryFieldsOf = (stored: Record<InquiryColumn, string>) =>
  Object.fromEntries(
    inquiryFieldNames.map((name) => [name, stored[inquiryFields[name].column]]),
  ) as Record<InquiryField, string>;
