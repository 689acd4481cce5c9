import type { Facts } from "../../facts/facts-schema";
import { hoursInWords } from "./hours-in-words";

/** Sentences about the time after sending, with the facts of who replies and how soon. */
export const afterSending = ({ replies, hours, practical }: Facts): readonly string[] => [
  replies
    ? `${replies.by} will contact you by phone or email within ${replies.within}.`
    : "We will contact you by phone or email during office hours.",
  hoursInWords(hours.office),
  "This is not an appointment yet. If you miss our call, call us back and give your reference.",
  practical.firstVisit ?? "When we talk, ask what to bring to your consultation.",
  "In an emergency, call 911.",
];
