import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export type PlainResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Sends a request exactly as written and returns the raw response. `from`: the loopback IP address
 * to send from, for a visitor who is not the proxy.
 */
export function plainRequest(
  port: number,
  path: string,
  { method = "GET", headers = {}, body = "", from = "127.0.0.1" } = {},
): Promise<PlainResponse> {
  return new Promise((resolve, reject) => {
    const to = { host: "127.0.0.1", port, localAddress: from, path, method, headers, agent };
    const sent = request(to, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers: got } = response;
        resolve({ status, headers: got, body: Buffer.concat(chunks) });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** `fetch` of a local site under its public host name. */
export const fetchAs =
  (host: string) =>
  async (target: string, init: RequestInit = {}): Promise<Response> => {
    const { method, headers: sent } = new Request(target, init);
    const body = init.body ? await new Response(init.body).text() : "";
    const url = new URL(target);
    const headers = { ...Object.fromEntries(sent), host };
    const response = await plainRequest(Number(url.port), url.pathname + url.search, {
      method,
      headers,
      body,
    });
    const got = new Headers();
    for (const [name, value] of Object.entries(response.headers))
      for (const one of [value].flat()) if (one !== undefined) got.append(name, one);
    const { status } = response;
    const empty = response.body.length === 0;
    return new Response(empty ? null : new Uint8Array(response.body), { status, headers: got });
  };

/** Sends raw bytes and returns everything received until the other side closes. */
export function rawExchange(
  port: number,
  bytes: string | Buffer,
  withinMs = 5000,
): Promise<{ response: string; milliseconds: number; closed: boolean }> {
  return new Promise((resolve) => {
    const began = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    const finish = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const milliseconds = performance.now() - began;
      resolve({ response: Buffer.concat(chunks).toString("latin1"), milliseconds, closed });
    };
    const timer = setTimeout(() => finish(false), withinMs);
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", () => {});
    socket.on("close", () => finish(true));
  });
}
