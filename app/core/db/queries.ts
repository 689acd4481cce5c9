import { type SelectQueryBuilder, sql } from "kysely";

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
