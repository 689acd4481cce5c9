import type { App } from "~/core/app";
import type { Actor } from "~/core/sessions/people";

/**
 * Counts claims that wait for a review, and a person's own rejected ones. For a notice at the desk:
 * numbers only, so not audited.
 */
export async function countClaims({ db }: Pick<App, "db">, { actor }: { actor: Actor }) {
  const { waiting } = await db
    .selectFrom("claim_reviews")
    .select(({ fn }) => fn.countAll<number | string>().as("waiting"))
    .where("approved", "is", null)
    .executeTakeFirstOrThrow();
  // A rejected sentence counts while its draft still contains it.
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
