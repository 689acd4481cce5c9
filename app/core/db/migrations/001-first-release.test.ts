import { readFileSync } from "node:fs";
import { type Kysely, sql } from "kysely";
import { describe, expect, it } from "vitest";
import type { Database } from "~/core/db/open";
import type { Schema } from "~/core/db/schema";
import { engines, openTestDatabase } from "../../../../tests/support/databases";

/**
 * Every table, column, index, constraint and trigger of the database, one line each, so that two
 * schemas can be compared. The tables in which migrations are recorded are left out.
 */
async function describeSchema({ db, engine }: Database): Promise<string> {
  const lines = await (engine === "sqlite" ? describeSqlite(db) : describePostgres(db));
  return lines
    .filter((line) => !line.includes("kysely_"))
    .map((line) => `${line.replaceAll('"', "").replace(/\s+/g, " ").trim()}\n`)
    .join("");
}

type Line = { line: string };

async function describeSqlite(db: Kysely<Schema>) {
  const { rows } = await sql<Line>`
    select 1 as part, t.name as about, 0 as place,
      'table ' || t.name || iif(t.wr, ' without rowid', '') || iif(t.strict, ' strict', '') as line
    from pragma_table_list t where t.type = 'table' and t.name not like 'sqlite%'
    union all
    select 1, t.name, c.cid + 1,
      'column ' || t.name || '.' || c.name || ' ' || c.type || iif(c."notnull", ' not null', '')
        || coalesce(' default ' || c.dflt_value, '') || iif(c.pk, ' primary key ' || c.pk, '')
    from pragma_table_list t, pragma_table_xinfo(t.name) c
    where t.type = 'table' and t.name not like 'sqlite%'
    union all
    select 2, t.name, f.id,
      'reference ' || t.name || '.' || f."from" || ' ' || f."table" || '.' || f."to" || ' on delete '
        || f.on_delete || ' on update ' || f.on_update
    from pragma_table_list t, pragma_foreign_key_list(t.name) f
    union all
    select 3, i.name, 0,
      'index ' || t.name || ' ' || i.name || iif(i."unique", ' unique', '') || ' ('
        || (select group_concat(c.name || iif(c."desc", ' desc', '') || ' ' || c.coll, ', ')
            from pragma_index_xinfo(i.name) c where c.key) || ')'
        || coalesce((select substr(m.sql, instr(m.sql, ' where ')) from sqlite_master m
            where m.name = i.name and i.partial), '')
    from pragma_table_list t, pragma_index_list(t.name) i where t.name not like 'sqlite%'
    union all
    select 4, name, 0, type || ' ' || sql from sqlite_master where type in ('trigger', 'view')
    order by 1, 2, 3`.execute(db);
  return rows.map(({ line }) => line);
}

async function describePostgres(db: Kysely<Schema>) {
  const { rows } = await sql<Line>`
    select 1 as part, c.table_name::text collate "C" as about, c.ordinal_position::int as place,
      'column ' || c.table_name || '.' || c.column_name || ' ' || c.data_type
        || coalesce(' collate ' || c.collation_name, '')
        || case c.is_nullable when 'NO' then ' not null' else '' end
        || coalesce(' default ' || c.column_default, '') as line
    from information_schema.columns c where c.table_schema = 'public'
    union all
    select 2, conname::text, 0,
      'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
    from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f', 'c')
    union all
    select 3, indexname::text, 0, 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all
    select 4, tgname::text, 0, 'trigger ' || pg_get_triggerdef(oid)
    from pg_trigger where not tgisinternal
    union all
    select 5, proname::text, 0, 'function ' || proname || ' ' || prosrc
    from pg_proc where pronamespace = 'public'::regnamespace
    order by 1, 2, 3`.execute(db);
  return rows.map(({ line }) => line);
}

describe.each(engines)("the schema of the first release on %s", (engine) => {
  it("equals the schema of the separate migrations that were joined into it", async () => {
    const database = await openTestDatabase(engine, { upTo: "001-first-release" });
    const before = readFileSync(`${import.meta.dirname}/001-first-release.${engine}.txt`, "utf8");
    expect(await describeSchema(database)).toBe(before);
  });
});
