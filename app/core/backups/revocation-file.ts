import { join } from "node:path";
import type { Kysely } from "kysely";
import { appendLines, readLines } from "~/core/db/forget-deleted";
import type { Schema } from "~/core/db/schema";
import type { RevocationKind } from "~/core/db/tables/people-tables";

/** Revocations with their time and subject: ids and hashes, no names. */
export type Revocation = { id: string; at: string; kind: RevocationKind; subject: string };

/** Beside the database's file, one a line: a restore does not replace it. */
const fileOf = (dataDir: string) => join(dataDir, "revocations");

const lineOf = ({ at, kind, subject, id }: Revocation) => `${at} ${kind} ${subject} ${id}`;

export async function readRevocationFile(dataDir: string): Promise<Revocation[]> {
  const lines = await readLines(fileOf(dataDir), /^\S+Z [a-z-]+ \S+ [0-9a-f-]{32,36}$/);
  return lines.map((line) => {
    const [at, kind, subject, id] = line.split(" ") as [string, RevocationKind, string, string];
    return { id, at, kind, subject };
  });
}

/** Appends those that the file does not hold yet. */
export const writeRevocationFile = (dataDir: string, revocations: readonly Revocation[]) =>
  appendLines(fileOf(dataDir), revocations.map(lineOf));

/** Each revocation once, in the order of the lists. */
export const unionOfRevocations = (lists: readonly (readonly Revocation[])[]): Revocation[] => [
  ...new Map(lists.flat().map((one) => [one.id, one])).values(),
];

/** In order; a database of version 1.0.0 has none. */
export async function readRevocations(db: Kysely<Schema>): Promise<Revocation[]> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === "revocations") ? allRevocations(db) : [];
}

const allRevocations = (db: Kysely<Schema>) =>
  db.selectFrom("revocations").select(["id", "at", "kind", "subject"]).orderBy("seq").execute();

/**
 * Writes new revocations into the file, where a restore finds them when the database is lost.
 * Called often: between two backups this is the only copy outside the database.
 */
export const keepRevocations = async (settings: { db: Kysely<Schema>; dataDir: string }) =>
  writeRevocationFile(settings.dataDir, await allRevocations(settings.db));
