export type TakeTurns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Work of which so many run at once; what comes later waits, first come, first served. Between two
 * of them everybody else is heard.
 */
export function makeTurns(atOnce: number): TakeTurns {
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
