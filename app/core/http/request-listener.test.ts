import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { plainRequest, rawExchange } from "../../../tests/fakes/plain-request";
import { shareBuiltServer, startBuiltServer } from "../../../tests/support/built-server";
import { makeDataDir } from "../../../tests/support/databases";

const settings = { SITE_URL: "http://localhost:3000" };
const shared = shareBuiltServer(settings);

/** Redirect target of a GET of each path; undefined where the request is refused. */
const elsewhere: readonly (readonly [string, string | undefined])[] = [
  ["/about/", "/about"],
  ["/About", "/about"],
  ["//about", "/about"],
  ["///about", "/about"],
  ["//About//", "/about"],
  ["/treatments//nad-injectable", "/treatments/nad-injectable"],
  ["//about?from=//evil.example", "/about?from=//evil.example"],
  ["//staff//sign-in?next=//x", "/staff/sign-in?next=//x"],
  ["//", "/"],
  ["//?a=1", "/?a=1"],
  ["//nowhere", "/nowhere"],
  ["//evil.example/x", "/evil.example/x"],
  ["///evil.example", "/evil.example"],
  ["//evil.example//", "/evil.example/"],
  ["//user@evil.example:80/", "/user@evil.example:80/"],
  ["//%09/evil.example", undefined],
  ["//\\evil.example", undefined],
  ["/\\/evil.example", undefined],
  ["//%5cevil.example", undefined],
  ["//%2fevil.example", undefined],
  ["//%2F%2Fevil.example", undefined],
  ["//../evil.example", undefined],
  ["//%2e%2e/evil.example", undefined],
];

