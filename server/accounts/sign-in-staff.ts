import { createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { Kysely } from "kysely";
import { longestStaffName } from "../../app/contracts/desk";
import type { ReadStaffSession, SignInStaff, SignOutStaff } from "../../app/contracts/sign-in";
import type { Schema } from "../db/schema";
import { storable } from "../db/storable";
import { digest } from "../digest";
import type { Logger } from "../logger";
import { makeAttemptLimit } from "./count-attempts";
import { sharedSecret } from "./shared-secret";
import { isPassphrase } from "./staff-passphrase";

const sessionLength = 12 * 60 * 60 * 1000;
const minute = 60_000;

/** About 70 ms and 32 MB for each try. */
const scryptCost = 2 ** 15;

const hash = (text: string, salt: Buffer, cost: number) =>
  promisify<string, Buffer, number, object, Buffer>(scrypt)(text.normalize("NFC"), salt, 32, {
    N: cost,
    r: 8,
    p: 1,
    maxmem: 64 * 1024 * 1024,
  });

/**
 * Sign-in of the clinic's staff by one passphrase. A session is a signed random id in a cookie
 * and a row in the database, which signing out removes. The signing key depends on the
 * passphrase: a new passphrase ends every session.
 */
export async function makeStaffSignIn(parts: {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  passphrase: string;
  cost?: number;
}): Promise<{
  signInStaff: SignInStaff;
  readStaffSession: ReadStaffSession;
  signOutStaff: SignOutStaff;
}> {
  const { db, clock, logger, passphrase, cost = scryptCost } = parts;
  const secret = await sharedSecret(db, "staff-session-key");
  const key = createHmac("sha256", secret).update(passphrase.normalize("NFC")).digest();
  const salt = randomBytes(16);
  const expected = await hash(passphrase, salt, cost);

  const triesOf = makeAttemptLimit({
    db,
    clock,
    name: "sign-in",
    limit: 5,
    windowMs: minute,
    restartsWindow: true,
  });
  // For all addresses together, against guessing from many. Staff can try again after a minute.
  const allTries = makeAttemptLimit({
    db,
    clock,
    name: "sign-in-all",
    limit: 60,
    windowMs: minute,
  });

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
    async signInStaff({ passphrase: tried, who = "", visitor }) {
      try {
        const own = await triesOf.take(visitor);
        const limit = own.allowed ? await allTries.take("everybody") : own;
        if (!limit.allowed) {
          logger.warn({ visitor }, "staff sign-in refused: too many tries");
          return { outcome: "too-many", retryAfterSeconds: limit.retryAfterSeconds };
        }
        const right =
          isPassphrase(tried) && timingSafeEqual(await hash(tried, salt, cost), expected);
        if (!right) {
          logger.warn({ visitor }, "staff sign-in refused: wrong passphrase");
          return { outcome: "wrong" };
        }
        await triesOf.forget(visitor);

        const now = clock();
        const ends = now.getTime() + sessionLength;
        const id = randomBytes(16).toString("base64url");
        await db
          .deleteFrom("staff_sessions")
          .where("expires_at", "<=", now.toISOString())
          .execute();
        await db
          .insertInto("staff_sessions")
          .values({
            id_hash: idHash(id),
            created_at: now.toISOString(),
            expires_at: new Date(ends).toISOString(),
            who: staffName(who),
          })
          .execute();
        logger.info({ visitor }, "staff signed in");
        const payload = `${id}.${ends}`;
        return {
          outcome: "signed-in",
          token: `${payload}.${signature(payload).toString("base64url")}`,
          expiresAt: new Date(ends).toISOString(),
        };
      } catch (error) {
        logger.error({ err: error }, "staff sign-in failed: the database does not answer");
        return { outcome: "unavailable" };
      }
    },

    async readStaffSession(token) {
      const session = readToken(token);
      if (!session) return null;
      const row = await db
        .selectFrom("staff_sessions")
        .select("who")
        .where("id_hash", "=", idHash(session.id))
        .executeTakeFirst();
      return row ? { expiresAt: new Date(session.ends).toISOString(), who: row.who ?? "" } : null;
    },

    async signOutStaff(token) {
      const session = readToken(token);
      if (!session) return;
      await db.deleteFrom("staff_sessions").where("id_hash", "=", idHash(session.id)).execute();
      logger.info("staff signed out");
    },
  };
}

/** On one line, as long as a name is. */
const staffName = (who: string) =>
  storable(who)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim()
    .slice(0, longestStaffName);

/** Only hashes are stored: a copy of the database gives nobody a session. */
const idHash = digest;
