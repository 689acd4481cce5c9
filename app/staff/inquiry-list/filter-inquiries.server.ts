import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import { isOf } from "~/core/sessions/list-colleagues";
import type { Actor } from "~/core/sessions/people";
import { daysAsInstants } from "~/facts/hours/zoned-time.server";
import { hasFailedMail, overdueSince } from "~/staff/inquiry-record/inquiry-row.server";
import { maySee, seesOnlyOwn } from "~/staff/inquiry-record/own-inquiries.server";
import { emailToken, endOfPrefix, searchTerms } from "~/staff/inquiry-record/search-tokens.server";
import type { InquiryFilter } from "./read-filter";

type Where = ExpressionBuilder<Schema, "contact_submissions">;

export type Condition = (where: Where) => Expression<SqlBool>;

/**
 * The condition of a filter: an inquiry has, for each word of the search, a token that begins so.
 * `spamCondition`: the same search in suspected spam; null without search words, in spam itself, and
 * for somebody who sees only their own inquiries.
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
    const conditions: Expression<SqlBool>[] = [where("contact_submissions.removed_at", "is", null)];
    // Suspected spam is included only when all inquiries of one email address are requested.
    if (!filter.email || filter.overdue || filter.mailFailed) {
      conditions.push(where("contact_submissions.suspected_spam", "=", spam ? 1 : 0));
    }
    const status = filter.overdue ? "new" : filter.status;
    if (status) conditions.push(where("contact_submissions.status", "=", status));
    if (filter.service) conditions.push(where("contact_submissions.service", "=", filter.service));
    conditions.push(maySee(actor)(where));
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
    const tokens = db.selectFrom("inquiry_tokens").select("submission_id");
    const has = (found: typeof tokens) => where("contact_submissions.id", "in", found);
    if (filter.email) conditions.push(has(tokens.where("token", "=", emailToken(filter.email))));
    for (const word of words)
      conditions.push(
        has(tokens.where("token", ">=", word).where("token", "<", endOfPrefix(word))),
      );
    return where.and(conditions);
  };
  return {
    condition: conditionIn(filter.spam),
    spamCondition:
      words.length > 0 && !filter.spam && !filter.email && !seesOnlyOwn(actor)
        ? conditionIn(true)
        : null,
  };
}
