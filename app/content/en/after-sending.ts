import type { Facts } from "../../facts/facts-schema";

/** For who asked for a good-faith estimate: the deadline is that of 45 CFR 149.610(b)(1)(vi). */
export const estimateFollows = "We’ll send your estimate within three business days.";

/**
 * Sentences about the time after sending, with the facts of who replies and how soon.
 * @param byEmail whether the visitor wants emails only, so that no sentence announces a call
 * @param wantsEstimate whether the box was ticked: 45 CFR 149.610 then gives three business days
 */
export const afterSending = (
  { replies, practical }: Facts,
  byEmail: boolean,
  wantsEstimate = false,
): readonly string[] => [
  `${replies?.by ?? "We"} will contact you ${byEmail ? "by email" : "by phone or email"} ${
    replies ? `within ${replies.within}` : "during office hours"
  }.`,
  ...(wantsEstimate ? [estimateFollows] : []),
  byEmail
    ? "This is not an appointment yet."
    : "This is not an appointment yet. If you miss our call, call us back and give your reference.",
  practical.firstVisit ?? "Bring a list of everything you take, and recent lab results.",
  "In an emergency, call 911.",
];
