import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

type Answer = { status: number; body?: unknown } | "drop";

/** A local server that implements Twilio's Messages resource, as far as the site uses it. */
export async function startFakeTwilio() {
  const requests: { path: string; authorization: string; form: URLSearchParams }[] = [];
  const answers: Answer[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { url: path = "", headers } = request;
    requests.push({
      path,
      authorization: headers.authorization ?? "",
      form: new URLSearchParams(body),
    });
    const answer = answers.shift() ?? { status: 201, body: { sid: "SM1", status: "queued" } };
    if (answer === "drop") return response.destroy();
    response.writeHead(answer.status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(answer.body ?? {}));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve());
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked: requests, url, answerNext: (...next: Answer[]) => answers.push(...next) };
}
