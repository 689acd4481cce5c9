import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { buildFolder } from "./core/pages/page-styles";

/* Entry of build/server/main.js. Node reuses the compiled code at its next start. */
enableCompileCache(join(buildFolder, "server/compiled"));
try {
  const { startSite } = await import("./start-site");
  const { stop, withinMs, logger } = await startSite();
  stopOnSignal(async () => {
    logger.info("stopping");
    // A last resort before the supervisor kills the process.
    setTimeout(() => process.exit(1), withinMs + 2000).unref();
    await stop();
    logger.info("stopped");
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : "The site could not start.");
  process.exit(1);
}
flushCompileCache();

/** Stops the process cleanly at the first signal, at once at the second. */
function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
}
