import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { BackupSettings } from "~/core/config/backup-settings";
import { writeWhole } from "~/core/process/files";
import type { Inspected } from "./backup-engine";
import type { Revocation } from "./revocations";

/** The text file beside each backup. Nothing in it is personal or secret. */
export type BackupManifest = Omit<Inspected, "auditHashes" | "revocations"> & {
  /** The audit's newest entry, by which a shortened or rewritten chain is found. */
  audit: { seq: number; hash: string } | null;
  revocations: Revocation[];
  at: string;
  file: string;
  bytes: number;
  sha256: string;
  /** "command": by BACKUP_COMMAND, or not at all. */
  encrypted: "age" | "database" | "no" | "command";
  /**
   * The database's own key, encrypted with BACKUP_KEY_FILE's: with that key alone the backup opens.
   */
  databaseKey: string | null;
};

const shape = /^site-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.(sqlite|dump|json)(\.age)?$/;

/** "site-20260101T020000Z.sqlite.age": when it was made and what it is. */
export function backupName(now: Date, { dump, encrypted }: { dump: boolean; encrypted: boolean }) {
  const time = now.toISOString().replace(/[-:]/g, "").replace(/\.\d+/, "");
  return `site-${time}.${dump ? "dump" : "sqlite"}${encrypted ? ".age" : ""}`;
}

/** When a backup, or the manifest, of this name was made; null for any other file. */
export function madeAt(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = shape.exec(name) ?? [];
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null;
}

export const isDump = (name: string) => /\.dump(\.age)?$/.test(name);
export const isManifest = (name: string) => name.endsWith(".json");
export const isEncrypted = (name: string) => name.endsWith(".age");

/** The file beside a backup that says what is in it. */
export const manifestName = (name: string) =>
  `${name.replace(/(\.sqlite|\.dump)(\.age)?$/, "")}.json`;

/** SHA-256 of a file's bytes, in hexadecimal, as `sha256sum` prints it. */
export async function fileDigest(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/**
 * The folder of backups and of their manifests. With BACKUP_COMMAND it holds the manifests alone: what
 * is known of erasures, revocations and the audit must not wait for a restore.
 */
export type BackupPlace = {
  list: () => Promise<string[]>;
  /** Stores the whole file or nothing; it is on the disk when it resolves. */
  put: (name: string, file: string) => Promise<void>;
  putText: (name: string, text: string) => Promise<void>;
  get: (name: string, file: string) => Promise<void>;
  getText: (name: string) => Promise<string | null>;
  remove: (name: string) => Promise<void>;
};

/** The manifests of all backups, by their own names. */
export async function readManifests(settings: BackupSettings) {
  const place = backupPlace(settings);
  const names = (await place.list()).filter((name) => madeAt(name) && isManifest(name));
  const manifests: [name: string, manifest: BackupManifest][] = [];
  for (const name of names) {
    const text = await place.getText(name);
    if (text) manifests.push([name, JSON.parse(text)]);
  }
  return manifests;
}

export function backupPlace({ backups: { folder } }: BackupSettings): BackupPlace {
  const path = (name: string) => join(folder, name);
  const whole = async (name: string, write: (unfinished: string) => Promise<void>) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeWhole(path(name), write);
  };
  return {
    list: () => readdir(folder).catch(() => []),
    put: (name, file) => whole(name, (unfinished) => copyFile(file, unfinished)),
    putText: (name, text) =>
      whole(name, (unfinished) => writeFile(unfinished, text, { mode: 0o600 })),
    get: (name, file) =>
      pipeline(createReadStream(path(name)), createWriteStream(file, { mode: 0o600 })),
    getText: (name) => readFile(path(name), "utf8").catch(() => null),
    remove: (name) => rm(path(name), { force: true }),
  };
}
