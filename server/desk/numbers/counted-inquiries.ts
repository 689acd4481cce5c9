import { type Kysely, sql } from "kysely";
import type { Outcome } from "../../../app/contracts/desk-numbers";
import type { Schema } from "../../db/schema";

export type CountedInquiry = {
  /** To the minute, "2026-03-02T14:00", in UTC. */
  createdAt: string;
  /** The same; "" while it is not answered. */
  answeredAt: string;
  service: string;
  /** The page it came from; "" when that is not known. */
  path: string;
  outcome: Outcome;
};

/** Neither stands in an instant, a service, a path of the site or an outcome. */
const [betweenFields, betweenRows] = ["\t", "\n"];

/**
 * What is counted of every inquiry since an instant, suspected spam left out. It comes as one text:
 * tens of thousands of rows as objects take several times as long. An index has all of it.
 */
export async function countedInquiries(
  db: Kysely<Schema>,
  since: string,
): Promise<CountedInquiry[]> {
  const wasBooked = sql<boolean>`exists (select 1 from inquiry_history
    where inquiry_history.submission_id = contact_submissions.id
      and inquiry_history.to_status = 'booked')`;
  // Each is in one of them. What was closed before the desk could say why is judged by its history.
  const outcome = sql<Outcome>`case
    when status = 'closed' and outcome <> '' then outcome
    when status = 'booked' then 'booked'
    when status = 'closed' and ${wasBooked} then 'booked'
    when status = 'closed' then 'not-interested'
    else 'open' end`;
  const fields = [
    sql`substr(created_at, 1, 16)`,
    sql`coalesce(substr(answered_at, 1, 16), '')`,
    sql`service`,
    sql`came_from`,
    outcome,
  ];
  const row = sql.join(fields, sql` || ${sql.lit(betweenFields)} || `);
  const { text } = await db
    .selectFrom("contact_submissions")
    .select(sql<string | null>`string_agg(${row}, ${sql.lit(betweenRows)})`.as("text"))
    .where("suspected_spam", "=", sql.lit(0))
    .where("removed_at", "is", null)
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  if (!text) return [];
  return text.split(betweenRows).map((line) => {
    const [createdAt = "", answeredAt = "", service = "", path = "", became] =
      line.split(betweenFields);
    return { createdAt, answeredAt, service, path, outcome: became as Outcome };
  });
}
