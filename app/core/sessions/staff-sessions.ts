import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import { digest } from "~/core/secrets";
import { staffSessionHours } from "~/core/time/periods";
import type { StaffPerson } from "./people";

const minute = 60_000;
const sessionLength = staffSessionHours * 60 * minute;
/** Milliseconds between two updates of when a person was last seen. */
const noteEvery = 30_000;

/** All instants are ISO 8601. */
export type StaffSession = {
  /** Hash of the token: the public id of the session, which does not open it. */
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
const sessionsToEnd = new Set<string>();

const iso = (ms: number) => new Date(ms).toISOString();

/**
 * Begins a session: a random token in a cookie and a row in the database that every request reads,
 * so that ending it ends it in all processes. Only a hash of the token is stored: a copy of the
 * database opens no session. `transaction` is the one in which the person was checked.
 */
export async function beginSession(
  { steadyClock }: Pick<App, "steadyClock">,
  transaction: Kysely<Schema>,
  { personId, device }: { personId: string; device: string },
): Promise<{ token: string; expiresAt: string }> {
  const now = steadyClock().getTime();
  const token = randomBytes(16).toString("base64url");
  const expiresAt = iso(now + sessionLength);
  await transaction.deleteFrom("staff_sessions").where("expires_at", "<=", iso(now)).execute();
  await transaction
    .insertInto("staff_sessions")
    .values({
      id_hash: digest(token),
      person_id: personId,
      created_at: iso(now),
      expires_at: expiresAt,
      last_seen_at: iso(now),
      reauthenticated_at: iso(now),
      device,
    })
    .execute();
  return { token, expiresAt };
}

/**
 * null: unknown, expired, idle for too long, signed out, or the person is suspended. `quietly` does
 * not count as activity. Throws when the database does not respond.
 */
export async function readSession(
  { db, steadyClock, config }: SessionApp & { config: Pick<App["config"], "idleMinutes"> },
  token: string,
  { quietly } = { quietly: false },
): Promise<StaffSession | null> {
  const id = digest(token);
  if (sessionsToEnd.has(id)) return null;
  const now = steadyClock().getTime();
  const row = await db
    .selectFrom("staff_sessions")
    .innerJoin("people", "people.id", "staff_sessions.person_id")
    .select([
      "people.id",
      "people.name",
      "people.email",
      "people.role",
      "staff_sessions.expires_at",
      "staff_sessions.last_seen_at",
      "staff_sessions.reauthenticated_at",
    ])
    .where("id_hash", "=", id)
    .where("expires_at", ">", iso(now))
    .where("suspended_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  const { expires_at, last_seen_at, reauthenticated_at, ...person } = row;
  const seen = Date.parse(last_seen_at);
  const idle = config.idleMinutes * minute;
  // Setting the clock back does not extend the session.
  if (now >= seen + idle || now < seen - noteEvery) {
    await db.deleteFrom("staff_sessions").where("id_hash", "=", id).execute();
    return null;
  }
  const note = !quietly && now - seen >= noteEvery;
  if (note) {
    const last_seen_at = iso(now);
    await db
      .updateTable("staff_sessions")
      .set({ last_seen_at })
      .where("id_hash", "=", id)
      .execute();
    await db.updateTable("people").set({ last_seen_at }).where("id", "=", person.id).execute();
  }
  return {
    id,
    person,
    expiresAt: expires_at,
    idleEndsAt: iso(Math.min(Date.parse(expires_at), (note ? now : seen) + idle)),
    reauthenticatedAt: reauthenticated_at,
  };
}

/**
 * Ends the session first in this process's memory, then in the database. If the second fails, as on
 * a full disk, it rejects, and this process refuses the session until it expires.
 */
export async function endSession(
  { db, logger }: Pick<App, "db" | "logger">,
  token: string,
): Promise<void> {
  const id = digest(token);
  sessionsToEnd.add(id);
  try {
    await db.deleteFrom("staff_sessions").where("id_hash", "=", id).execute();
  } catch (error) {
    logger.error({ err: error }, "failed to store a sign-out; it applies to this process only");
    throw error;
  }
  sessionsToEnd.delete(id);
}

/** Records that the person has just re-authenticated. false: the session has ended meanwhile. */
export async function renewAuthentication(
  { db, steadyClock }: SessionApp,
  id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("staff_sessions")
    .set({ reauthenticated_at: iso(steadyClock().getTime()) })
    .where("id_hash", "=", id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
