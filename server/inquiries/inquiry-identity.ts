import type { Inquiry } from "../../app/contracts/inquiries";
import { storable } from "../db/storable";
import { digestOfAll } from "../digest";

/** The same for two inquiries that differ only in what their way to us may have changed. */
export function contentHash(inquiry: Inquiry, suspectedSpam: boolean): string {
  // By name, so that no field is left out: two inquiries that differ there would be stored as one.
  const words: Record<keyof Inquiry, string> = {
    firstName: normalise(inquiry.firstName),
    lastName: normalise(inquiry.lastName),
    email: normalise(inquiry.email).toLowerCase(),
    phone: normalise(inquiry.phone),
    service: inquiry.service,
    message: normalise(inquiry.message),
  };
  return digestOfAll([...Object.values(words), suspectedSpam ? "spam" : ""]);
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
