import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { BackupSettings } from "~/core/config/backup-settings";
import { readTombstoneFile, writeTombstoneFile } from "~/core/db/forget-deleted";
import { decryptFile, decryptText, readIdentity } from "./age-file";
import { isAuditEnd, keepAuditEnd, type LostAuditEnd, rowsSince } from "./audit-end";
import { runBackupCommand } from "./backup-command";
import {
  type BackupManifest,
  type BackupPlace,
  backupPlace,
  fileDigest,
  isDump,
  isEncrypted,
  isManifest,
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
 * Puts a backup in the place of the database: a file, a name in the folder of backups, or the newest,
 * by BACKUP_COMMAND where it is set. Erased inquiries stay erased, what was revoked stays revoked, and all sessions
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
    const { file, path, itsKey, manifest } = await fetchBackup(settings, backup, work);
    const { inquiries: counted, at } = manifest ?? {};
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

    const known = await readRevoked(settings, manifest);
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
      at: at ? new Date(at) : madeAt(file),
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
  const lostAuditEnd = await keepAuditEnd(settings, backupPlace(settings), found.rows, now);
  return { lostAuditEnd, revocations: found.revocations };
}

/**
 * Brings the backup into the working folder, decrypted, with its manifest where there is one. `itsKey`
 * is the database's key at that time.
 */
async function fetchBackup(settings: BackupSettings, backup: string | undefined, work: string) {
  const { keyFile, command } = settings.backups;
  const fetched = join(work, "fetched");
  let from = backup;
  if (!backup && command) {
    from = await fetchNewestBackup(command, join(work, "brought"), backupPlace(settings));
  }
  let file: string;
  let text: string | null;
  if (from && existsSync(from)) {
    file = basename(from);
    await copyFile(from, fetched);
    text = await readFile(join(dirname(from), manifestName(file)), "utf8").catch(() => null);
  } else {
    const place = backupPlace(settings);
    file = await findBackup(place, from);
    await place.get(file, fetched);
    text = await place.getText(manifestName(file));
  }
  const manifest = text ? (JSON.parse(text) as BackupManifest) : null;
  if (manifest && manifest.sha256 !== (await fileDigest(fetched)))
    throw new Error(`${file} is no usable backup: its digest differs from its manifest's.`);
  const identity = keyFile ? readIdentity(keyFile) : null;
  const lent = manifest?.databaseKey;
  if (!isEncrypted(file)) {
    const itsKey = lent && identity ? await decryptText(lent, identity) : null;
    return { file, path: fetched, itsKey, manifest };
  }
  if (!identity)
    throw new Error(`${file} is encrypted: set BACKUP_KEY_FILE to the file of its key.`);
  const path = join(work, "opened");
  await decryptFile(fetched, path, identity).catch((error: Error) => {
    throw new Error(`${file} is no usable backup: ${error.message}`);
  });
  return { file, path, itsKey: lent ? await decryptText(lent, identity) : null, manifest };
}

/**
 * Runs BACKUP_COMMAND, which fetches the newest backup; returns its path. Fetched parts of the audit log
 * go to the folder of backups, where the chain names them.
 */
async function fetchNewestBackup(command: string, to: string, place: BackupPlace): Promise<string> {
  await mkdir(to, { mode: 0o700 });
  await runBackupCommand(command, "--restore", to);
  const names = await readdir(to);
  const there = await place.list();
  for (const name of names.filter((one) => isAuditEnd(one) && !there.includes(one)))
    await place.put(name, join(to, name));
  const file = names.find((name) => /^site\.(sqlite|dump)$/.test(name));
  if (!file) throw new Error("BACKUP_COMMAND fetched no backup of the site.");
  return join(to, file);
}

/** The file name of the named backup, or of the newest. */
async function findBackup(place: BackupPlace, wanted: string | undefined): Promise<string> {
  const names = (await place.list())
    .filter((name) => madeAt(name) && !isManifest(name) && (!wanted || wanted === name))
    .sort((a, b) => Number(madeAt(a)) - Number(madeAt(b)));
  const newest = names.at(-1);
  if (newest) return newest;
  throw new Error(
    wanted
      ? `There is no file ${wanted}: give the path of a file, or a name in BACKUP_DIR.`
      : "There is no backup yet: make one with “npm run backup”.",
  );
}

/** Hashes of all erased inquiries and all revocations in the data folder and the manifests. */
async function readRevoked(settings: BackupSettings, itsOwn: BackupManifest | null) {
  const tombstones = new Set(await readTombstoneFile(settings.dataDir));
  const revocations = [await readRevocationFile(settings.dataDir)];
  const manifests = (await readManifests(settings)).map(([, manifest]) => manifest);
  for (const manifest of itsOwn ? [...manifests, itsOwn] : manifests) {
    for (const hash of manifest.tombstones) tombstones.add(hash);
    revocations.push(manifest.revocations);
  }
  return { tombstones: [...tombstones], revocations: unionOfRevocations(revocations) };
}
