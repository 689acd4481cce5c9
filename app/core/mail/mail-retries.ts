import type { OutboxRow } from "~/core/db/tables/mail-tables";
import { type MailRefusedError, toTheClinic } from "./mail";

const firstPause = 30_000;
const longestPause = 60 * 60_000;

/** Milliseconds after queuing until the last try of a mail. */
const triesEndAfter = 72 * 60 * 60_000;

/**
 * Milliseconds until a visitor's refused email address is given up: the visitor mistyped it, unless
 * the server was briefly misconfigured. Shorter than the time until mail is late.
 */
const refusedAddressEndsAfter = 30 * 60_000;

/**
 * False for a mail that was given up early because its email address was refused. Takes ISO
 * instants.
 */
export const ranOutOfRetries = (mail: { queued: string; failed: string }) =>
  Date.parse(mail.failed) - Date.parse(mail.queued) > triesEndAfter - longestPause;

/**
 * Milliseconds until the next try: doubling from 30 seconds to an hour, up to a fifth shorter
 * so that mails that failed together are not all tried again together.
 */
export function retryPause(attempts: number, random = Math.random()): number {
  const pause = Math.min(firstPause * 2 ** Math.max(0, attempts - 1), longestPause);
  return Math.round(pause * (1 - random / 5));
}

/**
 * When a mail is sent again that was certainly not accepted; null: never. A visitor may mistype an
 * email address; the clinic's own mails are never given up early.
 */
export function nextTry(
  { submission_id, kind, created_at }: Pick<OutboxRow, "submission_id" | "kind" | "created_at">,
  tried: { at: Date; attempts: number; refused: MailRefusedError | undefined },
): Date | null {
  const next = new Date(tried.at.getTime() + retryPause(tried.attempts));
  const goesToVisitor = submission_id !== null && !toTheClinic(kind);
  const mistyped = goesToVisitor && tried.refused?.badRecipient === true;
  const lasts = mistyped ? refusedAddressEndsAfter : triesEndAfter;
  return next.getTime() > Date.parse(created_at) + lasts ? null : next;
}
