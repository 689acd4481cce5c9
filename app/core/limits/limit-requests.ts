/**
 * More at once would make all of them too slow. One IP address has at most 64 connections, so it
 * cannot use all slots.
 */
const mostAtOnce = 200;

/** Runs `work`; returns "overloaded" without running it when the limit is reached. */
export type LimitRequests = <Result>(work: () => Promise<Result>) => Promise<Result | "overloaded">;

/** Refuses work early when too much of it runs, so that the site keeps responding. */
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

/**
 * Runs at most `atOnce` tasks at a time; later ones wait in order. Between two tasks the event loop
 * handles other events.
 */
export function makeQueue(atOnce: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) await new Promise<void>((begin) => waiting.push(begin));
    else running++;
    try {
      return await work();
    } finally {
      // The next waiting task gets the slot.
      const next = waiting.shift();
      if (next) setImmediate(next);
      else running--;
    }
  };
}
