import { type Kysely, sql } from "kysely";
import type { Outcome } from "../../../app/contracts/desk-numbers";
import type { Schema } from "../../db/schema";

/** What became of the inquiries since an instant. Each is in one of them. */
export async function outcomesOf(
  db: Kysely<Schema>,
  since: string,
): Promise<Record<Outcome, number>> {
  const wasBooked = sql<boolean>`exists (select 1 from inquiry_history
    where inquiry_history.submission_id = contact_submissions.id
      and inquiry_history.to_status = 'booked')`;
  const rows = await db
    .selectFrom("contact_submissions")
    .select([
      sql<Outcome>`case
        when status = 'closed' and outcome <> '' then outcome
        when status = 'booked' then 'booked'
        when status = 'closed' and ${wasBooked} then 'booked'
        when status = 'closed' then 'not-interested'
        else 'open' end`.as("became"),
      sql<number | string>`count(*)`.as("inquiries"),
    ])
    .where("suspected_spam", "=", 0)
    .where("removed_at", "is", null)
    .where("created_at", ">=", since)
    .groupBy("became")
    .execute();
  const counted = { booked: 0, came: 0, "not-interested": 0, "no-answer": 0, open: 0 };
  for (const { became, inquiries } of rows) counted[became] = Number(inquiries);
  return counted;
}
