import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { rawExchange } from "../../../tests/fakes/plain-request";
import { type RefusalPages, refusalStatuses } from "./memory-file";
import { makeNodeServer } from "./node-server";
import { makeRefusals } from "./refusals";

const english = Object.fromEntries(
  refusalStatuses.map((status) => [
    status,
    { content: Buffer.from(`page ${status}`), encoded: {}, scripts: [], styles: [] },
  ]),
);
const refusalPages = { en: english, es: english } as unknown as RefusalPages;

const refusals = makeRefusals({ currentPages: () => ({ refusalPages }), https: true });

const short = {
  headersTimeout: 300,
  requestTimeout: 500,
  connectionsCheckingInterval: 100,
  keepAliveTimeout: 300,
  idle: 1500,
};

async function start() {
  const server = makeNodeServer(
    (request, response) => {
      request.resume().on("end", () => response.end("whole"));
    },
    refusals,
    () => false,
    short,
  );
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

it("closes the connection of a client that sends the head too slowly, with the page for it", async () => {
  const { response, closed } = await rawExchange(await start(), "GET / HTTP/1.1\r\nHost: a\r\n");
  expect(response).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
  expect(response).toMatch(/Content-Security-Policy: default-src 'none'.*\r\n/);
  expect(response).toContain("Strict-Transport-Security");
  expect(response).toMatch(/page 500$/);
  expect(closed).toBe(true);
});

it("closes the connection of a client that sends the body too slowly", async () => {
  const head = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nonly this";
  const { response, closed } = await rawExchange(await start(), head);
  expect(response).toMatch(/^HTTP\/1.1 408 /);
  expect(closed).toBe(true);
});

it("closes a connection on which nothing is sent", async () => {
  const { closed } = await rawExchange(await start(), "");
  expect(closed).toBe(true);
});

it("closes a connection that stays idle after a response", async () => {
  const { response, closed } = await rawExchange(
    await start(),
    "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
  );
  expect(response).toMatch(/^HTTP\/1.1 200 OK/);
  expect(closed).toBe(true);
});

it.each([
  ["garbage", "\x16\x03\x01 no http\r\n\r\n", 400],
  ["an unknown version", "GET / HTTP/9.9\r\n\r\n", 400],
  [
    "two lengths",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
    400,
  ],
  [
    "a length and chunks",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
  ["a head that is too long", `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431],
  ["an expectation it cannot meet", "GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n\r\n", 417],
])("refuses %s with a page and the security headers", async (_, bytes, status) => {
  const { response, closed } = await rawExchange(await start(), bytes);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(response).toContain("X-Content-Type-Options: nosniff");
  expect(response).toMatch(/page 500$/);
  expect(closed).toBe(true);
});

it("limits every wait by default: a whole request to 30 seconds", () => {
  const server = makeNodeServer(
    () => {},
    refusals,
    () => false,
  );
  expect(server.headersTimeout).toBeGreaterThanOrEqual(10_000);
  expect(server.requestTimeout).toBeGreaterThan(server.headersTimeout);
  expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
  for (const limit of [server.timeout, server.keepAliveTimeout]) {
    expect(limit).toBeGreaterThan(0);
    expect(limit).toBeLessThanOrEqual(60_000);
  }
});
