import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { Secret } from "otpauth";
import type { Schema } from "~/core/db/schema";
import { digest } from "~/core/digest";

const many = 10;

/** 120 random bits in base32, in groups of four: too many to guess, so a plain hash is enough. */
const newCode = () => {
  const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(15)).buffer });
  return base32.replace(/(.{4})(?=.)/g, "$1-");
};

/** However it is typed; 0 and 1 are not in the alphabet, O and I are. */
const plain = (code: string) =>
  code
    .toUpperCase()
    .replaceAll("0", "O")
    .replaceAll("1", "I")
    .replace(/[^A-Z2-7]/g, "");

const hashOf = (personId: string, code: string) => digest(`${personId}:${plain(code)}`);

/** Ten new ones in place of all that the person had; they are readable only here. */
export async function replaceRecoveryCodes(
  db: Kysely<Schema>,
  personId: string,
): Promise<string[]> {
  const codes = Array.from({ length: many }, newCode);
  await db.deleteFrom("recovery_codes").where("person_id", "=", personId).execute();
  await db
    .insertInto("recovery_codes")
    .values(
      codes.map((code) => ({
        code_hash: hashOf(personId, code),
        person_id: personId,
        used_at: null,
      })),
    )
    .execute();
  return codes;
}

/** Of two requests with the same code at the same moment, one succeeds. */
export async function takeRecoveryCode(
  db: Kysely<Schema>,
  { personId, code, now }: { personId: string; code: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("recovery_codes")
    .set({ used_at: now.toISOString() })
    .where("code_hash", "=", hashOf(personId, code))
    .where("person_id", "=", personId)
    .where("used_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
