import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import { type BackupManifest, madeAt, manifestName } from "../../app/core/backups/backup-manifest";
import { onPostgres } from "../../app/core/backups/postgres-dump";
import { backupPlaces } from "../../app/core/backups/take-backup";
import type { BackupSettings } from "../../app/core/config/backup-settings";
import { readKeyFile, unlock } from "../../app/core/db/database-key";
import type { KnownEntry, StoredEntry } from "./verify-chain";

const atOnce = 5000;

/** Reads every entry, those without a number first; works while the site runs. */
export async function* readEntries(settings: BackupSettings): AsyncGenerator<StoredEntry> {
  const { dataDir, databaseUrl, databaseKeyFile } = settings;
  if (!databaseUrl) {
    const file = new SQLite(join(dataDir, "site.sqlite"), { readonly: true, fileMustExist: true });
    try {
      unlock(file, databaseKeyFile ? readKeyFile(databaseKeyFile, "DATABASE_KEY_FILE") : null);
      const rows = file.prepare("select * from audit_log order by seq is not null, seq").iterate();
      for (const row of rows) yield row as StoredEntry;
    } finally {
      file.close();
    }
    return;
  }
  const read = (condition: string, values: unknown[]) =>
    onPostgres(databaseUrl, async (client) => {
      const text = `select * from audit_log where ${condition} order by seq limit ${atOnce}`;
      return (await client.query<StoredEntry>(text, values)).rows;
    });
  yield* await read("seq is null", []);
  let after = 0;
  for (;;) {
    const rows = await read("seq > $1", [after]);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.seq ?? 0;
  }
}

/** The newest entry at the time of each backup, from the backups' manifests. */
export async function knownEntries(settings: BackupSettings): Promise<KnownEntry[]> {
  const known: KnownEntry[] = [];
  for (const place of backupPlaces(settings)) {
    for (const name of (await place.list()).filter((one) => madeAt(one))) {
      const text = await place.getText(manifestName(name));
      const audit = text ? (JSON.parse(text) as BackupManifest).audit : null;
      if (audit) known.push({ ...audit, from: manifestName(name) });
    }
  }
  return known;
}
