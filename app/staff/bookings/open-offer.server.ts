import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { OfferEnd } from "~/core/db/tables/inquiry-tables";

/**
 * The offer of times of an inquiry that has not ended; undefined without one, and while the inquiry
 * is suspected spam. Times that have passed or were booked meanwhile are still in it.
 */
export async function findOpenOffer(db: Kysely<Schema>, submissionId: string) {
  const offer = await db
    .selectFrom("time_offers")
    .innerJoin("contact_submissions", "contact_submissions.id", "submission_id")
    .leftJoin("people", "people.id", "time_offers.person_id")
    .select(["time_offers.id", "time_offers.person_id as personId", "people.name as person"])
    .select(["place", "minutes", "times", "offered_at as at", "offered_by as by"])
    .where("submission_id", "=", submissionId)
    .where("ended_at", "is", null)
    .where("suspected_spam", "=", 0)
    .executeTakeFirst();
  return offer && { ...offer, times: offer.times.split(" ") };
}

/** Ends an inquiry's open offer, if there is one; returns whether there was. */
export async function endOffer(
  db: Kysely<Schema>,
  { submissionId, now, ended }: { submissionId: string; now: string; ended: OfferEnd },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("time_offers")
    .set({ ended_at: now, ended })
    .where("submission_id", "=", submissionId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Reopens the offer that the closing of its inquiry at `closedAt` has ended. */
export const reopenOffer = (
  db: Kysely<Schema>,
  { submissionId, closedAt }: { submissionId: string; closedAt: string },
) =>
  db
    .updateTable("time_offers")
    .set({ ended_at: null, ended: "" })
    .where("submission_id", "=", submissionId)
    .where("ended", "=", "closed")
    .where("ended_at", "=", closedAt)
    .execute();
