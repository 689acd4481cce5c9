import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { type Cursor, countRows, keysetPage, rowsPerPage } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import { isLate } from "~/core/mail/alert-late-mail";
import { readMailBacklog } from "~/core/mail/mail-backlog";
import { isOf } from "~/core/sessions/list-colleagues";
import type { Actor } from "~/core/sessions/people";
import { daysAsInstants } from "~/facts/hours/zoned-time.server";
import { openInquiry } from "~/staff/inquiry/open-inquiry.server";
import {
  hasFailedMail,
  inquiryRows,
  overdueSince,
} from "~/staff/inquiry-record/inquiry-row.server";
import { maySee, seesOnlyOwn } from "~/staff/inquiry-record/own-inquiries.server";
import { endOfPrefix, searchTerms } from "~/staff/inquiry-record/search-tokens.server";
import type { InquiryFilter } from "./read-filter";

/** Most inquiries on paper: about twenty sheets. The exported file has no limit. */
const mostPrinted = 500;

/** Matches are counted up to this number: a word that all inquiries have would read every one. */
const mostCounted = 10_000;

/**
 * A page of the list. `count`: number of matches; `countedAll`: false when there are more. `inSpam`:
 * number of matches in suspected spam; null where that is not searched.
 */
export async function listInquiries(
  app: App,
  { actor, filter, cursor }: { actor: Actor; filter: InquiryFilter; cursor: Cursor | null },
) {
  const { condition, spamCondition } = inquiryQuery(app, actor, filter);
  const { rows, ...places } = await readPage(app, condition, cursor);
  const countOf = (of: Condition) => countRows(app.db, matches(app, of).limit(mostCounted + 1));
  const found = await countOf(condition);
  const counted = { count: Math.min(found, mostCounted), countedAll: found <= mostCounted };
  const inSpam = spamCondition && (await countOf(spamCondition));
  const seen = rows.map(({ reference }) => reference).join(" ");
  await writeAudit(app.db, { at: app.clock(), actor, action: "listed inquiries", detail: seen });
  return { rows: await inquiryRows(app, rows), ...places, ...counted, inSpam };
}

/** The newest matches, for printing. `more`: further matches do not fit. */
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

/** One inquiry for printing; null when there is none with this reference. */
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

/** Counts above the list and in the navigation: no personal data, so not audited. */
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
    /** Suspected spam whose status is still new, so that it was not looked at. */
    spam: await countRows(db, shown.where("suspected_spam", "=", 1).where("status", "=", "new")),
    /** Counts inquiries, not mails, because the list marks and filters inquiries. */
    failedMails: await countRows(
      db,
      shown.where("suspected_spam", "=", 0).where(hasFailedMail(db)),
    ),
    /** Number of mails that have waited for over an hour; null when there are none. */
    lateMails:
      backlog.oldestSince && !seesOnlyOwn(actor) && isLate(backlog, clock())
        ? { waiting: backlog.waiting, since: backlog.oldestSince }
        : null,
  };
}

export type InquiryCounts = Awaited<ReturnType<typeof countInquiries>>;

const matches = ({ db }: App, condition: Condition) =>
  db.selectFrom("contact_submissions").select("contact_submissions.id").where(condition);

export const readPage = (
  { db }: App,
  condition: Condition,
  cursor: Cursor | null,
  limit = rowsPerPage,
) =>
  keysetPage(
    db.selectFrom("contact_submissions").selectAll().where(condition),
    { at: "contact_submissions.created_at", id: "contact_submissions.id" },
    ({ created_at: at, id }) => ({ at, id }),
    cursor,
    limit,
  );

type Where = ExpressionBuilder<Schema, "contact_submissions">;

export type Condition = (where: Where) => Expression<SqlBool>;

/**
 * The condition of a filter: an inquiry, or one that was joined into it, has for each word of the
 * search a token that begins so.
 * `spamCondition`: the same search in suspected spam; null without search words, in spam itself, and
 * for a person who sees only their own inquiries.
 */
export function inquiryQuery(
  app: App,
  actor: Actor,
  filter: InquiryFilter,
): { condition: Condition; spamCondition: Condition | null } {
  const { db } = app;
  const words = searchTerms(filter.search);
  const { from, to } = daysAsInstants(filter);

  const conditionIn = (spam: boolean) => (where: Where) => {
    const conditions: Expression<SqlBool>[] = [
      where("contact_submissions.removed_at", "is", null),
      where("contact_submissions.suspected_spam", "=", spam ? 1 : 0),
      maySee(actor),
    ];
    const status = filter.overdue ? "new" : filter.status;
    if (status) conditions.push(where("contact_submissions.status", "=", status));
    if (filter.service) conditions.push(where("contact_submissions.service", "=", filter.service));
    if (filter.of) conditions.push(isOf(filter.of)(where));
    if (from) conditions.push(where("contact_submissions.created_at", ">=", from));
    if (to) conditions.push(where("contact_submissions.created_at", "<", to));
    if (filter.overdue) {
      const since = overdueSince(app).toISOString();
      conditions.push(where("contact_submissions.created_at", "<=", since));
    }
    if (filter.mailFailed) conditions.push(hasFailedMail(db)(where));
    // The search has no usable word.
    if (filter.search.trim() !== "" && words.length === 0) conditions.push(sql`1 = 0`);
    for (const word of words) {
      const tokens = db
        .selectFrom("inquiry_tokens")
        .select("submission_id as id")
        .where("token", ">=", word)
        .where("token", "<", endOfPrefix(word));
      // Few inquiries are joined: their words are looked up one by one.
      const joined = db
        .selectFrom("contact_submissions as part")
        .select("joined_into as id")
        .$narrowType<{ id: string }>()
        .where("joined_into", "is not", null)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom("inquiry_tokens")
              .select("token")
              .whereRef("submission_id", "=", "part.id")
              .where("token", ">=", word)
              .where("token", "<", endOfPrefix(word)),
          ),
        );
      conditions.push(where("contact_submissions.id", "in", tokens.unionAll(joined)));
    }
    return where.and(conditions);
  };
  return {
    condition: conditionIn(filter.spam),
    spamCondition:
      words.length > 0 && !filter.spam && !seesOnlyOwn(actor) ? conditionIn(true) : null,
  };
}
