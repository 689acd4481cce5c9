import { Agent, type IncomingHttpHeaders, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export type PlainResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Sends a request exactly as written and gives the raw response. `from`: the loopback IP address it
 * comes from, for a visitor who is not the proxy.
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
