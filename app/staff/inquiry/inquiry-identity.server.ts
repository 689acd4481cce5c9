import { storable } from "~/core/db/sanitize-text";
import { digestOfAll } from "~/core/digest";
import { type Inquiry, inquiryFieldNames } from "./inquiry-fields";

/** The same for two inquiries that differ only in what browsers and networks change in transit. */
export function contentHash(inquiry: Inquiry, suspectedSpam: boolean): string {
  const words = inquiryFieldNames.map((name) => {
    const text = normalise(inquiry[name]);
    return name === "email" ? text.toLowerCase() : text;
  });
  return digestOfAll([...words, suspectedSpam ? "spam" : ""]);
}

/** The same attempt with other content is another submission, so that no text is lost. */
export function keyOfAttempt(attempt: string, content: string): string {
  return digestOfAll(["attempt", attempt, content]);
}

/**
 * Without an attempt, a submission's key is made of its content and the id of the previous
 * submission with that content. Two that arrive at once find the same previous one, so their keys
 * are equal.
 */
export function keyAfter(previousId: string | undefined, content: string): string {
  return digestOfAll(["after", previousId ?? "", content]);
}

function normalise(text: string) {
  return storable(text).normalize("NFC").replace(/\r\n?/g, "\n").trim();
}
