import "../../testing/need-build";

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { FileEntry } from "../../server/publishing/file-entry";
import { makeDataDir } from "../../testing/databases";
import { plainRequest } from "../../testing/peers/plain-request";
import { shareSiteAndNginx, startSiteAndNginx } from "./site-and-nginx";
import { nginxIsHere, startNginx } from "./start-nginx";

const entries = JSON.parse(readFileSync(resolve("build/files.json"), "utf8")) as Record<
  string,
  FileEntry
>;

const form = { "Content-Type": "application/x-www-form-urlencoded" };

describe.runIf(nginxIsHere)("Debian's nginx with deploy/nginx.conf", () => {
  it("sends every file of the site in every encoding with the same bytes and headers", async () => {
    const { both } = await shareSiteAndNginx(true);
    const words = { br: "br", gz: "gzip" };
    expect(Object.keys(entries).length).toBeGreaterThan(100);
    for (const [path, { encodings }] of Object.entries(entries))
      for (const encoding of ["", ...encodings.map((one) => words[one])]) {
        const headers = encoding ? { "Accept-Encoding": encoding } : {};
        const { fromSite, fromNginx } = await both(path, { headers });
        expect(fromSite.status, path).toBe(200);
        expect(fromNginx, `${path} ${encoding}`).toEqual(fromSite);
      }
  }, 120_000);

  it("chooses like the site among the encodings that a visitor takes", async () => {
    const { both } = await shareSiteAndNginx(false);
    for (const accepted of [
      "gzip, deflate, br, zstd",
      "br;q=0, gzip;q=0.8",
      "br;q=0.000, identity",
      "x-gzip",
      "*",
      "*;q=0",
      "br;q=0, *",
      "br;q=0,zstd;q=0., *;q=0.001",
      "identity;q=0.5, *;q=0",
      "gzip;q=1, br;q=0.1",
      "GZIP;Q=0.9,br ; q=0.8",
      "gzip;q=.5, zstd; q=0.6, br;q=0.5",
      "gzip;q=0.8, *;q=0.9",
      "gzip;q=0.01",
      "br;q=2, gzip",
      "brotli",
      "xbr, br2",
      ",,",
      `gzip, br${" ".repeat(191)}`,
      `gzip, br${", br".repeat(48)}`,
      `gzip, br${", br".repeat(49)}`,
      `a${" ".repeat(7000)}N`,
    ]) {
      const headers = { "Accept-Encoding": accepted };
      const { fromSite, fromNginx } = await both("/about", { headers });
      expect(fromNginx, accepted).toEqual(fromSite);
    }
  });

  it("asks the site for one encoding, and passes no list on that a client wrote", async () => {
    const heard: (string | undefined)[] = [];
    const site = createServer((request, response) => {
      // The start of nginx asks for another page.
      if (request.url?.startsWith("/contact")) heard.push(request.headers["accept-encoding"]);
      response.end();
    });
    await new Promise<void>((listening) => site.listen(0, "127.0.0.1", listening));
    const siteUrl = "http://localhost:8080";
    const sitePort = (site.address() as AddressInfo).port;
    const nginx = await startNginx({ sitePort, siteUrl, dataDir: makeDataDir() });
    onTestFinished(async () => {
      await nginx.stop();
      site.close();
    });
    for (const accepted of [
      "gzip, deflate, br, zstd",
      "br;q=0, x-gzip",
      "identity",
      `br${" ".repeat(7000)}N`,
    ])
      await plainRequest(nginx.port, "/contact?treatment=tadalafil", {
        headers: { Host: "localhost:8080", "Accept-Encoding": accepted },
      });
    expect(heard).toEqual(["br", "gzip", undefined, undefined]);
  });

  it("says like the site when a page has not changed, and only for that variant", async () => {
    const { site, both } = await shareSiteAndNginx(false);
    const headers = { "Accept-Encoding": "br" };
    const first = await plainRequest(site.port, "/about", { headers });
    const etag = String(first.headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = { headers: { ...headers, "If-None-Match": known } };
      const { fromSite, fromNginx } = await both("/about", again);
      expect(fromSite.status, known).toBe(304);
      expect(fromNginx.status, known).toBe(304);
      expect(fromNginx.headers.etag).toBe(etag);
      expect(fromNginx.headers["content-security-policy"]).toBe(
        fromSite.headers["content-security-policy"],
      );
    }
    const gzip = { headers: { "Accept-Encoding": "gzip", "If-None-Match": etag } };
    const { fromSite, fromNginx } = await both("/about", gzip);
    expect(fromSite.status).toBe(200);
    expect(fromNginx).toEqual(fromSite);
  });

  it("ignores conditions on another version, as the site does", async () => {
    const { both } = await shareSiteAndNginx(false);
    for (const headers of [
      { "If-Match": '"x"' },
      { "If-Unmodified-Since": "Mon, 01 Jan 2001 00:00:00 GMT" },
      { "If-Modified-Since": "Fri, 01 Jan 2100 00:00:00 GMT" },
    ]) {
      const { fromSite, fromNginx } = await both("/about", { headers });
      expect(fromSite.status).toBe(200);
      expect(fromNginx, JSON.stringify(headers)).toEqual(fromSite);
    }
  });

  it("sends heads and parts of files like the site", async () => {
    const { both } = await shareSiteAndNginx(false);
    const head = await both("/services", { method: "HEAD", headers: { "Accept-Encoding": "br" } });
    expect(head.fromSite.body).toBe("");
    expect(head.fromNginx).toEqual(head.fromSite);
    for (const path of ["/favicon.ico", "/about"])
      for (const encoding of ["identity", "br"]) {
        // Only for GET: nginx responds to a HEAD with 206 too, and no directive changes that.
        const headers = { Range: "bytes=10-19", "Accept-Encoding": encoding };
        const { fromSite, fromNginx } = await both(path, { headers });
        expect(fromSite.status).toBe(206);
        expect(fromNginx, `${path} ${encoding}`).toEqual(fromSite);
        const several = await both(path, { headers: { ...headers, Range: "bytes=0-1,4-5" } });
        expect(several.fromNginx, `${path} ${encoding}`).toEqual(several.fromSite);
        const beyond = { ...headers, Range: "bytes=999999999-" };
        const impossible = await both(path, { headers: beyond });
        expect(impossible.fromSite.status).toBe(416);
        // Nothing is sent, and nginx sets no content type.
        delete impossible.fromSite.headers["content-type"];
        expect(impossible.fromNginx, `${path} ${encoding}`).toEqual(impossible.fromSite);
      }
  });

  it("passes everything except files on: forms, states, refusals, redirects", async () => {
    const { both } = await shareSiteAndNginx(false);
    const cases: [string, Parameters<typeof plainRequest>[2], number][] = [
      ["/contact", { method: "POST", headers: form, body: "a=1" }, 422],
      [
        "/contact",
        { method: "POST", headers: { ...form, "If-None-Match": "*" }, body: "a=1" },
        422,
      ],
      ["/contact.json", { method: "POST", headers: form, body: "a=1" }, 422],
      ["/contact?treatment=tadalafil", {}, 200],
      ["/payment?again=x", {}, 200],
      ["/payment/return", {}, 404],
      ["/staff/sign-in", {}, 200],
      ["/payment/webhook", { method: "POST", body: "{}" }, 400],
      ["/about", { method: "DELETE" }, 405],
      ["/about/", {}, 308],
      ["//about", {}, 308],
      ["//about?a=1", { method: "HEAD" }, 308],
      ["/treatments//nad-injectable", {}, 308],
      ["//evil.example/x", {}, 308],
      ["//%2fevil.example", {}, 400],
      ["//contact", { method: "POST", headers: form, body: "a=1" }, 400],
      ["/nowhere", {}, 404],
      ["/services.data", {}, 404],
    ];
    for (const [path, options, status] of cases) {
      const { fromSite, fromNginx } = await both(path, options);
      expect(fromNginx.status, path).toBe(fromSite.status);
      expect([status, 503], path).toContain(fromSite.status);
      expect(fromNginx.headers.location, path).toBe(fromSite.headers.location);
      expect(Object.keys(fromNginx.headers).sort(), path).toEqual(
        Object.keys(fromSite.headers).sort(),
      );
    }
  });

  it("takes a form as a browser sends it, and no other site's", async () => {
    const { nginx } = await shareSiteAndNginx(false);
    const send = async (origin: string) => {
      const headers = { ...form, Origin: origin, "Sec-Fetch-Site": "same-origin" };
      const options = { method: "POST", headers, body: "a=1" };
      return (await plainRequest(nginx.port, "/contact", options)).status;
    };
    // The form's fields are missing.
    expect(await send(`http://127.0.0.1:${nginx.port}`)).toBe(422);
    expect(await send("http://evil.example")).toBe(403);
  });

  it("passes the visitor's scheme on, also if TLS ended before it", async () => {
    const { nginx, ask, host } = await shareSiteAndNginx(true);
    const get = async (headers: Record<string, string>) =>
      (await ask(nginx.port, "/nowhere", { headers })).status;
    expect(await get({})).toBe(308);
    expect(await get({ "X-Forwarded-Proto": "nonsense" })).toBe(308);
    expect(await get({ "X-Forwarded-Proto": "https" })).toBe(404);
    const origin = { Origin: `https://${host}` };
    const headers = { ...form, ...origin, "X-Forwarded-Proto": "https" };
    const posted = await ask(nginx.port, "/contact", {
      method: "POST",
      headers,
      body: "a=1",
    });
    expect(posted.status).toBe(422);
  });

  it("redirects a page to https like the site, if the proxy in front says it came by http", async () => {
    const { both } = await shareSiteAndNginx(true);
    for (const [said, status] of [
      ["http", 308],
      ["https, http", 308],
      ["HTTP", 308],
      ["https", 200],
      ["http, https", 200],
    ] as const)
      for (const method of ["GET", "HEAD"]) {
        const options = { method, headers: { "X-Forwarded-Proto": said } };
        const { fromSite, fromNginx } = await both("/about?from=a", options);
        expect(fromSite.status, said).toBe(status);
        expect(fromNginx, said).toEqual(fromSite);
      }
  });

  it("passes the visitor's IP address on: each has a limit of their own, whatever their headers", async () => {
    const { nginx } = await startSiteAndNginx(false, { LIMIT_INQUIRIES: "2" });
    const send = async (from: string, claimed: string) => {
      const headers = { ...form, ...(claimed ? { "X-Forwarded-For": claimed } : {}) };
      const options = { method: "POST", headers, body: "a=1", from };
      return (await plainRequest(nginx.port, "/contact", options)).status;
    };
    expect(await send("127.0.0.2", "")).toBe(422);
    expect(await send("127.0.0.2", "203.0.113.1")).toBe(422);
    expect(await send("127.0.0.2", "203.0.113.2")).toBe(429);
    expect(await send("127.0.0.3", "")).toBe(422);
  });

  it("takes the longest form anybody writes, and leaves it to the site to refuse more", async () => {
    const { nginx } = await shareSiteAndNginx(false);
    const send = (body: string) =>
      plainRequest(nginx.port, "/contact", { method: "POST", headers: form, body });
    const longest = String(
      new URLSearchParams({
        firstName: "山".repeat(99),
        lastName: "田".repeat(99),
        phone: "904-555-0199",
        email: "one@visitor.example",
        service: "general",
        message: "薬".repeat(999),
      }),
    );
    expect(longest.length).toBeGreaterThan(10_000);
    expect((await send(longest)).status).toBe(200);
    const refused = await send("a".repeat(70_000));
    expect(refused.status).toBe(413);
    expect(refused.headers["content-security-policy"]).toMatch(/^default-src 'none'; /);
  });
});
