import { type DeliveryDeps, makeDelivery } from "./deliver-mail";

/** Sends mails from the outbox until stopped: when woken, and every `pollEveryMs` anyway. */
export function startMailWorker(deps: DeliveryDeps & { pollEveryMs: number }) {
  const { logger, mailer, pollEveryMs } = deps;
  const delivery = makeDelivery(deps);
  const stopping = new AbortController();
  let woken = Promise.withResolvers<void>();

  async function work() {
    // The restart may have fixed what kept mails waiting.
    await delivery.endAllPauses().catch((error) => {
      logger.warn(
        { err: error },
        "failed to end retry pauses; mails are retried when their pauses end",
      );
    });
    while (!stopping.signal.aborted) {
      woken = Promise.withResolvers();
      const timer = setTimeout(woken.resolve, pollEveryMs);
      try {
        await delivery.deliverDue({ stopping: stopping.signal });
      } catch (error) {
        logger.error({ err: error }, "failed to read or write the outbox; will retry");
      }
      await woken.promise;
      clearTimeout(timer);
    }
  }
  const working = work();

  return {
    /** Looks for queued mails now. */
    wake: () => woken.resolve(),
    stopMails: delivery.stopMails,
    /**
     * Takes no more mails, waits for those being sent (at most `withinMs`, then they are
     * interrupted), and releases its leases. The mailer is closed afterwards.
     */
    async stop(withinMs = 10_000) {
      stopping.abort();
      woken.resolve();
      const timer = setTimeout(() => mailer.close(), withinMs);
      await working;
      await delivery.settle();
      clearTimeout(timer);
      mailer.close();
      try {
        await delivery.handBackLeases();
      } catch (error) {
        logger.warn({ err: error }, "failed to release leases; they will expire");
      }
    },
  };
}
