import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { makeTestApp } from "../../../tests/fixtures/test-app";
import { openTestDatabase } from "../../../tests/support/databases";
import { startMetrics } from "./metrics";

it("counts responses by method and status, and how long each took", async () => {
  const { app } = makeTestApp(await openTestDatabase("sqlite"));
  const metrics = await startMetrics(app, 0);
  const server = createServer(
    metrics.counting((request, response) => {
      response.writeHead(request.url === "/" ? 200 : 404).end("text");
    }),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  for (const path of ["/", "/", "/secret-name"])
    await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  await (await fetch(`http://127.0.0.1:${port}/`, { method: "PURGE" })).text();
  const read = async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
  for (const text of [await read(), await read()]) {
    expect(text).toContain('site_requests_total{method="GET",status="200"} 2');
    expect(text).toContain('site_requests_total{method="GET",status="404"} 1');
    expect(text).toContain('site_requests_total{method="other",status="200"} 1');
    expect(text).toContain('site_request_seconds_count{method="GET"} 3');
    expect(text).not.toContain("secret-name");
  }
  metrics.close();
  server.close();
});
