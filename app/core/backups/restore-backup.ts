import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { BackupSettings } from "~/core/config/backup-settings";
import { readTombstoneFile, writeTombstoneFile } from "~/core/db/forget-deleted";
import { decryptFile, decryptText, readIdentity } from "./age-file";
import { keepAuditEnd, type LostAuditEnd, rowsSince } from "./audit-end";
import {
  type BackupManifest,
  type BackupPlace,
  backupPlaces,
  fileDigest,
  isDump,
  isEncrypted,
  madeAt,
  manifestName,
  readManifests,
} from "./backup-place";
import { engineOf, readCurrent } from "./current-database";
import { type PreparedDatabase, prepareRestored } from "./prepare-restored";
import {
  type Revocation,
  readRevocationFile,
  readRevocations,
  unionOfRevocations,
  writeRevocationFile,
} from "./revocations";

export type Restored = PreparedDatabase & {
  /** The backup's name, and when it was made; null when its name does not say. */
  file: string;
  at: Date | null;
  /** Inquiries in the restored database. */
  inquiries: number;
  lostAuditEnd: LostAuditEnd;
  /** Path where the previous database is kept; null when there was none. */
  aside: string | null;
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
  const { dataDir, databaseUrl } = settings;
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
    const engine = engineOf(settings, itsKey);
    const { inquiries: found, auditHashes } = await engine.inspect(path);
    if (found !== (counted ?? found))
      throw new Error(`${file} holds ${found} inquiries, not ${counted}.`);

    const known = await readRevoked(settings);
    const { tombstones } = known;
    let { revocations } = known;
    let lostAuditEnd: LostAuditEnd = "nothing";
    if (!drill) {
      await engine.requireStopped();
      const replaced = await readReplaced(settings, auditHashes, now);
      lostAuditEnd = replaced.lostAuditEnd;
      revocations = unionOfRevocations([revocations, replaced.revocations]);
      await writeTombstoneFile(dataDir, tombstones);
      await writeRevocationFile(dataDir, revocations);
    }

    const loaded = await (drill ? engine.loadBeside(path) : engine.loadForUse(path, now));
    let prepared: PreparedDatabase;
    try {
      const repeat = { file, now, tombstones, revocations, lostAuditEnd };
      prepared = await prepareRestored(loaded.db, repeat);
    } finally {
      await loaded.close();
    }
    const aside = await loaded.putInPlace();
    return {
      ...prepared,
      file,
      at: madeAt(file),
      lostAuditEnd,
      aside,
      inquiries: found - prepared.erasedAgain,
      tookMs: Math.round(performance.now() - began),
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Reads the database that will be replaced: its revocations, and the end of its audit log, which is
 * stored beside the backups. `kept` are the backup's hashes by `seq`.
 */
async function readReplaced(
  settings: BackupSettings,
  kept: ReadonlyMap<number, string>,
  now: Date,
): Promise<{ lostAuditEnd: LostAuditEnd; revocations: readonly Revocation[] }> {
  const found = await readCurrent(settings, async (db) => ({
    rows: await rowsSince(db, kept),
    revocations: await readRevocations(db),
  }));
  if (typeof found === "string") return { lostAuditEnd: found, revocations: [] };
  const lostAuditEnd = await keepAuditEnd(settings, backupPlaces(settings), found.rows, now);
  return { lostAuditEnd, revocations: found.revocations };
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
async function readRevoked(settings: BackupSettings) {
  const tombstones = new Set(await readTombstoneFile(settings.dataDir));
  const revocations = [await readRevocationFile(settings.dataDir)];
  for (const [, manifest] of await readManifests(settings)) {
    for (const hash of manifest.tombstones) tombstones.add(hash);
    revocations.push(manifest.revocations);
  }
  return { tombstones: [...tombstones], revocations: unionOfRevocations(revocations) };
}
