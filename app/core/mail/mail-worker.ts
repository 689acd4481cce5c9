import { type DeliveryDeps, makeDelivery } from "./deliver-mail";

export type MailWorker = {
  /** Makes the worker look for queued mails now. */
  wake: () => void;
  /**
   * Takes no more mails, waits for those being sent (at most `withinMs`, then they are
   * interrupted), and releases its leases. The mailer is closed afterwards.
   */
  stop: (withinMs?: number) => Promise<void>;
  /** Interrupts the sending of mails about these submissions; resolves when none is being sent. */
  stopMails: (submissionIds: readonly string[]) => Promise<void>;
};

/** Sends mails from the outbox until stopped: when woken, and every `pollEveryMs` anyway. */
export function startMailWorker(deps: DeliveryDeps & { pollEveryMs: number }): MailWorker {
  const { logger, mailer, pollEveryMs } = deps;
  const delivery = makeDelivery(deps);
  const stopping = new AbortController();
  let nap = Promise.withResolvers<void>();

  async function work() {
    // The restart may have fixed what kept mails waiting.
    await delivery.endAllPauses().catch((error) => {
      logger.warn(
        { err: error },
        "failed to end retry pauses; mails are retried when their pauses end",
      );
    });
    while (!stopping.signal.aborted) {
      nap = Promise.withResolvers();
      const timer = setTimeout(nap.resolve, pollEveryMs);
      try {
        await delivery.deliverDue({ stopping: stopping.signal });
      } catch (error) {
        logger.error({ err: error }, "failed to read or write the outbox; will retry");
      }
      await nap.promise;
      clearTimeout(timer);
    }
  }
  const working = work();

  return {
    wake: () => nap.resolve(),
    stopMails: delivery.stopMails,
    async stop(withinMs = 10_000) {
      stopping.abort();
      nap.resolve();
      const cutOff = setTimeout(() => mailer.close(), withinMs);
      await working;
      clearTimeout(cutOff);
      mailer.close();
      try {
        await delivery.handBackLeases();
      } catch (error) {
        logger.warn({ err: error }, "failed to release leases; they will expire");
      }
    },
  };
}
