import { type SqlBool, sql } from "kysely";

/**
 * A row that one process at a time works on: `lease_owner` holds it until `leased_until`, and
 * another process may take it afterwards, because the first one is taken to have died.
 */
export const lease = (owner: string, now: Date, milliseconds: number) => ({
  lease_owner: owner,
  leased_until: new Date(now.getTime() + milliseconds).toISOString(),
});

/** Any process may take the row at once. */
export const noLease = { lease_owner: null, leased_until: null };

/**
 * Condition of the update that takes a row, so that of two processes that saw it free the second
 * finds it taken.
 */
export const isFree = (now: Date) =>
  sql<SqlBool>`(leased_until is null or leased_until <= ${now.toISOString()})`;
