import type { DeskServices } from "~/desk-services";
import type { DeskParts } from "~/staff/frame/desk-parts.server";

/** For a notice at the desk: numbers only, so it is not audited. */
export function makeCountClaims({ db }: Pick<DeskParts, "db">): DeskServices["countClaims"] {
  return async ({ who }) => {
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
      .where("content_drafts.person_id", "=", who.id)
      .executeTakeFirstOrThrow();
    return { waiting: Number(waiting), refused: Number(refused) };
  };
}
