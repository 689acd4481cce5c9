import { join } from "node:path";
import type { Kysely } from "kysely";
import { appendLines, readLines } from "~/core/db/forget-deleted";
import type { Schema } from "~/core/db/schema";
import type { RevocationKind } from "~/core/db/tables/people-tables";
import type { Role } from "~/core/sessions/people";

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

/** In order; none where the table is lost: a damaged database is being replaced. */
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

/**
 * Repeats the revocations that a restored database does not hold, in its transaction; returns how
 * many of each kind. Of several states of the same subject the last counts; nothing is given back:
 * a person who was suspended in the backup and reinstated since stays suspended.
 */
export async function repeatRevocations(
  db: Kysely<Schema>,
  all: readonly Revocation[],
): Promise<Record<string, number>> {
  const held = new Set((await allRevocations(db)).map(({ id }) => id));
  const missing = unionOfRevocations([all])
    .filter(({ id }) => !held.has(id))
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  const last = new Map(missing.map((one) => [`${stateOf(one.kind)} ${one.subject}`, one]));
  const counts: Record<string, number> = {};
  for (const one of last.values()) {
    const repeat = repeats[one.kind];
    if (!repeat) continue;
    await repeat(db, one).execute();
    const state = stateOf(one.kind);
    counts[state] = (counts[state] ?? 0) + 1;
  }
  for (const { id, at, kind, subject } of missing)
    await db.insertInto("revocations").values({ id, at, kind, subject }).execute();
  return counts;
}

const stateOf = (kind: RevocationKind): string =>
  kind === "reinstated" ? "suspended" : (/^(role|links)-/.exec(kind)?.[1] ?? kind);

const person = (db: Kysely<Schema>, { subject }: Revocation) =>
  db.updateTable("people").where("id", "=", subject);

/** Gives a role to a person who has one of `more`, each with a permission that this role lacks. */
const lowerTo = (role: Role, more: readonly Role[]) => (db: Kysely<Schema>, one: Revocation) =>
  person(db, one).set({ role }).where("role", "in", more);

/**
 * How each kind is repeated. Kinds that only end another ("reinstated", "links-renewed") repeat
 * nothing.
 */
const repeats: Partial<
  Record<
    RevocationKind,
    (db: Kysely<Schema>, one: Revocation) => { execute: () => Promise<unknown> }
  >
> = {
  suspended: (db, one) =>
    person(db, one).set({ suspended_at: one.at }).where("suspended_at", "is", null),
  "role-desk": lowerTo("desk", ["owner"]),
  // A reader sees more than a clinician, and a clinician changes more than a reader.
  "role-clinician": lowerTo("clinician", ["owner", "desk", "bookkeeper", "reader"]),
  // A bookkeeper sees payments, which a clinician and a reader do not, and no inquiries.
  "role-bookkeeper": lowerTo("bookkeeper", ["owner", "desk", "clinician", "reader"]),
  "role-reader": lowerTo("reader", ["owner", "desk", "clinician", "bookkeeper"]),
  password: (db, one) =>
    person(db, one).set({ password_hash: null, totp_secret: null, totp_step: null }),
  passkey: (db, { subject }) => db.deleteFrom("passkeys").where("id", "=", subject),
  "recovery-code": (db, { subject, at }) =>
    db
      .updateTable("recovery_codes")
      .set({ used_at: at })
      .where("code_hash", "=", subject)
      .where("used_at", "is", null),
  "links-stopped": (db, { subject, at }) =>
    db
      .updateTable("contact_submissions")
      .set({ links_stopped_at: at })
      .where("reference", "=", subject),
  mailbox: (db, { subject, at }) =>
    db
      .insertInto("mail_opt_outs")
      .values({ mailbox_hash: subject, at })
      .onConflict((conflict) => conflict.doNothing()),
};
