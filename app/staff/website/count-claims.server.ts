import type { App } from "~/core/app";
import type { Actor } from "~/core/sessions/people";

/**
 * Sentences that promise something: how many wait for a review, and how many of one's own were
 * refused. For a notice at the desk: numbers only, so it is not audited.
 */
export async function countClaims({ db }: Pick<App, "db">, { actor }: { actor: Actor }) {
  const { waiting } = await db
    .selectFrom("claim_reviews")
    .select(({ fn }) => fn.countAll<number | string>().as("waiting"))
    .where("approved", "is", null)
    .executeTakeFirstOrThrow();
  // A refused sentence counts while its draft still says it.
  const { refused } = await db
    .selectFrom("claim_reviews")
    .innerJoin("content_drafts", (join) =>
      join
        .onRef("content_drafts.path", "=", "claim_reviews.path")
        .onRef("content_drafts.typed", "=", "claim_reviews.text"),
    )
    .select(({ fn }) => fn.countAll<number | string>().as("refused"))
    .where("approved", "=", 0)
    .where("content_drafts.person_id", "=", actor.id)
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), refused: Number(refused) };
}
