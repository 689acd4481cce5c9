import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import { digest, sharedSecret } from "~/core/secrets";
import type { StaffPerson } from "./people";

const minute = 60_000;
export const sessionLength = 12 * 60 * minute;
/** Name of the secret that signs session tokens. */
export const sessionKey = "staff-session-key";
/** Milliseconds between two updates of when a person was last seen. */
const noteEvery = 30_000;

/** All instants are ISO 8601. */
export type StaffSession = {
  /** Public id of the session; it does not open the session. */
  id: string;
  person: StaffPerson;
  /** When the session ends in any case. */
  expiresAt: string;
  /** When the session ends without further activity. */
  idleEndsAt: string;
  /** Time of the last authentication. */
  reauthenticatedAt: string;
};

type SessionApp = Pick<App, "db" | "steadyClock">;

/**
 * Hashes of the tokens of sessions whose end could not be stored, as on a full disk. This process
 * refuses them until it restarts.
 */
const unstoredEnds = new Set<string>();

const iso = (ms: number) => new Date(ms).toISOString();

async function signatureOf(db: Kysely<Schema>, payload: string): Promise<Buffer> {
  const key = await sharedSecret(db, sessionKey);
  return createHmac("sha256", key).update(payload).digest();
}

/** The session's id and end, when the token is valid and not expired. */
async function readToken({ db, steadyClock }: SessionApp, token: string) {
  const [, payload = "", id = "", ends = "", signed = ""] =
    /^(([\w-]{22})\.(\d{13}))\.([\w-]{43})$/.exec(token) ?? [];
  if (!payload) return null;
  const signature = await signatureOf(db, payload);
  if (!timingSafeEqual(Buffer.from(signed, "base64url"), signature)) return null;
  return Number(ends) > steadyClock().getTime() ? { id, ends: Number(ends) } : null;
}

/**
 * Begins a session: a signed random id in a cookie and a row in the database that every request
 * reads, so that ending it ends it in all processes. Only a hash of the id is stored: a copy of the
 * database opens no session. The token for the cookie is the only place where the id is readable.
 * `transaction` is the one in which the person was checked.
 */
export async function beginSession(
  { steadyClock }: Pick<App, "steadyClock">,
  transaction: Kysely<Schema>,
  { personId, device }: { personId: string; device: string },
): Promise<{ token: string; expiresAt: string }> {
  const now = steadyClock().getTime();
  const ends = now + sessionLength;
  const id = randomBytes(16).toString("base64url");
  await transaction.deleteFrom("staff_sessions").where("expires_at", "<=", iso(now)).execute();
  await transaction
    .insertInto("staff_sessions")
    .values({
      id_hash: digest(id),
      person_id: personId,
      created_at: iso(now),
      expires_at: iso(ends),
      last_seen_at: iso(now),
      proven_at: iso(now),
      device,
    })
    .execute();
  const payload = `${id}.${ends}`;
  // SQLite has one connection, which the transaction holds.
  const signature = await signatureOf(transaction, payload);
  return { token: `${payload}.${signature.toString("base64url")}`, expiresAt: iso(ends) };
}

/**
 * null: forged, expired, idle for too long, signed out, or the person is suspended. `quietly` does
 * not count as activity. Throws when the database does not respond.
 */
export async function readSession(
  app: SessionApp & { config: Pick<App["config"], "idleMinutes"> },
  token: string,
  { quietly } = { quietly: false },
): Promise<StaffSession | null> {
  const { db, steadyClock } = app;
  if (unstoredEnds.has(digest(token))) return null;
  const named = await readToken(app, token);
  if (!named) return null;
  const id = digest(named.id);
  const row = await db
    .selectFrom("staff_sessions")
    .innerJoin("people", "people.id", "staff_sessions.person_id")
    .select([
      "people.id",
      "people.name",
      "people.email",
      "people.role",
      "staff_sessions.last_seen_at",
      "staff_sessions.proven_at",
    ])
    .where("id_hash", "=", id)
    .where("suspended_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { last_seen_at, proven_at, ...person } = row;
  const now = steadyClock().getTime();
  const seen = Date.parse(last_seen_at);
  const idle = app.config.idleMinutes * minute;
  // Setting the clock back does not extend the session.
  if (now >= seen + idle || now < seen - noteEvery) {
    await db.deleteFrom("staff_sessions").where("id_hash", "=", id).execute();
    return null;
  }
  const note = !quietly && now - seen >= noteEvery;
  if (note) await noteSeen(db, { id, personId: person.id, at: iso(now) });
  return {
    id,
    person,
    expiresAt: iso(named.ends),
    idleEndsAt: iso(Math.min(named.ends, (note ? now : seen) + idle)),
    reauthenticatedAt: proven_at,
  };
}

/**
 * Ends the session first in this process's memory, then in the database. If the second fails, as on
 * a full disk, it rejects, and this process refuses the session until it expires.
 */
export async function endSession(
  app: SessionApp & Pick<App, "logger">,
  token: string,
): Promise<void> {
  const hash = digest(token);
  unstoredEnds.add(hash);
  try {
    const named = await readToken(app, token);
    if (named)
      await app.db.deleteFrom("staff_sessions").where("id_hash", "=", digest(named.id)).execute();
  } catch (error) {
    app.logger.error({ err: error }, "failed to store a sign-out; it applies to this process only");
    throw error;
  }
  unstoredEnds.delete(hash);
}

/** Records that the person has just re-authenticated. false: the session has ended meanwhile. */
export async function renewAuthentication(
  { db, steadyClock }: SessionApp,
  id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("staff_sessions")
    .set({ proven_at: iso(steadyClock().getTime()) })
    .where("id_hash", "=", id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function noteSeen(
  db: Kysely<Schema>,
  { id, personId, at }: { id: string; personId: string; at: string },
) {
  await db
    .updateTable("staff_sessions")
    .set({ last_seen_at: at })
    .where("id_hash", "=", id)
    .execute();
  await db
    .updateTable("people")
    .set({ last_seen_at: at })
    .where("id", "=", personId)
    .where((where) =>
      where.or([where("last_seen_at", "is", null), where("last_seen_at", "<", sql<string>`${at}`)]),
    )
    .execute();
}
