import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { BackupSettings, KeptCounts } from "~/core/config/backup-settings";
import { readDatabaseKey } from "~/core/db/database-key";
import { readTombstoneFile, writeTombstoneFile } from "~/core/db/forget-deleted";
import { decryptFile, encryptFile, encryptText, readIdentity } from "./age-file";
import {
  type BackupManifest,
  type BackupPlace,
  backupName,
  backupPlaces,
  fileDigest,
  madeAt,
  manifestName,
} from "./backup-place";
import { engineOf } from "./current-database";
import { readRevocationFile, unionOfRevocations, writeRevocationFile } from "./revocations";

export type BackupReport = BackupManifest & { tookMs: number; places: BackupPlace["name"][] };

/**
 * Makes one backup, reads it back from every place, opens and counts it, and only then removes old
 * ones. Temporary files are in the data folder, as protected as the database. Throws when a step
 * fails: then all earlier backups are still there.
 */
export async function takeBackup(settings: BackupSettings, now: Date): Promise<BackupReport> {
  const began = performance.now();
  const { dataDir, databaseUrl, backups } = settings;
  const identity = backups.keyFile ? readIdentity(backups.keyFile) : null;
  const key = readDatabaseKey(settings);
  const engine = engineOf(settings);
  const name = backupName(now, { dump: databaseUrl !== null, encrypted: identity !== null });
  const work = join(dataDir, `.backup-${randomUUID()}.unfinished`);
  const [snapshot, sealed, back] = ["snapshot", "sealed", "back"].map((part) =>
    join(work, part),
  ) as [string, string, string];
  await mkdir(work, { recursive: true, mode: 0o700 });
  try {
    await engine.snapshot(snapshot);
    const { auditHashes, ...contents } = await engine.inspect(snapshot);
    const [newest] = [...auditHashes].slice(-1);
    const tombstones = await readTombstoneFile(dataDir);
    await writeTombstoneFile(dataDir, contents.tombstones);
    const revocations = await readRevocationFile(dataDir);
    await writeRevocationFile(dataDir, contents.revocations);
    if (identity) await encryptFile(snapshot, sealed, identity);
    else await rename(snapshot, sealed);
    const manifest: BackupManifest = {
      ...contents,
      audit: newest ? { seq: newest[0], hash: newest[1] } : null,
      tombstones: [...new Set([...tombstones, ...contents.tombstones])],
      revocations: unionOfRevocations([revocations, contents.revocations]),
      at: now.toISOString(),
      file: name,
      bytes: (await stat(sealed)).size,
      sha256: await fileDigest(sealed),
      encrypted: identity ? "age" : key ? "database" : "no",
      databaseKey: key && identity ? await encryptText(key, identity) : null,
    };
    const places = backupPlaces(settings);
    for (const place of places) {
      if ((await place.list()).includes(name))
        throw new Error(`There is a backup of the name ${name} already.`);
      await place.put(name, sealed);
      try {
        await place.get(name, back);
        if ((await fileDigest(back)) !== manifest.sha256)
          throw new Error(
            `What was written to the ${place.name} came back changed: check that place; earlier backups are kept.`,
          );
        if (identity) await decryptFile(back, `${back}.open`, identity);
        const found = await engine.inspect(identity ? `${back}.open` : back);
        if (found.inquiries !== manifest.inquiries)
          throw new Error(
            `${found.inquiries} inquiries came back of ${manifest.inquiries}: earlier backups are kept.`,
          );
      } catch (error) {
        await place.remove(name);
        throw error;
      }
      await place.putText(manifestName(name), JSON.stringify(manifest));
      await removeOld(place, backups.keep);
    }
    const tookMs = Math.round(performance.now() - began);
    return { ...manifest, tookMs, places: places.map((place) => place.name) };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function removeOld(place: BackupPlace, keep: BackupSettings["backups"]["keep"]) {
  const made = (await place.list()).flatMap((name) => {
    const at = madeAt(name);
    return at ? [{ name, at }] : [];
  });
  const kept = keptBackups(
    made.map(({ at }) => at),
    keep,
  );
  for (const { name, at } of made) {
    if (kept.has(at)) continue;
    await place.remove(name);
    await place.remove(manifestName(name));
  }
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
