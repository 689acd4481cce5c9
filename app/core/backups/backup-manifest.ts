import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { Revocation } from "./revocation-file";

/** Contents of an opened backup. */
export type Contents = {
  inquiries: number;
  /** The audit's newest entry, by which a shortened or rewritten chain is found. */
  audit: { seq: number; hash: string } | null;
  /** Hashes of erased inquiries, so far. */
  tombstones: string[];
  revocations: Revocation[];
};

/** The text file beside each backup. Nothing in it is personal or secret. */
export type BackupManifest = Omit<Contents, "revocations"> & {
  /** A backup of version 1.0.0 has none. */
  revocations?: Revocation[];
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
