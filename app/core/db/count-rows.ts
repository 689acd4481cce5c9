import type { Kysely, SelectQueryBuilder } from "kysely";
import type { Schema } from "~/core/db/schema";

export async function countRows<Table extends keyof Schema>(
  db: Kysely<Schema>,
  rows: SelectQueryBuilder<Schema, Table, object>,
): Promise<number> {
  const { n } = await db
    .selectFrom(rows.as("counted"))
    .select(({ fn }) => fn.countAll().as("n"))
    .executeTakeFirstOrThrow();
  return Number(n);
}
