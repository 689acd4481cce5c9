import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

export type Told = { acknowledged: Map<number, Set<string>>; posts: number; retries: number };

/**
 * Sends `count` inquiries over many connections. Without an acknowledgment the same attempt is sent
 * again. Some clients click twice, some lose the connection while they wait.
 */
export async function sendInquiries(parts: {
  count: number;
  connections: number;
  ports: readonly number[];
  random: () => number;
  onAcknowledged: (total: number) => void;
}): Promise<Told> {
  const { count, connections, ports, random, onAcknowledged } = parts;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const told: Told = { acknowledged: new Map(), posts: 0, retries: 0 };
  let next = 0;

  async function send(n: number, attempt: string) {
    told.posts++;
    const port = ports[Math.floor(random() * ports.length)] ?? 0;
    const disconnects = random() < 0.03;
    const reference = await post(agent, port, bodyOf(n, attempt), disconnects).catch(() => null);
    if (reference === null) return false;
    const references = told.acknowledged.get(n) ?? new Set();
    told.acknowledged.set(n, references.add(reference));
    return true;
  }

  async function visitor() {
    for (let n = next++; n < count; n = next++) {
      const attempt = randomUUID();
      const clicks = random() < 0.05 ? [send(n, attempt), send(n, attempt)] : [send(n, attempt)];
      let acknowledged = (await Promise.all(clicks)).includes(true);
      while (!acknowledged) {
        told.retries++;
        await pause(50 + random() * 400);
        acknowledged = await send(n, attempt);
      }
      onAcknowledged(told.acknowledged.size);
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return told;
}

const bodyOf = (n: number, attempt: string) =>
  new URLSearchParams({
    firstName: "Ann",
    lastName: "Lee",
    email: `visitor-${n}@visitor.example`,
    phone: "904 555 0100",
    service: "general",
    message: `number ${n}`,
    attempt,
  }).toString();

/** The reference of an acknowledged inquiry; rejects for everything else. */
function post(agent: Agent, port: number, body: string, disconnects: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const sending = request(
      {
        host: "127.0.0.1",
        port,
        agent,
        method: "POST",
        path: "/contact.json",
        timeout: 15_000,
        headers: {
          "Content-Type": "application/x-www-form-urlencoded",
          "Content-Length": body.length,
        },
      },
      (response) => {
        let text = "";
        response.on("data", (chunk) => {
          text += chunk;
        });
        response.on("error", reject);
        response.on("close", () => {
          if (!response.complete || response.statusCode !== 200)
            return reject(new Error(`answered ${response.statusCode}`));
          const answer = JSON.parse(text) as { outcome: string; reference: string };
          if (answer.outcome === "received") resolve(answer.reference);
          else reject(new Error(answer.outcome));
        });
      },
    );
    sending.on("timeout", () => sending.destroy());
    sending.on("error", reject);
    sending.end(body, () => {
      if (disconnects) setTimeout(() => sending.destroy(new Error("hung up")), 3);
    });
  });
}
