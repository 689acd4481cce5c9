import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { plainRequest } from "../tests/fakes/plain-request";
import { shareBuiltServer, startBuiltServer } from "../tests/support/built-server";
import { commandEnv } from "../tests/support/command-env";
import { makeDataDir } from "../tests/support/databases";
import { freePort } from "../tests/support/free-port";
import { nginxIsHere, startNginx } from "../tests/support/nginx";
import { openStaffSession } from "../tests/support/staff-session";
import { typePrice } from "../tests/support/type-price";

const host = "localhost";
const siteUrl = `https://${host}`;

const env = { SITE_URL: siteUrl, TRUSTED_PROXIES: "127.0.0.1" };

const shared = shareBuiltServer(env);

async function nginxBefore({ port }: { port: number }) {
  const nginx = await startNginx([port]);
  onTestFinished(nginx.stop);
  return nginx;
}

/** Each test has its own nginx, whose cache and limits are empty. */
async function start() {
  const site = await shared();
  return { site, nginx: await nginxBefore(site), dataDir: site.dataDir };
}

type Nginx = Awaited<ReturnType<typeof startNginx>>;

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

const ask = (
  { tlsPort, certificate }: Nginx,
  path: string,
  { method = "GET", headers = {}, body = "" } = {},
) =>
  new Promise<Answer>((resolve, reject) => {
    const to = { host: "127.0.0.1", port: tlsPort, ca: certificate, servername: host };
    const sent = request(
      { ...to, path, method, headers: { Host: host, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });

/** Headers that a browser reads; nginx leaves the type out of a 304 response. */
const headersOf = ({ status, headers }: Pick<Answer, "status" | "headers">) => {
  const {
    date: _d,
    connection: _c,
    "keep-alive": _k,
    "accept-ranges": _a,
    server: _s,
    "x-request-id": _r,
    ...rest
  } = headers;
  return status === 304 ? { ...rest, "content-type": "" } : rest;
};

describe.skipIf(!nginxIsHere)("nginx before the site", () => {
  it("passes pages, posts and refusals on as the site sends them", async () => {
    const { site, nginx } = await start();
    const proxied = { "X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9", Host: host };
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    for (const [path, init] of [
      ["/", {}],
      ["/services", { headers: { "Accept-Encoding": "br;q=0.5, gzip" } }],
      ["/services", { headers: { "Accept-Encoding": "br;q=0, gzip" } }],
      ["/favicon.svg", { method: "HEAD" }],
      ["/nowhere", { headers: { Accept: "application/json" } }],
      ["/About/", {}],
      ["//about", {}],
      ["/contact", { method: "POST", headers: form, body: "a=1" }],
      ["/contact.json", { method: "POST", headers: form, body: "a=1" }],
      ["/about", { headers: { "If-None-Match": "*" } }],
    ] as const) {
      const given = "headers" in init ? init.headers : {};
      // nginx forwards one encoding: Brotli wherever it is accepted.
      const encodings = String((given as Record<string, string>)["Accept-Encoding"] ?? "");
      const normalized = encodings.includes("br;q=0.5") ? "br" : encodings ? "gzip" : "";
      const headers = { ...given, ...proxied, "Accept-Encoding": normalized };
      const alone = await plainRequest(site.port, path, { ...init, headers });
      // Sent twice: the second response comes from the cache, where that is allowed.
      for (const name of ["first", "second"]) {
        const answer = await ask(nginx, path, init);
        expect(answer.status, `${path} ${name}`).toBe(alone.status);
        const nonce = /nonce-[^']+/g;
        const plain = (one: object) => JSON.stringify(one).replace(nonce, "");
        expect(JSON.parse(plain(headersOf(answer))), path).toEqual(
          JSON.parse(plain(headersOf(alone))),
        );
        if (!JSON.stringify(alone.headers).includes("nonce-"))
          expect(answer.body.equals(alone.body), path).toBe(true);
      }
    }
  }, 60_000);

  it("redirects http to https and rejects another site's name, as the site does", async () => {
    const { nginx } = await start();
    const page = await plainRequest(nginx.port, "/about?a=1", { headers: { Host: host } });
    expect([page.status, page.headers.location]).toEqual([308, `${siteUrl}/about?a=1`]);
    const form = await plainRequest(nginx.port, "/contact", {
      method: "POST",
      body: "a=1",
      headers: { Host: host },
    });
    expect(form.status).toBe(426);
    expect((await ask(nginx, "/", { headers: { Host: "evil.example" } })).status).toBe(421);
  }, 60_000);

  it("serves the last copy of a page while the site restarts, and responds to forms with the site's error page", async () => {
    const ownEnv = { ...env, DATA_DIR: makeDataDir() };
    const site = await startBuiltServer(ownEnv);
    const nginx = await nginxBefore(site);
    const headers = { "Accept-Encoding": "br" };
    const before = await ask(nginx, "/services", { headers });
    site.child.kill("SIGKILL");
    await site.ended;
    const stale = await ask(nginx, "/services", { headers });
    expect([stale.status, stale.body.equals(before.body)]).toEqual([200, true]);
    expect(headersOf(stale)).toEqual(headersOf(before));

    const post = { method: "POST", headers: { "Content-Type": "text/plain" }, body: "a=1" };
    const refused = await ask(nginx, "/contact", post);
    expect(refused.status).toBe(503);
    expect(refused.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": "10",
      "x-frame-options": "DENY",
    });
    expect(refused.body.toString()).toMatch(/<meta http-equiv="Content-Security-Policy"/);
    const spanish = await ask(nginx, "/es/contact", post);
    expect(spanish.body.toString()).toContain('<html lang="es-US"');
    const json = await ask(nginx, "/contact.json", post);
    expect(JSON.parse(json.body.toString())).toEqual({ outcome: "refused" });

    const again = await startBuiltServer({ ...ownEnv, PORT: String(site.port) });
    await again.ready;
    await expect
      .poll(async () => (await ask(nginx, "/about")).status, { timeout: 20_000 })
      .toBe(200);
  }, 90_000);

  it("sends a further clinic's own page while its processes do not answer", async () => {
    const folder = join(makeDataDir(), "harbor");
    const clinic = (...words: string[]) =>
      execFileSync(process.execPath, ["ops/run.mjs", "clinic", ...words], { env: commandEnv });
    clinic("new", folder);
    const include = clinic("nginx", folder, String(await freePort())).toString();
    const { port } = await shared();
    const nginx = await startNginx([port], { clinic: include });
    onTestFinished(nginx.stop);
    const headers = { Host: /server_name ([\w.-]+);/.exec(include)?.[1] ?? "" };
    const page = await ask(nginx, "/", { headers });
    const { name } = JSON.parse(readFileSync(join(folder, "facts.json"), "utf8"));
    expect(page.status).toBe(503);
    expect(page.body.toString()).toContain(name);
    expect(page.body.toString()).not.toMatch(/coquina/i);
    expect((await ask(nginx, "/about")).status).toBe(200);
  }, 60_000);

  it("rejects more than 50 requests a second of one IP address, and long headers, with the site's pages", async () => {
    const { nginx } = await start();
    const all = await Promise.all(Array.from({ length: 400 }, () => ask(nginx, "/nowhere")));
    const refused = all.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.body.toString()).toContain("<h1");
    expect(refused[0]?.headers["retry-after"]).toBe("10");
    const long = await ask(nginx, "/favicon.ico", { headers: { "X-Long": "a".repeat(40_000) } });
    expect(long.status).toBe(431);
  }, 60_000);

  it("shows a published price on every page when its cached pages have expired", async () => {
    const { site, nginx, dataDir } = await start();
    const pages = ["/services", "/treatments/tadalafil", "/sexual-health"];
    const variants: [encoding: string, read: (body: Buffer) => Buffer][] = [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
      ["", (body) => body],
    ];
    /** Each page in each of the three encodings in the cache. */
    const hasNewPrice = () =>
      Promise.all(
        pages.flatMap((path) =>
          variants.map(async ([encoding, read]) => {
            const headers = { "Accept-Encoding": encoding };
            const { body } = await ask(nginx, path, { headers });
            return read(body).toString().includes("$151.37");
          }),
        ),
      );
    const publish = await typePrice(site.url, openStaffSession(dataDir).Cookie, "151.37");
    expect(new Set(await hasNewPrice())).toEqual(new Set([false]));
    expect(await publish()).toBe("published");
    // nginx counts in whole seconds, so a cached response may be fresh for nearly two.
    await expect
      .poll(async () => new Set(await hasNewPrice()), { timeout: 10_000 })
      .toEqual(new Set([true]));
  }, 60_000);

  it("caches a response only when its whole Cache-Control is one of the site's two", async () => {
    let asked = 0;
    const upstream = createServer((request, response) => {
      asked += 1;
      const control = decodeURIComponent(request.url?.slice(1) ?? "");
      response.writeHead(200, { "Cache-Control": control }).end(String(asked));
    });
    await once(upstream.listen(0, "127.0.0.1"), "listening");
    onTestFinished(() => {
      upstream.close();
    });
    const nginx = await nginxBefore({ port: (upstream.address() as AddressInfo).port });
    const isCached = async (control: string) => {
      const path = `/${encodeURIComponent(control)}`;
      const [one, other] = [await ask(nginx, path), await ask(nginx, path)];
      return one.body.equals(other.body);
    };
    for (const control of ["private, immutable", "immutable, no-store", "private, no-cache"])
      expect(await isCached(control), control).toBe(false);
    expect(await isCached("public, max-age=31536000, immutable")).toBe(true);
  }, 60_000);

  it("gives each request an id, which its own log of failures and the site's lines have, too", async () => {
    const { site, nginx } = await start();
    const { headers } = await ask(nginx, "/not-a-page");
    const id = String(headers["x-request-id"]);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    const isLogged = () =>
      site.lines.some((one) => one.includes("page not found") && one.includes(id));
    // The line comes through a pipe, which may be later than the response.
    await expect.poll(isLogged).toBe(true);
    const gone = await nginxBefore({ port: 1 });
    const failed = await ask(gone, "/contact?private=1", { method: "POST" });
    await expect.poll(gone.failures).toContain(` ${failed.headers["x-request-id"]} 503 `);
    expect(gone.failures()).not.toMatch(/private|127\.0\.0\.1 /);
  }, 60_000);

  it("caches nothing that is for one person", async () => {
    const { nginx } = await start();
    for (const path of ["/staff/sign-in", "/contact?treatment=tadalafil", "/payment?again=1"]) {
      const [one, other] = [await ask(nginx, path), await ask(nginx, path)];
      expect(one.headers["cache-control"], path).toBe("no-store");
      // A nonce is made for each response.
      expect(one.headers["content-security-policy"]).not.toBe(
        other.headers["content-security-policy"],
      );
    }
    const page = await ask(nginx, "/about", { headers: { "Accept-Encoding": "br" } });
    expect(brotliDecompressSync(page.body).toString()).toContain("<html");
  }, 60_000);
});
