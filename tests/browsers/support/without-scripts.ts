import { request as ask, createServer } from "node:http";
import { text } from "node:stream/consumers";
import { freePort } from "../../support/free-port";

/**
 * The same site at another URL, with pages that have no scripts: engines differ in whether a test
 * can switch them off. Returns that URL and a function that ends it.
 */
export async function withoutScripts(siteUrl: string) {
  const server = createServer((request, response) => {
    const { method, url = "/" } = request;
    const headers = { ...request.headers, "accept-encoding": "identity" };
    const forwarded = ask(new URL(url, siteUrl), { method, headers }, async (answer) => {
      const { "content-length": _, ...others } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, others);
      if (!others["content-type"]?.startsWith("text/html")) return answer.pipe(response);
      response.end((await text(answer)).replace(/<script\b.*?<\/script>/gs, ""));
    });
    request.pipe(forwarded);
  });
  const port = await freePort();
  await new Promise<void>((listens) => {
    server.listen(port, "127.0.0.1", () => listens());
  });
  return {
    url: `http://localhost:${port}`,
    end() {
      server.closeAllConnections();
      server.close();
    },
  };
}
