import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { readSetting, replaceSetting } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";

/** 32 random bytes that all processes on one database share; the first process makes them. */
export async function sharedSecret(db: Kysely<Schema>, name: string): Promise<Buffer> {
  const value = await readSetting(db, name);
  if (value !== undefined) return Buffer.from(value, "base64url");
  await replaceSetting(db, name, undefined, randomBytes(32).toString("base64url"));
  return sharedSecret(db, name);
}

/** SHA-256 in base64url. The input cannot be computed from it when it is long and random. */
export const digest = (text: string): string =>
  createHash("sha256").update(text).digest("base64url");

/** Digest of several values; their boundaries count. */
export const digestOfAll = (parts: readonly unknown[]): string => digest(JSON.stringify(parts));