describe("a path without a page", () => {
  it("has the same page in every encoding, and is logged", async () => {
    const { port, lines } = await shared();
    const pages: string[] = [];
    for (const [encoding, decompress] of [
      ["identity", (body: Buffer) => body],
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const path = `/nowhere-at-all-${encoding}`;
      const logged = lines.length;
      const headers = { "Accept-Encoding": encoding };
      const { status, body } = await plainRequest(port, path, { headers });
      expect(status).toBe(404);
      pages.push(decompress(body).toString());
      await vi.waitFor(() => expect(lines.slice(logged).join()).toContain(`"route":"/*"`));
    }
    expect(new Set(pages).size).toBe(1);
    expect(pages[0]).toContain("Oops! Page not found");
    const head = await plainRequest(port, "/nowhere-at-all", { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([404, 0]);
  });
});

describe("a path written another way", () => {
  it("redirects to the page's own, and never to another site", async () => {
    const { port, url } = await shared();
    for (const [path, to] of elsewhere)
      for (const method of ["GET", "HEAD"]) {
        const { status, headers } = await plainRequest(port, path, { method });
        expect([status, headers.location], path).toEqual(to ? [308, to] : [400, undefined]);
        if (to) expect(new URL(to, url).origin, path).toBe(url);
      }
  });

  it("does not redirect a post: a form has its own path", async () => {
    const { port } = await shared();
    expect((await plainRequest(port, "//contact", { method: "POST" })).status).toBe(400);
  });
});

describe("a request for another site", () => {
  const site = "www.clinic.test";
  const publicSite = shareBuiltServer({ SITE_URL: `https://${site}` });
  const ask = (port: number, hosts: readonly string[], path = "/") =>
    rawExchange(
      port,
      `GET ${path} HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join("")}Connection: close\r\n\r\n`,
    );

  it("gets 421 and no page, for any path", async () => {
    const { port } = await publicSite();
    for (const host of ["evil.example", "127.0.0.1", `${site}.evil.example`, `evil-${site}`])
      for (const path of ["/", "/contact", "/nowhere", "/staff", "/assets/x.js"]) {
        const { response } = await ask(port, [host], path);
        expect(response, host + path).toMatch(/^HTTP\/1.1 421 Misdirected Request\r\n/);
        expect(response, host + path).toMatch(/\r\n\r\n$/);
        expect(response).not.toContain("Location");
      }
    const headers = { Host: "evil.example", "Content-Type": "application/x-www-form-urlencoded" };
    const posted = { method: "POST", headers, body: "a=1" };
    expect((await plainRequest(port, "/contact", posted)).status).toBe(421);
    expect((await plainRequest(port, "/payment/webhook", posted)).status).toBe(421);
  });

  it("accepts the site's own name, in any letter case and on any port", async () => {
    const { port } = await publicSite();
    for (const host of [site, site.toUpperCase(), `${site}:443`, `${site}:8080`])
      expect((await ask(port, [host])).response, host).toMatch(/^HTTP\/1.1 200 /);
    const local = await shared();
    for (const host of ["localhost", "127.0.0.1:1", "[::1]:3000"])
      expect((await ask(local.port, [host])).response, host).toMatch(/^HTTP\/1.1 200 /);
    expect((await ask(local.port, ["evil.example"])).response).toMatch(/^HTTP\/1.1 421 /);
  });

  it("accepts a supervisor that checks the process by its IP address", async () => {
    const { port } = await publicSite();
    for (const path of ["/healthz", "/readyz"]) {
      for (const host of ["127.0.0.1:3000", "10.1.2.3", "[fd00::1]:80"])
        expect((await ask(port, [host], path)).response, host).toMatch(/^HTTP\/1.1 200 /);
      expect((await ask(port, ["evil.example"], path)).response).toMatch(/^HTTP\/1.1 421 /);
    }
  });

  it("rejects a Host header that names two hosts, or one twice", async () => {
    const { port } = await publicSite();
    for (const hosts of [[site, "evil.example"], ["evil.example", site], [site, site], []])
      expect((await ask(port, hosts)).response, String(hosts)).toMatch(/^HTTP\/1.1 400 /);
  });
});

it("refuses a form sent by http, and redirects a page", async () => {
  const SITE_URL = "https://www.clinic.test";
  const { port } = await startBuiltServer({
    DATA_DIR: makeDataDir(),
    SITE_URL,
    TRUSTED_PROXIES: "127.0.0.1",
  });
  const headers = {
    Host: "www.clinic.test",
    Origin: "http://www.clinic.test",
    "X-Forwarded-Proto": "http",
    "X-Forwarded-For": "203.0.113.9",
    "Content-Type": "application/x-www-form-urlencoded",
  };
  for (const path of ["/contact", "/payment", "/staff/sign-in"]) {
    const { status } = await plainRequest(port, path, {
      method: "POST",
      headers,
      body: "email=ana%40clinic.test&password=for+the+tests+only",
    });
    expect(status, path).toBe(426);
  }
  for (const method of ["GET", "HEAD"]) {
    const led = await plainRequest(port, "/contact?a=1", { method, headers });
    expect([led.status, led.headers.location]).toEqual([308, `${SITE_URL}/contact?a=1`]);
  }
});

it("names the route's pattern in the log and never a path, in any spelling", async () => {
  const token = "kq7hT2vXz_secret-of-a-visitor-9";
  const { port, lines } = await shared();
  const before = lines.length;
  for (const path of [
    `/Inquiry/${token}`,
    `/INQUIRY/${token}/`,
    `/inquiry/${token}`,
    `/inquiry/${token}%0a`,
    `/inquiry/${token}%00`,
    `//inquiry//${token}`,
    `/inquiry%2f${token}`,
    `/%69nquiry/${token}`,
    `/inquiry/../inquiry/${token}`,
    `/x/inquiry/${token}`,
    `/Staff/inquiries/${token}`,
    `/staff/${token}%0d`,
  ])
    for (const method of ["GET", "HEAD", "POST"]) await plainRequest(port, path, { method });
  const logged = () => lines.slice(before).map((line) => JSON.parse(line));
  await plainRequest(port, `/treatments/${token}`);
  // The other process writes its log after its response.
  await vi.waitFor(() =>
    expect(logged()).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ status: 400, msg: "request refused: malformed path" }),
        expect.objectContaining({ route: "/*", msg: "page not found" }),
        expect.objectContaining({ route: "/treatments/:slug" }),
      ]),
    ),
  );
  expect(lines.join()).not.toContain(token);
  expect(logged().flatMap(Object.keys)).not.toContain("path");
});
