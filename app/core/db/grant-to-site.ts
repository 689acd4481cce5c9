import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema";

/** Tables whose rows are added and never changed; some are deleted with their inquiry. */
const onlyAdded = ["audit_log", "inquiry_history", "tombstones", "revocations"];
/** Written by migrations. */
const onlyRead = ["kysely_migration", "kysely_migration_lock"];

/** Gives the role that the site works under its rights on all tables, after every migration. */
export async function grantToSite(db: Kysely<Schema>, role: string) {
  const site = sql.id(role);
  const tables = (names: readonly string[]) => sql.join(names.map((name) => sql.table(name)));
  await sql`grant usage on schema public to ${site}`.execute(db);
  await sql`grant select, insert, update, delete on all tables in schema public to ${site}`.execute(
    db,
  );
  await sql`revoke update, delete on ${tables(onlyAdded)} from ${site}`.execute(db);
  await sql`revoke insert, update, delete on ${tables(onlyRead)} from ${site}`.execute(db);
}
