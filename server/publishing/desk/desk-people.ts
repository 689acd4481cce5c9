import type { Kysely } from "kysely";
import type { Schema } from "../../db/schema";

/** How many people may read each other's sentences: owners and desk, not suspended. */
export async function countDeskPeople(db: Kysely<Schema>): Promise<number> {
  const { count } = await db
    .selectFrom("people")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("role", "in", ["owner", "desk"])
    .where("suspended_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
