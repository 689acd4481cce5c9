import { type ExpressionBuilder, type Kysely, type SqlBool, sql } from "kysely";
import { oneOf } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";

/** Query of the ids of an inquiry and of those that were joined into it. */
export const partsOf = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom("contact_submissions as part")
    .select("part.id")
    .where(({ or, eb }) => or([eb("part.id", "=", id), eb("part.joined_into", "=", id)]));

/** The ids of these inquiries and of those joined into them, each with the whole inquiry's id. */
export async function partsOfMany(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const joined = await db
    .selectFrom("contact_submissions")
    .select(["id", "joined_into"])
    .where(oneOf(db, "joined_into", ids))
    .execute();
  return new Map([
    ...ids.map((id): [string, string] => [id, id]),
    ...joined.map(({ id, joined_into: into }): [string, string] => [id, into ?? id]),
  ]);
}

/** The messages with which those of these inquiries began that were joined into another one. */
export const firstTexts = (db: Kysely<Schema>, ids: readonly string[]) =>
  db
    .selectFrom("contact_submissions")
    .select(["id", "created_at as at", "message as body"])
    .select(({ val }) => val("").as("who"))
    .where(oneOf(db, "id", ids))
    .where("joined_into", "is not", null)
    .where("message", "!=", "")
    .execute();

/** Condition on which contact_submissions is the whole of the inquiry called `part` in a query. */
export const isWholeOf = (part: string) =>
  sql<SqlBool>`contact_submissions.id = coalesce(${sql.ref(`${part}.joined_into`)}, ${sql.ref(`${part}.id`)})`;

/** Condition of the inquiry with this reference, or of the one that it was joined into. */
export const hasReference =
  (reference: string) => (where: ExpressionBuilder<Schema, "contact_submissions">) =>
    where("contact_submissions.id", "=", (query) =>
      query
        .selectFrom("contact_submissions as named")
        .select(({ fn, ref }) => fn.coalesce("named.joined_into", ref("named.id")).as("whole"))
        .where("named.reference", "=", reference),
    );

/** Reference of the inquiry that this one was joined into; null: it was not. */
export async function joinedInto(db: Kysely<Schema>, reference: string): Promise<string | null> {
  const whole = await db
    .selectFrom("contact_submissions")
    .innerJoin("contact_submissions as part", "part.joined_into", "contact_submissions.id")
    .select("contact_submissions.reference")
    .where("part.reference", "=", reference)
    .executeTakeFirst();
  return whole?.reference ?? null;
}
