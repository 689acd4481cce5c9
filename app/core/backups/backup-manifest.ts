import type { Revocation } from "./revocation-file";

/** What was found in a backup when it was opened. */
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
  /** The database's own key, encrypted for BACKUP_KEY_FILE: that one alone opens the backup. */
  databaseKey: string | null;
};
