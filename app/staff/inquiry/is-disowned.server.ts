import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";

/** Detail of the history's entry "link" for “this was not me”. */
export const disowned = "disowned";

/**
 * Whether the owner of the inquiry's email said that they had not written, and the desk has made no
 * new private link since: until then, no mail to the visitor is sent.
 */
export async function isDisowned(db: Kysely<Schema>, submissionId: string): Promise<boolean> {
  const newest = await db
    .selectFrom("inquiry_history")
    .innerJoin("contact_submissions", "contact_submissions.id", "submission_id")
    .select("detail")
    .where("submission_id", "=", submissionId)
    .where("kind", "=", "link")
    .where("detail", "!=", "withdrawn")
    .where("links_stopped_at", "is not", null)
    .orderBy("at", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.detail === disowned;
}
