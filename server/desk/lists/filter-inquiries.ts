import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import type { InquiryFilter } from "../../../app/contracts/desk-inquiry-list";
import { clinicMidnight } from "../../../app/facts/hours/clinic-day.server";
import { addDays, parseDate } from "../../../app/facts/hours/local-date";
import { oneOf } from "../../db/one-of";
import type { Schema } from "../../db/schema";
import { emailToken, searchTerms } from "../../inquiries/search-tokens";
import { failedMails } from "../../outbox/failed-mails";
import { isOf } from "../queue/list-colleagues";
import { isToken, planSearch, type Term } from "./plan-search";

type Where = ExpressionBuilder<Schema, "contact_submissions">;

type Condition = (where: Where) => Expression<SqlBool>;

export type InquiryQuery = {
  condition: Condition;
  /** The same search in suspected spam; null without search words, and in spam itself. */
  spamCondition: Condition | null;
  /** Counting further than this would cost more than the page itself. */
  countUpTo: number;
};

/**
 * The condition of a filter. A search with few matches is looked up from its words; one with many
 * is checked row by row along the list, which soon fills a page.
 */
export async function inquiryQuery(
  db: Kysely<Schema>,
  filter: InquiryFilter,
  overdueSince: Date,
): Promise<InquiryQuery> {
  const words = searchTerms(filter.search).map((token) => ({ token, whole: false }));
  const email = filter.email ? [{ token: emailToken(filter.email), whole: true }] : [];
  const { ids, check } = await planSearch(db, [...email, ...words]);
  const { from, to } = daysAsInstants(filter);

  const conditionIn = (spam: boolean) => (where: Where) => {
    const conditions: Expression<SqlBool>[] = [where("contact_submissions.removed_at", "is", null)];
    // Suspected spam is left out, except when all inquiries of one address are asked for.
    if (!filter.email || filter.overdue || filter.mailFailed) {
      conditions.push(where("contact_submissions.suspected_spam", "=", spam ? 1 : 0));
    }
    const status = filter.overdue ? "new" : filter.status;
    if (status) conditions.push(where("contact_submissions.status", "=", status));
    if (filter.service) conditions.push(where("contact_submissions.service", "=", filter.service));
    if (filter.of) conditions.push(isOf(filter.of)(where));
    if (from) conditions.push(where("contact_submissions.created_at", ">=", from));
    if (to) conditions.push(where("contact_submissions.created_at", "<", to));
    if (filter.overdue) {
      conditions.push(where("contact_submissions.created_at", "<=", overdueSince.toISOString()));
    }
    if (filter.mailFailed) conditions.push(hasFailedMail(db)(where));
    // The search has no usable word, or nothing was found.
    const hasNoWords = filter.search.trim() !== "" && words.length === 0;
    if (hasNoWords || ids?.length === 0) conditions.push(sql`1 = 0`);
    else if (ids) conditions.push(oneOf(db, "contact_submissions.id", ids));
    for (const term of check) conditions.push(hasTerm(where, term));
    return where.and(conditions);
  };
  return {
    condition: conditionIn(filter.spam),
    spamCondition: words.length > 0 && !filter.spam && !filter.email ? conditionIn(true) : null,
    countUpTo: check.length > 0 && !ids ? 200 : 1000,
  };
}

/** What the desk counts, marks and lists as failed: the staff must act. */
export const hasFailedMail = (db: Kysely<Schema>) => (where: Where) =>
  where.and([
    where("contact_submissions.status", "!=", "closed"),
    where("contact_submissions.id", "in", failedMails(db).select("outbox.submission_id")),
  ]);

/** The offset keeps PostgreSQL from reading all matches first to join them. */
const hasTerm = (where: Where, term: Term) =>
  where.exists((query) =>
    query
      .selectFrom("inquiry_tokens")
      .select(sql.lit(1).as("one"))
      .whereRef("inquiry_tokens.submission_id", "=", "contact_submissions.id")
      .where(isToken(term))
      .limit(sql.lit(1))
      .offset(sql.lit(0)),
  );

function daysAsInstants(filter: InquiryFilter) {
  const start = parseDate(filter.from);
  const end = parseDate(filter.to);
  const midnight = (day: typeof start) => day && clinicMidnight(day);
  return { from: midnight(start), to: midnight(end && addDays(end, 1)) };
}
