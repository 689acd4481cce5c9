import { stopOnSignal } from "./core/process/stop-on-signal";
import { startSite } from "./start-site";

try {
  const { stop, withinMs, logger } = await startSite();
  stopOnSignal(async () => {
    logger.info("stopping");
    // The last resort: whoever stopped the process will kill it next.
    setTimeout(() => process.exit(1), withinMs + 2000).unref();
    await stop();
    logger.info("stopped");
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : "The site could not start.");
  process.exit(1);
}
