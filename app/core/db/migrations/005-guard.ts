import { randomBytes } from "node:crypto";
import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { type AuditRecord, chainFrom } from "~/core/db/audit-chain";
import { tombstoneKey } from "~/core/db/forget-deleted";
import { runAll } from "./migration-parts";

/**
 * Protection of stored data: the audit's chain, tombstones of erased inquiries, marks of retention,
 * and limits for confirmations. app/core/db/schema.ts says what the columns hold.
 */
export const guard: Migration = {
  async up(db: Kysely<unknown>) {
    const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await runAll(db, statements);
    // Made before the first backup, so that every backup holds the key and a restore can repeat
    // erasures.
    await sql`insert into settings (name, value)
      values (${tombstoneKey}, ${randomBytes(32).toString("base64url")})`.execute(db);
    await sql.raw(updates(postgres).allow).execute(db);
    await chainEarlierEntries(db, postgres);
    await sql.raw(updates(postgres).refuse).execute(db);
    await sql.raw(`create unique index audit_log_by_seq on audit_log (seq)`).execute(db);
  },
};

const statements = [
  `alter table audit_log add column seq integer`,
  `alter table audit_log add column previous_hash text`,
  `alter table audit_log add column hash text`,
  `create table tombstones (hash text primary key, at text not null)`,
  `create table stopped_mailboxes (mailbox_hash text primary key, at text not null)`,
  `alter table outbox add column mailbox_hash text`,
  `alter table outbox add column granted_at text`,
  `alter table outbox add column withheld text`,
  `create index outbox_by_mailbox on outbox (mailbox_hash, granted_at)
    where granted_at is not null`,
  `create index outbox_granted on outbox (granted_at) where granted_at is not null`,
  `alter table contact_submissions add column removed_at text`,
  `alter table payments add column removed_at text`,
  `create index contact_submissions_removed on contact_submissions (removed_at)
    where removed_at is not null`,
  `create index payments_removed on payments (removed_at) where removed_at is not null`,
];

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
