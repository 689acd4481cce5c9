const firstPause = 30_000;
const longestPause = 60 * 60_000;

/** No mail is tried for longer than this after it was queued, in milliseconds. */
export const triesEndAfter = 72 * 60 * 60_000;

/**
 * An email address that the server refuses for good is tried no longer than this, in milliseconds: it is
 * mistyped, unless the server was briefly misconfigured. Shorter than the time until mail is late.
 */
export const refusedAddressEndsAfter = 30 * 60_000;

/** False for a mail that was given up early because its email address was refused. Instants. */
export const wasTriedToTheEnd = (mail: { queued: string; failed: string }) =>
  Date.parse(mail.failed) - Date.parse(mail.queued) > triesEndAfter - longestPause;

/**
 * Milliseconds until the next try: doubling from 30 seconds to an hour, up to a fifth shorter
 * so that mails that failed together are not all tried again together.
 */
export function retryPause(attempts: number, random = Math.random()): number {
  const pause = Math.min(firstPause * 2 ** Math.max(0, attempts - 1), longestPause);
  return Math.round(pause * (1 - random / 5));
}
