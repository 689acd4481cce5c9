import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BackupSettings, KeptCounts } from "~/core/config/backup-settings";
import { readDatabaseKey } from "~/core/db/database-key";
import { readTombstoneFile, writeTombstoneFile } from "~/core/db/forget-deleted";
import { decryptFile, encryptFile, encryptText, readIdentity } from "./age-file";
import { isAuditEnd } from "./audit-end";
import { runBackupCommand } from "./backup-command";
import type { Inspected } from "./backup-engine";
import {
  type BackupManifest,
  type BackupPlace,
  backupName,
  backupPlace,
  fileDigest,
  madeAt,
  manifestName,
} from "./backup-place";
import { engineOf } from "./current-database";
import { readRevocationFile, unionOfRevocations, writeRevocationFile } from "./revocations";

export type BackupReport = BackupManifest & { tookMs: number; place: "folder" | "command" };

/**
 * Makes one backup and only then removes old ones: it is given to BACKUP_COMMAND, or stored in the
 * folder, read back, opened and counted. Temporary files are in the data folder, as protected as the
 * database. Throws when a step fails: then all earlier backups are still there.
 */
export async function takeBackup(settings: BackupSettings, now: Date): Promise<BackupReport> {
  const began = performance.now();
  const { dataDir, databaseUrl, backups } = settings;
  const { command } = backups;
  // A program that encrypts by itself could not tell what changed in an encrypted copy.
  const identity = backups.keyFile && !command ? readIdentity(backups.keyFile) : null;
  const key = readDatabaseKey(settings);
  const engine = engineOf(settings);
  const name = command
    ? `site.${databaseUrl ? "dump" : "sqlite"}`
    : backupName(now, { dump: databaseUrl !== null, encrypted: identity !== null });
  const work = join(dataDir, `.backup-${randomUUID()}.unfinished`);
  const [snapshot, sealed] = [join(work, "snapshot"), join(work, name)];
  await mkdir(work, { recursive: true, mode: 0o700 });
  try {
    await engine.snapshot(snapshot, command ? "uncompressed" : undefined);
    const { auditHashes, ...contents } = await engine.inspect(snapshot);
    const [newest] = [...auditHashes].slice(-1);
    const tombstones = await readTombstoneFile(dataDir);
    await writeTombstoneFile(dataDir, contents.tombstones);
    const revocations = await readRevocationFile(dataDir);
    await writeRevocationFile(dataDir, contents.revocations);
    if (identity) await encryptFile(snapshot, sealed, identity);
    else await rename(snapshot, sealed);
    const sealing = backups.keyFile ? readIdentity(backups.keyFile) : null;
    const manifest: BackupManifest = {
      ...contents,
      audit: newest ? { seq: newest[0], hash: newest[1] } : null,
      tombstones: [...new Set([...tombstones, ...contents.tombstones])],
      revocations: unionOfRevocations([revocations, contents.revocations]),
      at: now.toISOString(),
      file: name,
      bytes: (await stat(sealed)).size,
      sha256: await fileDigest(sealed),
      encrypted: command ? "command" : identity ? "age" : key ? "database" : "no",
      databaseKey: key && sealing ? await encryptText(key, sealing) : null,
    };
    const place = backupPlace(settings);
    if (command) await giveToCommand(command, work, { place, manifest });
    else await storeInFolder(place, { manifest, sealed, identity, inspect: engine.inspect });
    const text = JSON.stringify(manifest);
    await place.putText(manifestName(backupName(now, { dump: false, encrypted: false })), text);
    await removeOld(place, backups.keep);
    const tookMs = Math.round(performance.now() - began);
    return { ...manifest, tookMs, place: command ? "command" : "folder" };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Gives the command a folder: the copy, its manifest, and the parts of the audit log beside backups. */
async function giveToCommand(
  command: string,
  folder: string,
  { place, manifest }: { place: BackupPlace; manifest: BackupManifest },
) {
  await writeFile(join(folder, manifestName(manifest.file)), JSON.stringify(manifest));
  for (const file of (await place.list()).filter(isAuditEnd))
    await place.get(file, join(folder, file));
  await runBackupCommand(command, folder);
}

/** Stores the backup and reads it back; removes it again when something else came back. */
async function storeInFolder(
  place: BackupPlace,
  {
    manifest,
    sealed,
    identity,
    inspect,
  }: {
    manifest: BackupManifest;
    sealed: string;
    identity: string | null;
    inspect: (path: string) => Promise<Inspected>;
  },
) {
  const { file } = manifest;
  const back = `${sealed}.back`;
  if ((await place.list()).includes(file))
    throw new Error(`There is a backup of the name ${file} already.`);
  await place.put(file, sealed);
  try {
    await place.get(file, back);
    if ((await fileDigest(back)) !== manifest.sha256)
      throw new Error(
        "What was written to the folder came back changed: check that disk; earlier backups are kept.",
      );
    if (identity) await decryptFile(back, `${back}.open`, identity);
    const found = await inspect(identity ? `${back}.open` : back);
    if (found.inquiries !== manifest.inquiries)
      throw new Error(
        `${found.inquiries} inquiries came back of ${manifest.inquiries}: earlier backups are kept.`,
      );
  } catch (error) {
    await place.remove(file);
    throw error;
  }
}

/** Removes backups and manifests that are not to be kept any more. */
async function removeOld(place: BackupPlace, keep: BackupSettings["backups"]["keep"]) {
  const made = (await place.list()).flatMap((name) => {
    const at = madeAt(name);
    return at ? [{ name, at }] : [];
  });
  const dates = made.map(({ at }) => at);
  const kept = new Set([...keptBackups(dates, keep)].map(Number));
  for (const { name, at } of made) if (!kept.has(at.getTime())) await place.remove(name);
}

/**
 * Chooses the backups to keep: the newest of each of the last `hours` hours that have one, and so
 * on. Ignores the clock, so that a clock that jumps ahead removes nothing. The newest is always
 * kept.
 */
export function keptBackups(made: readonly Date[], keep: KeptCounts): Set<Date> {
  const newestFirst = [...made].sort((a, b) => b.getTime() - a.getTime());
  const kept = new Set(newestFirst.slice(0, 1));
  for (const [period, count] of Object.entries(keep) as [keyof KeptCounts, number][]) {
    const seen = new Set<string>();
    for (const date of newestFirst) {
      const name = periodOf[period](date);
      if (seen.has(name)) continue;
      if (seen.size === count) break;
      seen.add(name);
      kept.add(date);
    }
  }
  return kept;
}

const day = 86_400_000;

/** In UTC. A week begins on Monday; 1970-01-01 was a Thursday. */
const periodOf: Record<keyof KeptCounts, (date: Date) => string> = {
  hours: (date) => date.toISOString().slice(0, 13),
  days: (date) => date.toISOString().slice(0, 10),
  weeks: (date) => String(Math.floor((date.getTime() / day + 3) / 7)),
  months: (date) => date.toISOString().slice(0, 7),
};
