import { Agent, type IncomingHttpHeaders, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

export type PlainAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A request as it is written, and the answer as it comes: nothing is decoded, nothing added. */
export function plainRequest(
  port: number,
  path: string,
  { method = "GET", headers = {}, body = "" } = {},
): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: "127.0.0.1", path, method, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const { statusCode: status = 0, headers: got } = answer;
        resolve({ status, headers: got, body: Buffer.concat(chunks) });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
