import type { Kysely } from "kysely";
import type { BackupSettings } from "~/core/config/backup-settings";
import type { Schema } from "~/core/db/schema";
import { postgresEngine } from "./postgres-engine";
import { sqliteEngine } from "./sqlite-engine";

/** `backupKey`: the key of a restored SQLite backup; null: the same as today's. */
export const engineOf = (settings: BackupSettings, backupKey: string | null = null) =>
  settings.databaseUrl
    ? postgresEngine(settings.databaseOwnerUrl ?? settings.databaseUrl, settings.dataDir)
    : sqliteEngine(settings, backupKey);

/**
 * Reads the database that the settings name. "gone": there is none or it is empty; "unreadable": it
 * is damaged, or has another key.
 */
export async function readCurrent<Result>(
  settings: BackupSettings,
  read: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result | "gone" | "unreadable"> {
  let db: Kysely<Schema> | null = null;
  try {
    db = engineOf(settings).openCurrent();
    const tables = (await db?.introspection.getTables()) ?? [];
    return db && tables.some(({ name }) => name === "audit_log") ? await read(db) : "gone";
  } catch (error) {
    const { code = "" } = error as { code?: string };
    if (/^SQLITE_(NOTADB|CORRUPT|ERROR|CANTOPEN)/.test(code)) return "unreadable";
    throw error;
  } finally {
    await db?.destroy();
  }
}
