import { randomBytes } from "node:crypto";
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
