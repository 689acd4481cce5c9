import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { answerTimes } from "./answer-times.server";
import type { Numbers } from "./numbers-types";

/** Who gave the first answer to the inquiries since an instant, and how long those had waited. */
export async function firstAnswers(
  { db, officeTime }: DeskParts,
  since: string,
): Promise<NonNullable<Numbers["people"]>> {
  const rows = await db
    .selectFrom("contact_submissions")
    .innerJoin("inquiry_history", (join) =>
      join
        .onRef("inquiry_history.submission_id", "=", "contact_submissions.id")
        .onRef("inquiry_history.at", "=", "contact_submissions.answered_at"),
    )
    .select([
      "contact_submissions.id",
      "contact_submissions.created_at",
      "contact_submissions.answered_at",
      "inquiry_history.who",
    ])
    .where("contact_submissions.suspected_spam", "=", 0)
    .where("contact_submissions.removed_at", "is", null)
    .where("contact_submissions.created_at", ">=", since)
    .execute();
  const waited = new Map<string, Map<string, number>>();
  for (const { id, who, created_at: from, answered_at: to } of rows) {
    const minutes = Math.round(officeTime.between(new Date(from), new Date(to ?? from)) / 60_000);
    const own = waited.get(who) ?? new Map<string, number>();
    waited.set(who, own.set(id, minutes));
  }
  return [...waited]
    .map(([name, minutes]) => ({ name, ...answerTimes([...minutes.values()]) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
