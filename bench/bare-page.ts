import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const page = `<!doctype html><html lang="en-US"><title>A bare page</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="Nothing.">
<h1>A bare page</h1><p>What the browser, the machine and the site's headers cost by themselves.`;

/** Serves a page of two lines with the headers of the site's own pages, to compare with. */
export async function serveBarePage(site: string) {
  const { headers } = await fetch(`${site}/about`);
  const own = [...headers].filter(
    ([name]) => !/^(content-(length|encoding)|etag|date|connection|keep-alive)$/.test(name),
  );
  const server = createServer((_, answer) => {
    answer.writeHead(200, Object.fromEntries(own)).end(page);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((done) => server.close(done)),
  };
}
