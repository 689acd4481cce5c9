import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, openAsBlob } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { S3mini } from "s3mini";
import type { BackupSettings, S3Settings } from "~/core/config/backup-settings";
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
  encrypted: "age" | "database" | "no";
  /**
   * The database's own key, encrypted with BACKUP_KEY_FILE's: with that key alone the backup opens.
   */
  databaseKey: string | null;
};

const shape = /^site-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.(sqlite|dump)(\.age)?$/;

/** "site-20260101T020000Z.sqlite.age": when it was made and what it is. */
export function backupName(now: Date, { dump, encrypted }: { dump: boolean; encrypted: boolean }) {
  const time = now.toISOString().replace(/[-:]/g, "").replace(/\.\d+/, "");
  return `site-${time}.${dump ? "dump" : "sqlite"}${encrypted ? ".age" : ""}`;
}

/** When a backup of this name was made; null for any other file. */
export function madeAt(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = shape.exec(name) ?? [];
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null;
}

export const isDump = (name: string) => /\.dump(\.age)?$/.test(name);
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

/** Store of backups: a folder, or a bucket of an S3-compatible store. */
export type BackupPlace = {
  name: "folder" | "S3";
  list: () => Promise<string[]>;
  /** Stores the whole file or nothing; it is on the disk when it resolves. */
  put: (name: string, file: string) => Promise<void>;
  putText: (name: string, text: string) => Promise<void>;
  get: (name: string, file: string) => Promise<void>;
  getText: (name: string) => Promise<string | null>;
  remove: (name: string) => Promise<void>;
};

export const backupPlaces = ({ backups: { folder, s3 } }: BackupSettings): BackupPlace[] => [
  folderPlace(folder),
  ...(s3 ? [s3Place(s3)] : []),
];

/** The manifests of all backups, by their own names. */
export async function readManifests(settings: BackupSettings) {
  const manifests: [name: string, manifest: BackupManifest][] = [];
  for (const place of backupPlaces(settings))
    for (const backup of (await place.list()).filter((one) => madeAt(one))) {
      const name = manifestName(backup);
      const text = await place.getText(name);
      if (text) manifests.push([name, JSON.parse(text)]);
    }
  return manifests;
}

function folderPlace(folder: string): BackupPlace {
  const path = (name: string) => join(folder, name);
  const whole = async (name: string, write: (unfinished: string) => Promise<void>) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeWhole(path(name), write);
  };
  return {
    name: "folder",
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

export function s3Place({ url, ...access }: S3Settings): BackupPlace {
  const s3 = new S3mini({ endpoint: url, ...access, requestAbortTimeout: 10 * 60_000 });
  return {
    name: "S3",
    async list() {
      const objects = await s3.listObjects("/", "");
      return (objects ?? []).map(({ Key }) => Key);
    },
    async put(name, file) {
      await s3.putAnyObject(name, await openAsBlob(file), "application/octet-stream");
    },
    async putText(name, text) {
      await s3.putObject(name, text, "application/json");
    },
    async get(name, file) {
      const response = await s3.getObjectResponse(name);
      if (!response?.body)
        throw new Error(`${name} is not in the S3 store: check BACKUP_S3_URL and the name.`);
      await pipeline(
        Readable.fromWeb(response.body as ReadableStream),
        createWriteStream(file, { mode: 0o600 }),
      );
    },
    getText: (name) => s3.getObject(name),
    async remove(name) {
      await s3.deleteObject(name);
    },
  };
}
