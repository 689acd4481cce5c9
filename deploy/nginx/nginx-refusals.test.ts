import "../../testing/need-build";

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { refusalHeaders } from "../../server/http/refusals/refusal-headers";
import type { RefusedStatus } from "../../server/http/refusals/refused-statuses";
import { rawExchange } from "../../testing/peers/raw-exchange";
import { shareSiteAndNginx, startSiteAndNginx } from "./site-and-nginx";
import { nginxIsHere } from "./start-nginx";

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const entries = JSON.parse(readFileSync(resolve("build/refusals.json"), "utf8"));

/** As Node has them. */
const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const pageOf = (status: RefusedStatus) => ({
  headers: lowerCase(refusalHeaders(true, entries[status])),
  html: readFileSync(resolve(`build/refusals/${status}.html`), "utf8"),
});

describe.runIf(nginxIsHere)("nginx instead of the site", () => {
  it("says in the site's words that a site which is stopped cannot respond, and sends its files", async () => {
    const { site, nginx, ask } = await startSiteAndNginx(true);
    site.child.kill("SIGKILL");
    await site.ended;
    const { headers, html } = pageOf(503);
    for (const [path, options] of [
      ["/nope", {}],
      ["/staff", {}],
      ["/healthz", {}],
      ["/about", { method: "DELETE" }],
      ["/contact?treatment=tadalafil", {}],
      ["/contact", { method: "POST", headers: form, body: "a=1" }],
      ["/contact", { method: "POST", headers: form, body: "a".repeat(100_000) }],
      ["/about", { headers: { "X-Forwarded-Proto": "http" } }],
      ["/refused/413.html", {}],
    ] as const) {
      const answer = await ask(nginx.port, path, options);
      expect(answer.status, path).toBe(503);
      expect(answer.headers, path).toMatchObject({ ...headers, "retry-after": "10" });
      expect(answer.body.toString(), path).toBe(html);
    }
    expect((await ask(nginx.port, "/services")).status).toBe(200);
    expect(nginx.said(), "nobody's address or path is written down").toBe("");
  });

  it("says it to a script as the site does, compressed where asked, and to a HEAD without a body", async () => {
    const { site, nginx, ask } = await startSiteAndNginx(true);
    site.child.kill("SIGKILL");
    await site.ended;
    const post = { method: "POST", body: "a=1" };
    for (const [path, options] of [
      ["/contact.json", { ...post, headers: form }],
      ["/contact.json?a=1", { ...post, headers: { ...form, Accept: "text/html" } }],
      ["/contact", { ...post, headers: { ...form, Accept: "application/json" } }],
      ["/nope", { headers: { Accept: "application/json" } }],
    ] as const) {
      const answer = await ask(nginx.port, path, options);
      expect(answer.status, path).toBe(503);
      expect(answer.headers, path).toMatchObject(lowerCase(refusalHeaders(true)));
      expect(answer.headers["retry-after"]).toBe("10");
      expect(JSON.parse(answer.body.toString())).toEqual({ outcome: "refused", status: 503 });
    }
    const accepting = {
      headers: { Accept: "text/html, application/json", "Accept-Encoding": "br" },
    };
    const page = await ask(nginx.port, "/nope", accepting);
    expect(page.headers["content-encoding"]).toBe("br");
    expect(page.body).toEqual(readFileSync(resolve("build/refusals/503.html.br")));
    const head = await ask(nginx.port, "/nope", { method: "HEAD" });
    expect(head.headers).toMatchObject(pageOf(503).headers);
    expect(head.body).toHaveLength(0);
  });

  it("refuses what it does not pass on with the same bytes and headers as the site", async () => {
    const { both } = await shareSiteAndNginx(true);
    const large = { method: "POST", headers: form, body: "a".repeat(600_000) };
    for (const [path, options, status] of [
      ["/a%00", {}, 400],
      [`/${"a".repeat(9000)}`, {}, 414],
      ["/contact", large, 413],
      ["/contact.json", large, 413],
      ["/contact", { ...large, headers: { ...form, Accept: "application/json" } }, 413],
    ] as const) {
      const { fromSite, fromNginx } = await both(path, options);
      expect(fromSite.status, path.slice(0, 20)).toBe(status);
      expect(fromNginx, path.slice(0, 20)).toEqual(fromSite);
    }
  });

  it.each([
    ["garbage", "\x16\x03\x01 no http\r\n\r\n", 400],
    ["an unknown version", "GET / HTTP/9.9\r\n\r\n", 400],
    ["no host", "GET /about HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    [
      "two lengths",
      "POST / HTTP/1.1\r\nHost: www.coquinawellness.example\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx",
      400,
    ],
    [
      "an unknown transfer",
      "POST / HTTP/1.1\r\nHost: www.coquinawellness.example\r\nTransfer-Encoding: odd\r\n\r\n",
      400,
    ],
    [
      "broken chunks",
      "POST /contact HTTP/1.1\r\nHost: www.coquinawellness.example\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n",
      400,
    ],
    [
      "endless chunks",
      `POST /contact HTTP/1.1\r\nHost: www.coquinawellness.example\r\nTransfer-Encoding: chunked\r\n\r\n99999\r\nx`,
      413,
    ],
    [
      "an endless line",
      `GET /about HTTP/1.1\r\nHost: www.coquinawellness.example\r\nX: ${"x".repeat(9000)}\r\n\r\n`,
      431,
    ],
    [
      "a tunnel",
      "CONNECT /about HTTP/1.1\r\nHost: www.coquinawellness.example:443\r\nConnection: close\r\n\r\n",
      405,
    ],
    [
      "a trace",
      "TRACE /about HTTP/1.1\r\nHost: www.coquinawellness.example\r\nConnection: close\r\n\r\n",
      405,
    ],
  ] as const)("refuses %s with the site's page", async (_, bytes, status) => {
    const { nginx } = await shareSiteAndNginx(true);
    const { answer } = await rawExchange(nginx.port, bytes);
    const [head = "", body] = Buffer.from(answer, "latin1").toString().split("\r\n\r\n");
    const { headers, html } = pageOf(status);
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const [name, value] of Object.entries(headers))
      expect(head.toLowerCase()).toContain(`\r\n${name}: ${value}`.toLowerCase());
    expect(/^allow: (.*)$/im.exec(head)?.[1]).toBe(
      status === 405 ? "GET, HEAD, POST, OPTIONS" : undefined,
    );
    expect(body).toBe(html);
  });

  it("does not serve its refusal pages by their own URL", async () => {
    const { both } = await shareSiteAndNginx(false);
    for (const path of ["/refused/503.html", "/refused/503.json", "/refused/416", "/503.html"]) {
      const { fromSite, fromNginx } = await both(path);
      expect(fromSite.status, path).toBe(404);
      expect(fromNginx.status, path).toBe(404);
      expect(Buffer.from(fromNginx.body, "base64").toString()).toMatch(
        /Page Not Found|"status":404/,
      );
    }
  });
});
