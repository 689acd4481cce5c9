import type { Kysely, SelectQueryBuilder } from "kysely";
import type { Count } from "../../../app/contracts/desk-basics";
import type { Schema } from "../../db/schema";

/** Counts up to `limit`: a larger number costs no more. */
export async function countUpTo<Table extends keyof Schema>(
  db: Kysely<Schema>,
  rows: SelectQueryBuilder<Schema, Table, object>,
  limit: number,
): Promise<Count> {
  const { n } = await db
    .selectFrom(rows.limit(limit + 1).as("counted"))
    .select(({ fn }) => fn.countAll().as("n"))
    .executeTakeFirstOrThrow();
  return { number: Math.min(Number(n), limit), more: Number(n) > limit };
}
