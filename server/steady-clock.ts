/**
 * A clock for sessions and limits that never goes back: when the machine's is set back it goes on from
 * where it was, by the time that really passes, so that what has ended stays ended. `floor`: the newest
 * instant known from before this process.
 */
export function makeSteadyClock(
  clock: () => Date,
  floor: Date | null,
  elapsedMs: () => number = () => performance.now(),
): () => Date {
  let latest = floor?.getTime() ?? 0;
  let since = elapsedMs();
  return () => {
    const elapsed = elapsedMs();
    latest = Math.max(clock().getTime(), latest + elapsed - since);
    since = elapsed;
    return new Date(latest);
  };
}
