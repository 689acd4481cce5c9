import type { Facts } from "../../facts/facts-schema";
import { hoursInWords } from "./hours-in-words";

/**
 * Sentences about the time after sending, with the facts of who replies and how soon.
 * @param byEmail whether the visitor wants emails only, so that no sentence announces a call
 */
export const afterSending = (
  { replies, hours, practical }: Facts,
  byEmail: boolean,
): readonly string[] => [
  `${replies?.by ?? "We"} will contact you ${byEmail ? "by email" : "by phone or email"} ${
    replies ? `within ${replies.within}` : "during office hours"
  }.`,
  hoursInWords(hours.office),
  byEmail
    ? "This is not an appointment yet."
    : "This is not an appointment yet. If you miss our call, call us back and give your reference.",
  practical.firstVisit ?? "When we talk, ask what to bring to your consultation.",
  "In an emergency, call 911.",
];
