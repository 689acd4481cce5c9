import { createHmac, timingSafeEqual } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import { sharedSecret } from "~/core/sessions/shared-secret";

export type SetUp = {
  token: string;
  /** "used" once the staff has anybody. */
  read: (asked: string) => Promise<"open" | "used" | "unknown">;
};

/**
 * The secret URL at which the first owner is made. It is the same in every process on one
 * database: the setting, else derived from a secret in the database.
 */
export async function makeSetUp(db: Kysely<Schema>, setting: string): Promise<SetUp> {
  const secret = await sharedSecret(db, "set-up-key");
  const made = createHmac("sha256", secret).update("first owner").digest("base64url");
  const token = setting || made;
  const hash = (text: string) => createHmac("sha256", secret).update(text).digest();
  return {
    token,
    async read(asked) {
      if (!timingSafeEqual(hash(asked), hash(token))) return "unknown";
      return (await hasPeople(db)) ? "used" : "open";
    },
  };
}

export async function hasPeople(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom("people").select("id").limit(1).executeTakeFirst()) !== undefined;
}
