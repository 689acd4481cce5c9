import { readFileSync } from "node:fs";
import SQLite from "better-sqlite3-multiple-ciphers";
import pg from "pg";

export type StoredInquiry = { message: string; reference: string };
export type StoredMail = { reference: string; message_id: string; sent_at: string | null };

/** Reads what the checks need and moves stored instants, in plain SQL without the site's code. */
export type TortureDatabase = {
  inquiries: () => Promise<StoredInquiry[]>;
  mails: () => Promise<StoredMail[]>;
  /** Makes mails that wait for their next try due now, and ends the leases of killed processes. */
  moveClocksOn: () => Promise<number>;
  close: () => Promise<void>;
};

const sql = {
  inquiries: "select message, reference from contact_submissions",
  mails:
    "select s.reference, o.message_id, o.sent_at from outbox o join contact_submissions s on s.id = o.submission_id",
  waiting: "select count(*) as n from outbox where sent_at is null",
  due: "update outbox set next_attempt_at = $1 where sent_at is null and lease_owner is null and next_attempt_at > $1",
  // A lease lasts a minute: a process that took it five seconds ago and did not finish is dead.
  free: "update outbox set lease_owner = null, leased_until = null where sent_at is null and leased_until < $1",
};

export function openTortureDatabase(settings: {
  databaseUrl: string | null;
  dataDir: string;
  /** null: the embedded database is not encrypted. */
  keyFile: string | null;
}): TortureDatabase {
  const { databaseUrl, dataDir, keyFile } = settings;
  const run = databaseUrl ? onPostgres(databaseUrl) : onSqlite(dataDir, keyFile);
  return {
    inquiries: () => run.query<StoredInquiry>(sql.inquiries),
    mails: () => run.query<StoredMail>(sql.mails),
    async moveClocksOn() {
      const now = Date.now();
      await run.query(sql.due, new Date(now).toISOString());
      await run.query(sql.free, new Date(now + 55_000).toISOString());
      const [row] = await run.query<{ n: number | string }>(sql.waiting);
      return Number(row?.n);
    },
    close: run.close,
  };
}

type Run = {
  query: <Row>(text: string, value?: string) => Promise<Row[]>;
  close: () => Promise<void>;
};

function onSqlite(dataDir: string, keyFile: string | null): Run {
  const file = new SQLite(`${dataDir}/site.sqlite`, { timeout: 10_000 });
  if (keyFile) {
    file.pragma("cipher = 'chacha20'");
    file.pragma(`key = '${readFileSync(keyFile, "utf8")}'`);
  }
  return {
    async query<Row>(text: string, value?: string) {
      const statement = file.prepare(text.replaceAll("$1", "@value"));
      if (!statement.reader) {
        statement.run({ value });
        return [];
      }
      return (value === undefined ? statement.all() : statement.all({ value })) as Row[];
    },
    async close() {
      file.close();
    },
  };
}

function onPostgres(connectionString: string): Run {
  const pool = new pg.Pool({ connectionString, max: 2 });
  pool.on("error", () => {});
  return {
    query: async <Row>(text: string, value?: string) =>
      (await pool.query(text, value === undefined ? [] : [value])).rows as Row[],
    close: () => pool.end(),
  };
}
