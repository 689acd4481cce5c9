import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { Actor } from "~/core/sessions/people";
import type { FactChange } from "~/facts/fact-change";

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

/**
 * Whether changes need an owner, and `who` is none: replies of visitors go to the clinic's email, so
 * the desk's role must not redirect it.
 */
export async function needsOwner(
  db: Kysely<Schema>,
  who: Pick<Actor, "id">,
  changes: readonly Pick<FactChange, "path">[],
): Promise<boolean> {
  if (!changes.some(({ path }) => path === "email")) return false;
  const owner = await db
    .selectFrom("people")
    .select("id")
    .where("id", "=", who.id)
    .where("role", "=", "owner")
    .executeTakeFirst();
  return owner === undefined;
}
