import { type Kysely, type SelectQueryBuilder, type SqlBool, SqliteAdapter, sql } from "kysely";
import type { Schema } from "./schema";

/** A position in a list that is sorted by time; the row at it is not part of the page. */
export type Cursor = { direction: "older" | "newer"; at: string; id: string };

/**
 * Rows newest first; the cursors are null where there is nothing more. `beyond`: the requested
 * place is past the list's end.
 */
export type Page<Row> = {
  rows: Row[];
  newer: Cursor | null;
  older: Cursor | null;
  beyond: boolean;
};

export const rowsPerPage = 50;

/**
 * One page of a list that is sorted by time, newest first. It continues from a row, not from a
 * number of rows: the last page costs as little as the first, and no row is shown twice while new
 * ones arrive. `at` and `id` are the columns of the sort.
 */
export async function keysetPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  columns: { at: string; id: string },
  place: (row: Row) => { at: string; id: string },
  cursor: Cursor | null,
  limit = rowsPerPage,
): Promise<Page<Row>> {
  const at = sql.ref(columns.at);
  const id = sql.ref(columns.id);
  const backwards = cursor?.direction === "newer";
  const order = backwards ? "asc" : "desc";
  let page = query
    .orderBy(at, order)
    .orderBy(id, order)
    .limit(limit + 1);
  if (cursor) {
    const than = sql.raw(backwards ? ">" : "<");
    page = page.where(sql<boolean>`(${at}, ${id}) ${than} (${cursor.at}, ${cursor.id})`);
  }
  const found = await page.execute();
  const more = found.length > limit;
  const rows = found.slice(0, limit);
  if (backwards) rows.reverse();

  const first = rows[0];
  const last = rows.at(-1);
  const newer = backwards ? more : cursor !== null;
  const older = backwards ? true : more;
  return {
    rows,
    newer: first && newer ? { direction: "newer", ...place(first) } : null,
    older: last && older ? { direction: "older", ...place(last) } : null,
    beyond: cursor !== null && !first,
  };
}

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

/**
 * Condition that a text column is one of `values`, as one variable however many they are: engines
 * refuse statements with more than 32,766 (SQLite) or 65,535 (PostgreSQL).
 */
export function oneOf(db: Kysely<Schema>, column: string, values: readonly string[]) {
  const sqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  return sqlite
    ? sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`
    : sql<SqlBool>`${sql.ref(column)} = any(${[...values]}::text[])`;
}

/**
 * A row that one process at a time works on: `lease_owner` holds it until `leased_until`. Then
 * another process may take it, because the first one has probably died.
 */
export const lease = (owner: string, now: Date, milliseconds: number) => ({
  lease_owner: owner,
  leased_until: new Date(now.getTime() + milliseconds).toISOString(),
});

/** Any process may take the row at once. */
export const noLease = { lease_owner: null, leased_until: null };

/** Condition of the update that takes a free row: of two processes only the first succeeds. */
export const isFree = (now: Date) =>
  sql<SqlBool>`(leased_until is null or leased_until <= ${now.toISOString()})`;

export const readSetting = async (db: Kysely<Schema>, name: string): Promise<string | undefined> =>
  (await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst())
    ?.value;

/**
 * Writes a row of `settings` that was `seen` before (undefined: it was not there). Of several
 * processes that saw the same, one succeeds and gets true.
 */
export async function replaceSetting(
  db: Kysely<Schema>,
  name: string,
  seen: string | undefined,
  value: string,
): Promise<boolean> {
  if (seen === undefined) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("settings")
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable("settings")
    .set({ value })
    .where("name", "=", name)
    .where("value", "=", seen)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Inserts or replaces a row of `settings`. */
export const writeSetting = (db: Kysely<Schema>, name: string, value: string) =>
  db
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
