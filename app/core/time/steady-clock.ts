/**
 * A clock for sessions and limits that never goes back: when the machine's clock is set back, it
 * continues by the elapsed time, so that an ended session stays ended. A stored instant later than
 * this clock (written before the process started) ends its session too.
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
