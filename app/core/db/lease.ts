import { type SqlBool, sql } from "kysely";

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

/**
 * Condition of the update that takes a row: of two processes that saw it free, only the first gets
 * it.
 */
export const isFree = (now: Date) =>
  sql<SqlBool>`(leased_until is null or leased_until <= ${now.toISOString()})`;
