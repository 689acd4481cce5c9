import { monitorEventLoopDelay } from "node:perf_hooks";

/** Answers that are worked on at once: what waits behind these would wait too long. */
const mostAtOnce = 200;
/** Milliseconds a turn of the event loop may be late, on average over the last second. */
const longestDelay = 700;

export type Overload = {
  /** Runs `work`, or gives "overloaded" at once. */
  run: <Result>(work: () => Promise<Result>) => Promise<Result | "overloaded">;
  close: () => void;
};

/** Keeps the site answering: what is too much is refused early, files are served all the same. */
export function makeOverload({ atOnce = mostAtOnce, delayMs = longestDelay } = {}): Overload {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let late = false;
  const look = setInterval(() => {
    late = delay.mean / 1e6 - 20 > delayMs;
    delay.reset();
  }, 1000).unref();
  let running = 0;

  return {
    async run(work) {
      if (late || running >= atOnce) return "overloaded";
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
