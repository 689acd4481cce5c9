import { monitorEventLoopDelay } from "node:perf_hooks";

/** Requests at once: one more would wait too long. */
const mostAtOnce = 200;
/**
 * Concurrency limit while the event loop lags: refusing these would make nothing faster. When other programs
 * use the processor, there are no more than these.
 */
const fewAtOnce = 8;
/**
 * Milliseconds by which the event loop may be late, on average in each of the last two seconds. A
 * single long delay, as when other programs use the processor, is over when it is noticed.
 */
const longestDelay = 700;

export type Overload = {
  /** Runs `work`; gives "overloaded" at once, without running it, when there is too much. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result | "overloaded">;
  close: () => void;
};

/** Refuses work early when there is too much of it, so that the site keeps responding. Files do not pass here. */
export function makeOverload({
  atOnce = mostAtOnce,
  few = fewAtOnce,
  delayMs = longestDelay,
} = {}): Overload {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let wasLate = false;
  let late = false;
  const look = setInterval(() => {
    const isLate = delay.mean / 1e6 - 20 > delayMs;
    late = isLate && wasLate;
    wasLate = isLate;
    delay.reset();
  }, 1000).unref();
  let running = 0;

  return {
    async run(work) {
      if (running >= (late ? few : atOnce)) return "overloaded";
      running++;
      try {
        return await work();
      } finally {
        running--;
      }
    },
    close() {
      clearInterval(look);
      delay.disable();
    },
  };
}
