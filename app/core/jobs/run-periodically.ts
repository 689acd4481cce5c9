import type { Logger } from "~/core/log/logger";

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
