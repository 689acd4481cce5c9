import type { Kysely } from "kysely";
import type { Schema } from "./schema";

export const readSetting = async (db: Kysely<Schema>, name: string): Promise<string | undefined> =>
  (await db.selectFrom("settings").select("value").where("name", "=", name).executeTakeFirst())
    ?.value;

/**
 * Writes a row of `settings` that was `seen` before (undefined: it was not there). Of several
 * processes that saw the same, one succeeds and gets true.
 */
export async function replaceSetting(
  db: Kysely<Schema>,
  name: string,
  seen: string | undefined,
  value: string,
): Promise<boolean> {
  if (seen === undefined) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("settings")
      .values({ name, value })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await db
    .updateTable("settings")
    .set({ value })
    .where("name", "=", name)
    .where("value", "=", seen)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Writes a row of `settings`, whatever was there. */
export const writeSetting = (db: Kysely<Schema>, name: string, value: string) =>
  db
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
