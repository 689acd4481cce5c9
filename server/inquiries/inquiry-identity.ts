import { type Inquiry, inquiryFieldNames } from "../../app/contracts/inquiry-fields";
import { storable } from "../db/storable";
import { digestOfAll } from "../digest";

/** The same for two inquiries that differ only in what browsers and networks change on the way. */
export function contentHash(inquiry: Inquiry, suspectedSpam: boolean): string {
  const words = inquiryFieldNames.map((name) => {
    const text = normalise(inquiry[name]);
    return name === "email" ? text.toLowerCase() : text;
  });
  return digestOfAll([...words, suspectedSpam ? "spam" : ""]);
}

/** The same attempt with other words is another submission: nothing anybody wrote is dropped. */
export function keyOfAttempt(attempt: string, content: string): string {
  return digestOfAll(["attempt", attempt, content]);
}

/**
 * Without an attempt, the next submission of the same words is told apart by the one before it.
 * Two that arrive at once see the same one before them, and so compute the same key.
 */
export function keyAfter(previousId: string | undefined, content: string): string {
  return digestOfAll(["after", previousId ?? "", content]);
}

function normalise(text: string) {
  return storable(text).normalize("NFC").replace(/\r\n?/g, "\n").trim();
}
