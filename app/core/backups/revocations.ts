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

/**
 * Repeats the revocations that a restored database does not hold, in its transaction; returns how
 * many of each kind. Of several states of the same subject the last counts; nothing is given back: somebody who
 * was suspended in the backup and reinstated since stays suspended.
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
  const repeated = [...last.values()].filter(({ kind }) => kind !== "reinstated");
  const counts: Record<string, number> = {};
  for (const one of repeated) {
    await repeatOne(db, one);
    const kind = stateOf(one.kind);
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  for (const { id, at, kind, subject } of missing)
    await db.insertInto("revocations").values({ id, at, kind, subject }).execute();
  return counts;
}

function stateOf(kind: RevocationKind): string {
  if (kind === "reinstated") return "suspended";
  return /^(role|links)-/.exec(kind)?.[1] ?? kind;
}

/**
 * Pairs of roles that each have a permission the other lacks: a reader sees more, a clinician
 * changes more.
 */
const mayMore: Record<Role, readonly Role[]> = {
  owner: [],
  desk: ["owner"],
  clinician: ["owner", "desk", "reader"],
  reader: ["owner", "desk", "clinician"],
};

async function repeatOne(db: Kysely<Schema>, { kind, subject, at }: Revocation) {
  const person = db.updateTable("people").where("id", "=", subject);
  switch (kind) {
    case "suspended":
      return person.set({ suspended_at: at }).where("suspended_at", "is", null).execute();
    case "role-owner":
    case "role-desk":
    case "role-clinician":
    case "role-reader": {
      const role = kind.slice("role-".length) as Role;
      const more = mayMore[role];
      return more.length > 0 && person.set({ role }).where("role", "in", more).execute();
    }
    case "password":
      return person.set({ password_hash: null, code_secret: null, code_step: null }).execute();
    case "passkey":
      return db.deleteFrom("passkeys").where("id", "=", subject).execute();
    case "recovery-code":
      return db
        .updateTable("recovery_codes")
        .set({ used_at: at })
        .where("code_hash", "=", subject)
        .where("used_at", "is", null)
        .execute();
    case "invitation":
      return db
        .updateTable("invitations")
        .set({ withdrawn_at: at })
        .where("id", "=", subject)
        .where("used_at", "is", null)
        .where("withdrawn_at", "is", null)
        .execute();
    case "links-stopped":
      await db
        .updateTable("contact_submissions")
        .set({ links_stopped_at: at })
        .where("reference", "=", subject)
        .execute();
      return withdrawLinks(db, subject, at);
    case "links-renewed":
      return withdrawLinks(db, subject, at);
    case "mailbox":
      return db
        .insertInto("stopped_mailboxes")
        .values({ mailbox_hash: subject, at })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}

const withdrawLinks = (db: Kysely<Schema>, reference: string, at: string) =>
  db
    .updateTable("status_links")
    .set({ withdrawn_at: at })
    .where("withdrawn_at", "is", null)
    .where("submission_id", "in", (select) =>
      select.selectFrom("contact_submissions").select("id").where("reference", "=", reference),
    )
    .execute();
