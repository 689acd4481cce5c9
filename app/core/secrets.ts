import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";

/** A secret never changes while a database is open, so each is read once and cached. */
const known = new WeakMap<Kysely<Schema>, Map<string, Buffer>>();

/** 32 random bytes that all processes on one database share; the first process makes them. */
export async function sharedSecret(db: Kysely<Schema>, name: string): Promise<Buffer> {
  const secrets = known.get(db) ?? new Map<string, Buffer>();
  known.set(db, secrets);
  const read = secrets.get(name);
  if (read) return read;
  await db
    .insertInto("settings")
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  const secret = Buffer.from(value, "base64url");
  secrets.set(name, secret);
  return secret;
}

/** SHA-256 in base64url. The input cannot be computed from it when it is long and random. */
export const digest = (text: string): string =>
  createHash("sha256").update(text).digest("base64url");

/** Digest of several values; their boundaries count. */
export const digestOfAll = (parts: readonly unknown[]): string => digest(JSON.stringify(parts));
