import type { Selectable } from "kysely";
import type { Schema } from "~/core/db/schema";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import { type DeskParts, overdueSince } from "~/staff/frame/desk-parts.server";
import { hasFailedMail } from "~/staff/inquiry-list/filter-inquiries.server";
import type { InquiryRow } from "~/staff/inquiry-list/inquiry-list";

export const inquiryRowColumns = [
  "contact_submissions.id",
  "contact_submissions.reference",
  "contact_submissions.created_at",
  "contact_submissions.first_name",
  "contact_submissions.last_name",
  "contact_submissions.phone",
  "contact_submissions.email",
  "contact_submissions.service",
  "contact_submissions.status",
  "contact_submissions.answered_at",
  "contact_submissions.suspected_spam",
  "contact_submissions.assigned_to",
] as const;

type Stored = Pick<
  Selectable<Schema["contact_submissions"]>,
  | "id"
  | "reference"
  | "created_at"
  | "first_name"
  | "last_name"
  | "phone"
  | "email"
  | "service"
  | "status"
  | "answered_at"
  | "suspected_spam"
  | "assigned_to"
>;

const minute = 60_000;

/** As the desk lists them, with the waiting time in office hours. */
export async function inquiryRows(parts: DeskParts, stored: readonly Stored[]) {
  const { officeTime, clock } = parts;
  const now = clock();
  const since = overdueSince(parts).toISOString();
  const people = await listColleagues(parts.db);
  const failed = await withFailedMail(parts, stored);
  return stored.map((row): InquiryRow => {
    const until = row.answered_at ? new Date(row.answered_at) : now;
    return {
      reference: row.reference,
      createdAt: row.created_at,
      name: `${row.first_name} ${row.last_name}`,
      phone: row.phone,
      email: row.email,
      service: row.service,
      status: row.status,
      waitedMinutes: Math.floor(officeTime.between(new Date(row.created_at), until) / minute),
      overdue: row.suspected_spam === 0 && row.status === "new" && row.created_at <= since,
      spam: row.suspected_spam === 1,
      mailFailed: failed.has(row.id),
      assignedTo: colleagueOf(people, row.assigned_to),
    };
  });
}

/** Ids of the inquiries with a failed mail, by the condition that the desk counts and filters by. */
async function withFailedMail({ db }: DeskParts, stored: readonly Stored[]) {
  if (stored.length === 0) return new Set<string>();
  const rows = await db
    .selectFrom("contact_submissions")
    .select("id")
    .where(
      "id",
      "in",
      stored.map(({ id }) => id),
    )
    .where(hasFailedMail(db))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
