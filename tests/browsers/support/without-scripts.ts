import { request as ask, createServer } from "node:http";
import { freePort } from "../../support/free-port";

/**
 * The same site at another URL, where no page may run its scripts: engines differ in whether a test
 * can switch them off. Returns that URL and a function that ends it.
 */
export async function withoutScripts(siteUrl: string) {
  const server = createServer((request, response) => {
    const { method, headers, url = "/" } = request;
    const forwarded = ask(new URL(url, siteUrl), { method, headers }, (answer) => {
      const policy = answer.headers["content-security-policy"];
      response.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        "content-security-policy": policy ? `${policy}, script-src 'none'` : "script-src 'none'",
      });
      answer.pipe(response);
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
