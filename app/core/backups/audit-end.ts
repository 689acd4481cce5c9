import type { Kysely } from "kysely";
import type { BackupSettings } from "~/core/config/backup-settings";
import { readDatabaseKey } from "~/core/db/database-key";
import type { AuditRow, Schema } from "~/core/db/schema";
import { lockText, openText, readIdentity, type TextKeys } from "./age-file";
import type { BackupPlace } from "./backup-place";

/** The part of the audit log that a restore cut off, and the file that keeps it. */
export type AuditEnd = { file: string; entries: number; hash: string };

/** "gone": there was no database. "unreadable": the database is damaged, or has another key. */
export type LostAuditEnd = AuditEnd | "nothing" | "gone" | "unreadable";

/** Whether a file beside the backups keeps a part of the audit log. */
export const isAuditEnd = (name: string) => /^audit-\d{8}T\d{6}Z\.jsonl(\.age)?$/.test(name);

/** Rows that the backup does not hold; `kept` are the hashes of the backup's rows by `seq`. */
export async function rowsSince(
  db: Kysely<Schema>,
  kept: ReadonlyMap<number, string>,
): Promise<AuditRow[]> {
  const rows = await db
    .selectFrom("audit_log")
    .selectAll()
    .where("seq", "is not", null)
    .orderBy("seq")
    .execute();
  return rows.filter(({ seq, hash }) => kept.get(seq) !== hash);
}

/**
 * Stores rows of the audit log beside the backups, one JSON object a line, encrypted as
 * backups are. They are never removed: the chain names the file.
 */
export async function keepAuditEnd(
  settings: BackupSettings,
  place: BackupPlace,
  rows: readonly AuditRow[],
  now: Date,
): Promise<LostAuditEnd> {
  const last = rows.at(-1);
  if (!last) return "nothing";
  const keys = textKeys(settings);
  const time = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const file = `audit-${time}.jsonl${keys.identity || keys.passphrase ? ".age" : ""}`;
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  const stored = await lockText(text, keys);
  if ((await place.list()).includes(file))
    throw new Error(
      `The file ${file} exists already: the audit log's end was not stored. Move the file, then restore again.`,
    );
  await place.putText(file, stored);
  return { file, entries: rows.length, hash: last.hash };
}

/** The kept parts of the audit log by their file's name; throws for one that cannot be opened. */
export async function readAuditEnds(
  settings: BackupSettings,
  place: BackupPlace,
): Promise<Map<string, AuditRow[]>> {
  const ends = new Map<string, AuditRow[]>();
  for (const file of (await place.list()).filter((name) => isAuditEnd(name))) {
    const stored = await place.getText(file);
    if (stored === null) continue;
    const text = await openText(stored, textKeys(settings)).catch((error: Error) => {
      throw new Error(`${file} cannot be decrypted: ${error.message}`);
    });
    const lines = text.split("\n").filter(Boolean);
    ends.set(
      file,
      lines.map((line) => JSON.parse(line) as AuditRow),
    );
  }
  return ends;
}

/** An encrypted database's own key opens the file when backups have no key. */
const textKeys = (settings: BackupSettings): TextKeys => ({
  identity: settings.backups.keyFile ? readIdentity(settings.backups.keyFile) : null,
  passphrase: readDatabaseKey(settings),
});

/** The detail of the chain's entry about a restore; `namedEnd` reads it. */
export function describeLostAuditEnd(lostAuditEnd: LostAuditEnd): string {
  if (lostAuditEnd === "nothing") return "no entries were written since";
  if (lostAuditEnd === "gone") return "there were no entries to keep";
  if (lostAuditEnd === "unreadable") return "the entries since could not be read";
  return `${lostAuditEnd.file} keeps the ${lostAuditEnd.entries} entries since, the last ${lostAuditEnd.hash}`;
}

/** The file that an entry about a restore names; null when it names none. */
export function namedEnd(detail: string): AuditEnd | null {
  const [, file, entries, hash] =
    /^(audit-\S+) keeps the (\d+) entries since, the last ([\w-]{43})$/.exec(detail) ?? [];
  return file && hash ? { file, entries: Number(entries), hash } : null;
}
