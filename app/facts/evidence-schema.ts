import { z } from "zod";
import { approvals, latestReview, studyKinds } from "./evidence-kinds";
import { longestSourceTitle, mostSources } from "./fact-limits";

const text = z.string().trim().min(1, "must not be empty");
const date = z.iso.date("must be a day such as 2026-11-30");

/** Allowed hosts of sources: labels, DailyMed, PubMed with its full texts, and pages of the FDA. */
const source = z.object({
  title: text.max(longestSourceTitle, `must be at most ${longestSourceTitle} characters`),
  url: z
    .string()
    .regex(
      /^https:\/\/(dailymed\.nlm\.nih\.gov|pubmed\.ncbi\.nlm\.nih\.gov|pmc\.ncbi\.nlm\.nih\.gov|([a-z-]+\.)*fda\.gov)\/[^\s"<>]+$/,
      "must be a page of DailyMed, PubMed or the FDA",
    ),
  /** Year of publication, or of the last revision. */
  year: z.int().min(1950).max(2100),
});

/** The evidence for one treatment, for its offered use. */
export const evidenceRecord = z
  .object({
    approval: z.enum(approvals),
    /** The strongest kind of study; null while the treatment's contents are unknown. */
    studies: z.enum(studyKinds).nullable(),
    /** Only sources that somebody has read. */
    sources: z.array(source).max(mostSources, `must be at most ${mostSources}`),
    /** The reviewer and the day; null until there was a review. */
    reviewedBy: text.nullable(),
    reviewedOn: date.nullable(),
    /** The last day of the review's validity; it stays when a change ends the review. */
    reviewDue: date.nullable(),
  })
  .refine(({ reviewedBy, reviewedOn }) => (reviewedBy === null) === (reviewedOn === null), {
    path: ["reviewedBy"],
    message: "needs a name and a day",
  })
  .refine(
    ({ reviewedOn, reviewDue }) =>
      !reviewedOn ||
      !reviewDue ||
      (reviewDue > reviewedOn && reviewDue <= latestReview(reviewedOn)),
    { path: ["reviewDue"], message: "must be within two years after the review" },
  );

export type EvidenceRecord = z.infer<typeof evidenceRecord>;
