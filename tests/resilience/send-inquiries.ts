import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

/**
 * Posts `count` inquiries, ten visitors at a time. A visitor without a response posts the same form
 * again; some click twice, some lose the connection. Returns the references that each visitor got,
 * by the inquiry's message.
 */
export async function sendInquiries(parts: {
  count: number;
  ports: readonly number[];
  random: () => number;
  onAcknowledged: (total: number) => void;
}) {
  const { count, ports, random, onAcknowledged } = parts;
  const acknowledged = new Map<string, Set<string>>();
  let retries = 0;
  let next = 0;

  async function send(message: string, idempotencyKey: string) {
    const port = ports[Math.floor(random() * ports.length)];
    const response = await fetch(`http://127.0.0.1:${port}/contact.json`, {
      method: "POST",
      body: inquiry(message, idempotencyKey),
      signal: AbortSignal.timeout(random() < 0.05 ? 3 : 15_000),
    });
    const { outcome, reference } = (await response.json()) as Record<string, string>;
    if (outcome !== "received" || !reference) throw new Error(`outcome ${outcome}`);
    acknowledged.set(message, (acknowledged.get(message) ?? new Set()).add(reference));
  }

  async function visitor() {
    while (next < count) {
      const message = `number ${next++}`;
      const idempotencyKey = randomUUID();
      const clicks = random() < 0.1 ? [1, 2] : [1];
      await Promise.allSettled(clicks.map(() => send(message, idempotencyKey)));
      while (!acknowledged.has(message)) {
        retries++;
        await pause(50 + random() * 400);
        await send(message, idempotencyKey).catch(() => {});
      }
      onAcknowledged(acknowledged.size);
    }
  }
  await Promise.all(Array.from({ length: 10 }, visitor));
  return { acknowledged, retries };
}

const inquiry = (message: string, idempotencyKey: string) =>
  new URLSearchParams({
    firstName: "Ann",
    lastName: "Lee",
    email: `${idempotencyKey}@visitor.example`,
    phone: "904 555 0100",
    service: "general",
    message,
    attempt: idempotencyKey,
  });
