import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { BackupSettings } from "~/core/config/backup-settings";
import { readKeyFile } from "~/core/db/database-key";
import { readTombstoneFile, writeTombstoneFile } from "~/core/db/forget-deleted";
import { decryptFile, decryptText, readIdentity } from "./age-file";
import { keepAuditEnd, rowsSince } from "./audit-end";
import {
  type BackupManifest,
  fileDigest,
  isDump,
  isEncrypted,
  madeAt,
  manifestName,
} from "./backup-manifest";
import { type BackupPlace, backupPlaces, readManifests } from "./backup-place";
import { readCurrent } from "./current-database";
import { drillDump, replacePostgres } from "./restore-postgres";
import { type Done, type ReadReplaced, restoreSqlite } from "./restore-sqlite";
import {
  readRevocationFile,
  readRevocations,
  unionOfRevocations,
  writeRevocationFile,
} from "./revocation-file";

export type Restored = Omit<Done, "found"> & {
  /** The backup's name, and when it was made; null when its name does not say. */
  file: string;
  at: Date | null;
  inquiries: number;
  tookMs: number;
};

/**
 * Puts a backup in the place of the database: a file, a name in the places of backups, or the
 * newest of them. Erased inquiries stay erased, what was revoked stays revoked, and all sessions
 * end; the end of the audit log that the backup does not hold is kept beside the backups. With
 * `drill` it restores beside the database, which is not touched, and removes the result.
 */
export async function restoreBackup(
  settings: BackupSettings,
  { backup, drill, now }: { backup?: string | undefined; drill: boolean; now: Date },
): Promise<Restored> {
  const began = performance.now();
  const { dataDir, databaseUrl, databaseKeyFile } = settings;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const work = join(dataDir, `.restore-${randomUUID()}.unfinished`);
  await mkdir(work, { mode: 0o700 });
  try {
    const { file, path, itsKey, counted } = await fetchBackup(settings, backup, work);
    if (isDump(file) !== (databaseUrl !== null))
      throw new Error(
        databaseUrl
          ? `${file} is a backup of SQLite, and DATABASE_URL is set.`
          : `${file} is a backup of PostgreSQL: set DATABASE_URL.`,
      );
    const { tombstones, revocations } = await allRepeated(settings);
    const repeat = { file, now, tombstones, revocations };
    const readReplaced: ReadReplaced = async (kept) => {
      const found = await readCurrent(settings, async (db) => ({
        rows: await rowsSince(db, kept),
        revocations: await readRevocations(db),
      }));
      if (typeof found === "string") return { cutOff: found, revocations: [] };
      await writeRevocationFile(dataDir, found.revocations);
      const cutOff = await keepAuditEnd(settings, backupPlaces(settings), found.rows, now);
      return { cutOff, revocations: found.revocations };
    };
    const restoreFile = () => {
      const key = databaseKeyFile ? readKeyFile(databaseKeyFile, "DATABASE_KEY_FILE") : null;
      const files = { dataDir, path, key, itsKey: itsKey ?? key };
      return restoreSqlite(files, repeat, drill ? null : readReplaced);
    };
    const restoreServer = () =>
      drill
        ? drillDump(settings, path, repeat)
        : replacePostgres(settings, path, repeat, readReplaced);
    const { found, ...done } = await (databaseUrl ? restoreServer() : restoreFile());
    if (found !== (counted ?? found))
      throw new Error(`${file} holds ${found} inquiries, not ${counted}.`);
    if (!drill) {
      await writeTombstoneFile(dataDir, tombstones);
      await writeRevocationFile(dataDir, revocations);
    }
    const tookMs = Math.round(performance.now() - began);
    return { ...done, file, at: madeAt(file), inquiries: found - done.erasedAgain, tookMs };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Brings the backup into the working folder, decrypted. `itsKey` is the database's key at that
 * time, and `counted` the number of its inquiries, where its manifest says so.
 */
async function fetchBackup(settings: BackupSettings, backup: string | undefined, work: string) {
  const { keyFile } = settings.backups;
  const fetched = join(work, "fetched");
  let file: string;
  let text: string | null;
  if (backup && existsSync(backup)) {
    file = basename(backup);
    await copyFile(backup, fetched);
    text = await readFile(join(dirname(backup), manifestName(file)), "utf8").catch(() => null);
  } else {
    const { place, name } = await findBackup(backupPlaces(settings), backup);
    file = name;
    await place.get(name, fetched);
    text = await place.getText(manifestName(name));
  }
  const manifest = text ? (JSON.parse(text) as BackupManifest) : null;
  if (manifest && manifest.sha256 !== (await fileDigest(fetched)))
    throw new Error(`${file} is no usable backup: its digest differs from its manifest's.`);
  const counted = manifest?.inquiries;
  if (!isEncrypted(file)) return { file, path: fetched, itsKey: null, counted };
  if (!keyFile)
    throw new Error(`${file} is encrypted: set BACKUP_KEY_FILE to the file of its key.`);
  const identity = readIdentity(keyFile);
  const path = join(work, "opened");
  await decryptFile(fetched, path, identity).catch((error: Error) => {
    throw new Error(`${file} is no usable backup: ${error.message}`);
  });
  const itsKey = manifest?.databaseKey ? await decryptText(manifest.databaseKey, identity) : null;
  return { file, path, itsKey, counted };
}

/** The backup of that name, or the newest; from the first place that has it. */
async function findBackup(places: readonly BackupPlace[], wanted: string | undefined) {
  let newest: { place: BackupPlace; name: string; at: number } | null = null;
  for (const place of places) {
    for (const name of await place.list()) {
      const at = madeAt(name)?.getTime();
      if (at === undefined || (wanted && wanted !== name)) continue;
      if (!newest || at > newest.at) newest = { place, name, at };
    }
  }
  if (newest) return newest;
  throw new Error(
    wanted
      ? `There is no file ${wanted}: give the path of a file, or a name that a place of backups lists.`
      : "There is no backup yet: make one with “npm run backup”.",
  );
}

/** Hashes of all erased inquiries and all revocations in the data folder and the manifests. */
async function allRepeated(settings: BackupSettings) {
  const tombstones = new Set(await readTombstoneFile(settings.dataDir));
  const revocations = [await readRevocationFile(settings.dataDir)];
  for (const [, manifest] of await readManifests(settings)) {
    for (const hash of manifest.tombstones) tombstones.add(hash);
    revocations.push(manifest.revocations ?? []);
  }
  return { tombstones: [...tombstones], revocations: unionOfRevocations(revocations) };
}
