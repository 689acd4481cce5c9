type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs at most `atOnce` works at a time; later ones wait, first come, first served. Between two
 * works other events are handled.
 */
export function makeConcurrencyLimit(atOnce: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((begin) => waiting.push(begin));
    else running++;
    try {
      return await work();
    } finally {
      // Whoever is next takes over the place.
      const next = waiting.shift();
      if (next) setImmediate(next);
      else running--;
    }
  };
}

/** Requests that are rendered or use the database at once: with one more, all would take too long. */
const mostAtOnce = 200;

/** Runs `work`; gives "overloaded" at once, without running it, when there is too much. */
export type LimitRequests = <Result>(work: () => Promise<Result>) => Promise<Result | "overloaded">;

/**
 * Refuses work early when there is too much of it, so that the site keeps responding. Pages in memory
 * do not pass here. One IP address has at most 64 connections, so it cannot use all places.
 */
export function makeLimitRequests(atOnce = mostAtOnce): LimitRequests {
  let running = 0;
  return async (work) => {
    if (running >= atOnce) return "overloaded";
    running++;
    try {
      return await work();
    } finally {
      running--;
    }
  };
}
