import { connect } from "node:net";

/**
 * Sends one request after the other on every connection, in raw HTTP, because Node's own client
 * would be slower than the site. Times in milliseconds; `failed`: every status but 200, and lost
 * connections.
 */
export async function repeatRequest(
  url: string,
  settings: { connections: number; seconds: number; request: () => string },
) {
  const { connections, seconds, request } = settings;
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  const { hostname, port } = new URL(url);

  const one = () =>
    new Promise<void>((done) => {
      const socket = connect(Number(port), hostname);
      let began = 0;
      let received = "";
      const send = () => {
        if (performance.now() >= end) return socket.end();
        received = "";
        began = performance.now();
        socket.write(request());
      };
      socket.setEncoding("latin1").on("connect", send);
      socket.on("data", (chunk: string) => {
        received += chunk;
        const headers = received.indexOf("\r\n\r\n");
        const length = /\r\ncontent-length: (\d+)\r\n/i.exec(received)?.[1];
        if (headers < 0 || received.length < headers + 4 + Number(length)) return;
        if (received.startsWith("HTTP/1.1 200")) times.push(performance.now() - began);
        else failed++;
        send();
      });
      socket.on("error", () => failed++);
      socket.on("close", () => done());
    });
  await Promise.all(Array.from({ length: connections }, one));

  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
  const perSecond = Math.round(times.length / seconds);
  return { connections, "per second": perSecond, "p50 ms": at(0.5), "p99 ms": at(0.99), failed };
}
