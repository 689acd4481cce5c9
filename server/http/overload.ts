import { monitorEventLoopDelay } from "node:perf_hooks";

/** Requests that are worked on at once: one more would wait too long. */
const mostAtOnce = 200;
/**
 * As many also while the process is late: to refuse these would make nothing faster, and when other
 * programs have the processor they are all there is.
 */
const fewAtOnce = 8;
/**
 * Milliseconds that the event loop may be late, on average over each of the last two seconds. One
 * long moment, as when other programs have the processor, is over when it is noticed.
 */
const longestDelay = 700;

export type Overload = {
  /** Runs `work`; gives "overloaded" at once, without running it, when there is too much. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result | "overloaded">;
  close: () => void;
};

/** Refuses work early when there is too much of it, so that the site keeps answering. Files do not pass here. */
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
