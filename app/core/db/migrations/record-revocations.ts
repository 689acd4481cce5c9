import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { RevocationKind } from "~/core/db/tables/people-tables";
import { appendOnly } from "./append-only";

/** Triggers write each revocation in the transaction that revokes, so that no code can omit it. */
export async function recordRevocations(db: Kysely<unknown>) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await appendOnly(db, "revocations", { goesWith: null });
  const { id, at } = postgres ? postgresValues : sqliteValues;
  for (const { name, on, when, kind, subject } of recorded) {
    const insert = `insert into revocations (id, at, kind, subject)
        values (${id}, ${at}, ${kind}, ${subject});`;
    const trigger = `create trigger revocation_${name} after ${on} for each row when (${when})`;
    if (!postgres) {
      await sql.raw(`${trigger} begin ${insert} end`).execute(db);
      continue;
    }
    await sql
      .raw(`create function revocation_${name}() returns trigger language plpgsql as $$
          begin ${insert} return null; end $$`)
      .execute(db);
    await sql.raw(`${trigger} execute function revocation_${name}()`).execute(db);
  }
}

/** The engine's own clock; `seq` gives the order within one database. */
const sqliteValues = {
  id: `lower(hex(randomblob(16)))`,
  at: `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
};
const postgresValues = {
  id: `gen_random_uuid()::text`,
  at: `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

const isKind = (kind: RevocationKind) => `'${kind}'`;

const recorded: readonly {
  name: string;
  on: string;
  when: string;
  kind: string;
  subject: string;
}[] = [
  {
    name: "suspended",
    on: "update of suspended_at on people",
    when: "old.suspended_at is null and new.suspended_at is not null",
    kind: isKind("suspended"),
    subject: "new.id",
  },
  {
    name: "reinstated",
    on: "update of suspended_at on people",
    when: "old.suspended_at is not null and new.suspended_at is null",
    kind: isKind("reinstated"),
    subject: "new.id",
  },
  {
    name: "role",
    on: "update of role on people",
    when: "old.role <> new.role",
    kind: "'role-' || new.role",
    subject: "new.id",
  },
  {
    name: "password",
    on: "update of password_hash, totp_secret on people",
    when: `old.password_hash is not null and (old.password_hash is distinct from new.password_hash
      or old.totp_secret is distinct from new.totp_secret)`,
    kind: isKind("password"),
    subject: "new.id",
  },
  {
    name: "passkey",
    on: "delete on passkeys",
    when: "old.id is not null",
    kind: isKind("passkey"),
    subject: "old.id",
  },
  {
    name: "code_used",
    on: "update of used_at on recovery_codes",
    when: "old.used_at is null and new.used_at is not null",
    kind: isKind("recovery-code"),
    subject: "old.code_hash",
  },
  {
    name: "code_replaced",
    on: "delete on recovery_codes",
    when: "old.used_at is null",
    kind: isKind("recovery-code"),
    subject: "old.code_hash",
  },
  {
    name: "links",
    on: "insert on inquiry_history",
    when: "new.kind = 'link'",
    kind: `case new.detail when 'made' then ${isKind("links-renewed")} else ${isKind("links-stopped")} end`,
    subject: "(select reference from contact_submissions where id = new.submission_id)",
  },
  {
    name: "mailbox",
    on: "insert on mail_opt_outs",
    when: "new.mailbox_hash is not null",
    kind: isKind("mailbox"),
    subject: "new.mailbox_hash",
  },
];
