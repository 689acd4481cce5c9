/**
 * A clock for sessions and limits that never goes back: when the machine's is set back it goes on from
 * where it was, by the time that really passes, so that what has ended stays ended. What was written
 * before this process started is later than such a clock, which closes it as well.
 */
export function makeSteadyClock(
  clock: () => Date,
  elapsedMs: () => number = () => performance.now(),
): () => Date {
  let latest = 0;
  let since = elapsedMs();
  return () => {
    const elapsed = elapsedMs();
    latest = Math.max(clock().getTime(), latest + elapsed - since);
    since = elapsed;
    return new Date(latest);
  };
}
