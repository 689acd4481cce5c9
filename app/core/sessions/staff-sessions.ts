import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Schema } from "~/core/db/schema";
import { digest } from "~/core/digest";
import type { StaffSession } from "~/staff/sign-in/sign-in-types";
import { sharedSecret } from "./shared-secret";

const minute = 60_000;
export const sessionLength = 12 * 60 * minute;
/** Milliseconds between two updates of when a person was last seen. */
const noteEvery = 30_000;

export type StaffSessions = {
  /**
   * Gives the token for the cookie: the only place where the session's id is readable. `transaction`
   * is the one in which the person was checked.
   */
  begin: (
    transaction: Kysely<Schema>,
    personId: string,
    device: string,
  ) => Promise<{ token: string; expiresAt: string }>;
  /**
   * null: forged, expired, idle for too long, signed out, or the person is suspended. `quietly`
   * does not count as activity.
   */
  read: (token: string, about?: { quietly: boolean }) => Promise<StaffSession | null>;
  end: (token: string) => Promise<void>;
  /** The person has just re-authenticated. false: the session has ended meanwhile. */
  prove: (id: string) => Promise<boolean>;
};

/**
 * A session is a signed random id in a cookie and a row in the database that every request reads,
 * so that ending it ends it in all processes. Only a hash of the id is stored: a copy of the
 * database opens no session.
 */
export async function makeStaffSessions({
  db,
  clock,
  idleMinutes,
}: {
  db: Kysely<Schema>;
  clock: () => Date;
  idleMinutes: number;
}): Promise<StaffSessions> {
  const key = await sharedSecret(db, "staff-session-key");
  const idle = idleMinutes * minute;
  const iso = (ms: number) => new Date(ms).toISOString();
  const signature = (payload: string) => createHmac("sha256", key).update(payload).digest();

  /** The session's id and end, when the token is one of ours and not over. */
  function readToken(token: string) {
    const [, payload = "", id = "", ends = "", signed = ""] =
      /^(([\w-]{22})\.(\d{13}))\.([\w-]{43})$/.exec(token) ?? [];
    if (!payload) return null;
    if (!timingSafeEqual(Buffer.from(signed, "base64url"), signature(payload))) return null;
    return Number(ends) > clock().getTime() ? { id, ends: Number(ends) } : null;
  }

  return {
    async begin(transaction, personId, device) {
      const now = clock().getTime();
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
      return {
        token: `${payload}.${signature(payload).toString("base64url")}`,
        expiresAt: iso(ends),
      };
    },

    async read(token, { quietly } = { quietly: false }) {
      const named = readToken(token);
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
      const now = clock().getTime();
      const seen = Date.parse(last_seen_at);
      // Setting the clock back does not extend the session.
      if (now >= seen + idle || now < seen - noteEvery) {
        await db.deleteFrom("staff_sessions").where("id_hash", "=", id).execute();
        return null;
      }
      const note = !quietly && now - seen >= noteEvery;
      if (note) await noteSeen(id, person.id, iso(now));
      return {
        id,
        person,
        expiresAt: iso(named.ends),
        idleEndsAt: iso(Math.min(named.ends, (note ? now : seen) + idle)),
        provenAt: proven_at,
      };
    },

    async end(token) {
      const named = readToken(token);
      if (!named) return;
      await db.deleteFrom("staff_sessions").where("id_hash", "=", digest(named.id)).execute();
    },

    async prove(id) {
      const { numUpdatedRows } = await db
        .updateTable("staff_sessions")
        .set({ proven_at: iso(clock().getTime()) })
        .where("id_hash", "=", id)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },
  };

  async function noteSeen(id: string, personId: string, at: string) {
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
        where.or([
          where("last_seen_at", "is", null),
          where("last_seen_at", "<", sql<string>`${at}`),
        ]),
      )
      .execute();
  }
}
