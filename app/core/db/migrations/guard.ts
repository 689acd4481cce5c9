import { randomBytes } from "node:crypto";
import { type Kysely, PostgresAdapter, sql } from "kysely";
import { type AuditRecord, chainFrom } from "~/core/db/audit-chain";
import { tombstoneKey } from "~/core/db/forget-deleted";

/**
 * Makes the key of tombstones, before the first backup, so that every backup holds it and a restore
 * can repeat erasures; and chains the audit log's earlier entries.
 */
export async function guard(db: Kysely<unknown>) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await sql`insert into settings (name, value)
    values (${tombstoneKey}, ${randomBytes(32).toString("base64url")})`.execute(db);
  await sql.raw(updates(postgres).allow).execute(db);
  await chainEarlierEntries(db, postgres);
  await sql.raw(updates(postgres).refuse).execute(db);
  await sql`create unique index audit_log_by_seq on audit_log (seq)`.execute(db);
}

/** Drops and restores the trigger that refuses updates, while earlier entries join the chain. */
const updates = (postgres: boolean) =>
  postgres
    ? {
        allow: `alter table audit_log disable trigger audit_log_no_update`,
        refuse: `alter table audit_log enable trigger audit_log_no_update`,
      }
    : {
        allow: `drop trigger audit_log_no_update`,
        refuse: `create trigger audit_log_no_update before update on audit_log
          begin select raise(abort, 'audit_log is append-only'); end`,
      };

/** Entries in one statement, which passes them as one JSON variable. */
const atOnce = 2000;

async function chainEarlierEntries(db: Kysely<unknown>, postgres: boolean) {
  let previous = { seq: 0, hash: "" };
  let after = { at: "", id: "" };
  for (;;) {
    const { rows } = await sql<AuditRecord>`select * from audit_log
      where (at, id) > (${after.at}, ${after.id}) order by at, id limit ${sql.lit(atOnce)}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (!last) return;
    after = { at: last.at, id: last.id };
    const places = rows.map((row) => {
      const place = chainFrom(previous, row);
      previous = place;
      return { id: row.id, ...place };
    });
    const json = JSON.stringify(places);
    const write = postgres
      ? sql`update audit_log set seq = place.seq, previous_hash = place.previous_hash,
          hash = place.hash from jsonb_to_recordset(${json}::jsonb)
          as place (id text, seq integer, previous_hash text, hash text)
          where audit_log.id = place.id`
      : sql`update audit_log set seq = place.value ->> 'seq',
          previous_hash = place.value ->> 'previous_hash', hash = place.value ->> 'hash'
          from json_each(${json}) as place where audit_log.id = place.value ->> 'id'`;
    await write.execute(db);
  }
}
