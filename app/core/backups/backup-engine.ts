import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { Revocation } from "./revocations";

/** The steps of making and restoring a backup that differ between SQLite and PostgreSQL. */
export type BackupEngine = {
  /**
   * Copies the database of a running site, as it is at one moment, into a new file. "uncompressed":
   * for a program that stores only what changed since the last copy, and compresses that.
   */
  snapshot: (to: string, how?: "uncompressed") => Promise<void>;
  /** Reads a sound backup of this site; throws for anything else. */
  inspect: (path: string) => Promise<Inspected>;
  /** Opens the tables of the current database without migrating them; null when there is none. */
  openCurrent: () => Kysely<Schema> | null;
  /** Throws while a site uses the database. */
  requireStopped: () => Promise<void>;
  /** Restores beside the database, for a drill. */
  loadBeside: (path: string) => Promise<LoadedBackup>;
  /** Restores for use; the previous database is kept under a name with this time. */
  loadForUse: (path: string, now: Date) => Promise<LoadedBackup>;
};

/** A restored backup that is prepared, closed, and then put in the database's place. */
export type LoadedBackup = {
  db: Kysely<Schema>;
  close: () => Promise<void>;
  /** Returns the path where the previous database is kept; null when there was none. */
  putInPlace: () => string | null | Promise<string>;
};

/** Contents of an opened backup. */
export type Inspected = {
  inquiries: number;
  /** Hashes of the audit log by `seq`, in their order. */
  auditHashes: ReadonlyMap<number, string>;
  /** Hashes of erased inquiries, so far. */
  tombstones: string[];
  revocations: Revocation[];
};

/** The name under which a restore keeps the previous database or its dump. */
export const previousDatabaseName = (path: string, now: Date) =>
  `${path}.before-${now.toISOString().replace(/[-:.]/g, "")}`;
