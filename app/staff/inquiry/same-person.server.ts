import type { ExpressionBuilder, Kysely } from "kysely";
import { oneOf } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import type { Actor } from "~/core/sessions/people";
import type { StoredInquiry } from "~/staff/inquiry-record/change-inquiry.server";
import { fullName } from "~/staff/inquiry-record/inquiry-row.server";
import { maySee } from "~/staff/inquiry-record/own-inquiries.server";
import { emailToken, phoneDigits } from "~/staff/inquiry-record/search-tokens.server";

/**
 * Fewest digits of a comparable phone number: a shorter one is an extension or a typing error, and
 * would match many people.
 */
const shortestPhone = 7;

type Reached = { email: string; phone: string };

/** The words by which the search finds this email address and phone, however they were typed. */
function personTokens({ email, phone }: Reached): string[] {
  const digits = phoneDigits(phone);
  return [
    ...(email ? [emailToken(email)] : []),
    ...(digits.length >= shortestPhone ? [digits] : []),
  ];
}

/** Inquiries with the same email address or the same phone; none where neither is comparable. */
export function personCondition(person: Reached) {
  const tokens = personTokens(person);
  return (where: ExpressionBuilder<Schema, "contact_submissions">) =>
    tokens.length === 0
      ? where.lit(false)
      : where("contact_submissions.id", "in", (query) =>
          query.selectFrom("inquiry_tokens").select("submission_id").where("token", "in", tokens),
        );
}

/** Rows of the panel; a search for the email address lists all. */
const most = 20;

/** Other inquiries that `actor` may see, of a person who may be the same; newest first. */
export async function findSamePerson(db: Kysely<Schema>, stored: StoredInquiry, actor: Actor) {
  const rows = await db
    .selectFrom("contact_submissions")
    .select(shownColumns)
    .where("contact_submissions.id", "!=", stored.id)
    .where("suspected_spam", "=", 0)
    .where("removed_at", "is", null)
    .where(maySee(actor))
    .where(personCondition(stored))
    .orderBy("created_at", "desc")
    .limit(most)
    .execute();
  const isSame = (email: string) => email && emailToken(email) === emailToken(stored.email);
  return rows.map((row) => shown(row, isSame(row.email) ? "email" : "phone"));
}

/** Inquiries that were joined into this one, newest first. */
export async function listJoined(db: Kysely<Schema>, id: string) {
  const rows = await db
    .selectFrom("contact_submissions")
    .select(shownColumns)
    .where("joined_into", "=", id)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => shown(row, "joined"));
}

const shownColumns = [
  ...(["reference", "created_at", "first_name", "last_name"] as const),
  ...(["email", "phone", "service", "status"] as const),
] as const;

const shown = (
  row: Pick<StoredInquiry, (typeof shownColumns)[number]>,
  same: "joined" | "email" | "phone",
) => ({
  reference: row.reference,
  createdAt: row.created_at,
  name: fullName(row),
  email: row.email,
  phone: row.phone,
  service: row.service as string,
  status: row.status,
  same,
});

export type SamePerson = ReturnType<typeof shown>;

/**
 * The ids of those rows that share an email address or a phone with another inquiry that
 * `actor` may see.
 */
export async function withSamePerson(
  db: Kysely<Schema>,
  rows: readonly StoredInquiry[],
  actor: Actor,
): Promise<Set<string>> {
  const tokens = rows.flatMap(personTokens);
  const found = await db
    .selectFrom("inquiry_tokens")
    .innerJoin("contact_submissions", "contact_submissions.id", "submission_id")
    .select("token")
    .where(oneOf(db, "token", [...new Set(tokens)]))
    .where("suspected_spam", "=", 0)
    .where("removed_at", "is", null)
    .where(maySee(actor))
    .groupBy("token")
    .having(({ fn, val, eb }) => eb(fn.countAll(), ">", val(1)))
    .execute();
  const shared = new Set(found.map(({ token }) => token));
  const isShared = (row: StoredInquiry) => personTokens(row).some((token) => shared.has(token));
  return new Set(rows.filter(isShared).map(({ id }) => id));
}
