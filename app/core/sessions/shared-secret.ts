import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";

/** 32 random bytes that all processes on one database share; the first process makes them. */
export async function sharedSecret(db: Kysely<Schema>, name: string): Promise<Buffer> {
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
  return Buffer.from(value, "base64url");
}
