import { setImmediate } from "node:timers/promises";

/**
 * `inTotal`: more at once would make all of them too slow. `perClient`: one client's share of it, so
 * that the limit protects the others; an office shares one IP address. `waiting`: how many more of a
 * client wait for its share; with both a client has as many as it may have connections.
 */
const usual = { inTotal: 200, perClient: 8, waiting: 56 };

/**
 * Rounds of the event loop before each start. Node accepts one connection in a round: when each round
 * also renders pages, everybody waits to be let in, even for a page in memory.
 */
const roundsBefore = 10;

/** Runs `work` of a client; returns "overloaded" without running it when a limit is reached. */
export type LimitRequests = <Result>(
  client: string,
  work: () => Promise<Result>,
) => Promise<Result | "overloaded">;

/** Refuses work early when too much of it runs, so that the site keeps responding. */
export function makeLimitRequests(limits: Partial<typeof usual> = {}): LimitRequests {
  const { inTotal, perClient, waiting: mostWaiting } = { ...usual, ...limits };
  const clients = new Map<string, { running: number; waiting: (() => void)[] }>();
  let running = 0;
  let lastTick = Promise.resolve();
  const nextTick = () => {
    lastTick = lastTick.then(async () => {
      for (let round = 0; round < roundsBefore; round++) await setImmediate();
    });
    return lastTick;
  };
  return async (client, work) => {
    const own = clients.get(client) ?? { running: 0, waiting: [] };
    if (own.running >= perClient) {
      if (own.waiting.length >= mostWaiting) return "overloaded";
      await new Promise<void>((begin) => own.waiting.push(begin));
    } else {
      if (running >= inTotal) return "overloaded";
      running++;
      own.running++;
      clients.set(client, own);
    }
    try {
      await nextTick();
      return await work();
    } finally {
      const next = own.waiting.shift();
      if (next) next();
      else {
        running--;
        if (--own.running === 0) clients.delete(client);
      }
    }
  };
}
