import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Makes the database itself refuse to change or remove rows of a table. With `goesWith`, the column
 * that names an inquiry, rows are removed only together with that inquiry: when the foreign key
 * removes them, the inquiry no longer exists.
 */
export async function appendOnly(
  db: Kysely<unknown>,
  table: string,
  { goesWith }: { goesWith: string | null },
) {
  const name = sql.raw(table);
  const message = sql.lit(`${table} is append-only`);
  const inquiryStays = goesWith
    ? sql`exists (select 1 from contact_submissions where id = old.${sql.raw(goesWith)})`
    : null;

  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    const refuse = sql.raw(`${table}_refuse`);
    await sql`create function ${refuse}() returns trigger language plpgsql as $$
      begin raise exception ${message}; end $$`.execute(db);
    await sql`create trigger ${sql.raw(`${table}_no_update`)} before update or truncate on ${name}
      for each statement execute function ${refuse}()`.execute(db);
    if (!inquiryStays) {
      await sql`create trigger ${sql.raw(`${table}_no_delete`)} before delete on ${name}
        for each row execute function ${refuse}()`.execute(db);
      return;
    }
    const refuseAlone = sql.raw(`${table}_refuse_alone`);
    await sql`create function ${refuseAlone}() returns trigger language plpgsql as $$
      begin
        if ${inquiryStays} then raise exception ${message}; end if;
        return old;
      end $$`.execute(db);
    await sql`create trigger ${sql.raw(`${table}_no_delete`)} before delete on ${name}
      for each row execute function ${refuseAlone}()`.execute(db);
    return;
  }

  await sql`create trigger ${sql.raw(`${table}_no_update`)} before update on ${name}
    begin select raise(abort, ${message}); end`.execute(db);
  await sql`create trigger ${sql.raw(`${table}_no_delete`)} before delete on ${name}
    ${inquiryStays ? sql`when ${inquiryStays}` : sql``}
    begin select raise(abort, ${message}); end`.execute(db);
  // "insert or replace" removes a row without firing the delete trigger.
  await sql`create trigger ${sql.raw(`${table}_no_replace`)} before insert on ${name}
    when exists (select 1 from ${name} where id = new.id)
    begin select raise(abort, ${message}); end`.execute(db);
}
