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
