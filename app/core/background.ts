import type { Logger } from "~/core/log/logger";

export type Background = ReturnType<typeof makeBackground>;

/** Work that outlives the request that began it. The site ends it before it stops. */
export function makeBackground() {
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  return {
    /** Aborts when the site stops; the work then ends at its next safe point. */
    signal: stopping.signal,
    /** `work` must not reject. */
    add(work: Promise<void>) {
      running.add(work);
      work.finally(() => running.delete(work));
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** When each periodic job of this process last succeeded, in milliseconds since 1970. */
export const jobSuccesses = new Map<string, number>();

/** Runs `work` every `everyMs`, never twice at once. `stop` waits for a running one. */
export function repeat(
  work: () => Promise<void>,
  { everyMs, name, logger }: { everyMs: number; name: string; logger: Logger },
) {
  let running = Promise.resolve();
  let busy = false;
  const run = () => {
    if (busy) return;
    busy = true;
    running = work()
      .then(() => void jobSuccesses.set(name, Date.now()))
      .catch((error) =>
        logger.error({ err: error, job: name }, "job failed; it runs again at its next time"),
      )
      .finally(() => {
        busy = false;
      });
  };
  run();
  const timer = setInterval(run, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
