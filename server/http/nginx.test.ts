import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { FileEntry } from "../../tools/finish-files";
import { startBuiltServer } from "../test/built-server";
import { makeDataDir } from "../test/databases";
import { nginxIsHere, startNginx } from "../test/nginx";
import { type PlainAnswer, plainRequest } from "../test/plain-request";

const entries = JSON.parse(readFileSync(resolve("build/files.json"), "utf8")) as Record<
  string,
  FileEntry
>;

/** What belongs to the connection or to the server and not to the answer. */
const ofTheConnection = ["connection", "keep-alive", "date", "server"];

function comparable({ status, headers, body }: PlainAnswer) {
  const kept = Object.entries(headers).filter(([name]) => !ofTheConnection.includes(name));
  return { status, headers: Object.fromEntries(kept), body: body.toString("base64") };
}

const form = { "Content-Type": "application/x-www-form-urlencoded" };

async function startBoth(https: boolean, env: Record<string, string> = {}) {
  const site = await startBuiltServer({
    ...env,
    DATA_DIR: makeDataDir(),
    TRUSTED_PROXIES: "127.0.0.1",
    SITE_URL: https ? "https://www.coquinawellness.example" : "http://localhost:8080",
  });
  const nginx = await startNginx({ sitePort: site.port, https });
  onTestFinished(() => nginx.stop());
  const both = async (path: string, options: Parameters<typeof plainRequest>[2] = {}) => ({
    ...{ fromSite: comparable(await plainRequest(site.port, path, options)) },
    ...{ fromNginx: comparable(await plainRequest(nginx.port, path, options)) },
  });
  return { site, nginx, both };
}

describe.runIf(nginxIsHere)("Debian's nginx with deploy/nginx.conf", () => {
  it("sends every file of the site in every encoding with the same bytes and headers", async () => {
    const { both } = await startBoth(true);
    const words = { br: "br", zst: "zstd", gz: "gzip" };
    expect(Object.keys(entries).length).toBeGreaterThan(100);
    for (const [path, { encodings }] of Object.entries(entries))
      for (const encoding of ["", ...encodings.map((one) => words[one])]) {
        const headers = encoding ? { "Accept-Encoding": encoding } : {};
        const { fromSite, fromNginx } = await both(path, { headers });
        expect(fromSite.status, path).toBe(200);
        expect(fromNginx, `${path} ${encoding}`).toEqual(fromSite);
      }
  }, 120_000);

  it.each([
    ["what a browser sends", { "Accept-Encoding": "gzip, deflate, br, zstd" }],
    ["an encoding that is refused", { "Accept-Encoding": "br;q=0, gzip;q=0.8" }],
    ["nothing but refusals", { "Accept-Encoding": "br;q=0.000, identity" }],
  ])("chooses like the site for %s", async (_, headers) => {
    const { both } = await startBoth(false);
    const { fromSite, fromNginx } = await both("/about", { headers });
    expect(fromNginx).toEqual(fromSite);
  });

  it("says like the site when a page has not changed, and only for that variant", async () => {
    const { site, both } = await startBoth(false);
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

  it("sends heads and parts of files like the site", async () => {
    const { both } = await startBoth(false);
    const head = await both("/services", { method: "HEAD", headers: { "Accept-Encoding": "br" } });
    expect(head.fromSite.body).toBe("");
    expect(head.fromNginx).toEqual(head.fromSite);
    for (const path of ["/favicon.ico", "/about"])
      for (const encoding of ["identity", "br"]) {
        // Of a GET: to a HEAD nginx answers 206 as well, and no directive changes that.
        const headers = { Range: "bytes=10-19", "Accept-Encoding": encoding };
        const { fromSite, fromNginx } = await both(path, { headers });
        expect(fromSite.status).toBe(206);
        expect(fromNginx, `${path} ${encoding}`).toEqual(fromSite);
      }
  });

  it("passes on what is no file: forms, states, refusals, redirects", async () => {
    const { both } = await startBoth(false);
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
    const { nginx } = await startBoth(false);
    const send = async (origin: string) => {
      const headers = { ...form, Origin: origin, "Sec-Fetch-Site": "same-origin" };
      const options = { method: "POST", headers, body: "a=1" };
      return (await plainRequest(nginx.port, "/contact", options)).status;
    };
    // Its fields are missing.
    expect(await send(`http://127.0.0.1:${nginx.port}`)).toBe(422);
    expect(await send("http://evil.example")).toBe(403);
  });

  it("says by what scheme the visitor came, to whom the encryption ended before it too", async () => {
    const { nginx } = await startBoth(true);
    const get = async (headers: Record<string, string>) =>
      (await plainRequest(nginx.port, "/nowhere", { headers })).status;
    expect(await get({})).toBe(308);
    expect(await get({ "X-Forwarded-Proto": "nonsense" })).toBe(308);
    expect(await get({ "X-Forwarded-Proto": "https" })).toBe(404);
    const origin = { Origin: `https://127.0.0.1:${nginx.port}` };
    const headers = { ...form, ...origin, "X-Forwarded-Proto": "https" };
    const posted = await plainRequest(nginx.port, "/contact", {
      ...{ method: "POST", headers, body: "a=1" },
    });
    expect(posted.status).toBe(422);
  });

  it("says who the visitor is: each has a limit of their own, whatever they claim to be", async () => {
    const { nginx } = await startBoth(false, { LIMIT_INQUIRIES: "2" });
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
    const { nginx } = await startBoth(false);
    const send = (body: string) =>
      plainRequest(nginx.port, "/contact", { method: "POST", headers: form, body });
    const longest = String(
      new URLSearchParams({
        ...{ firstName: "山".repeat(99), lastName: "田".repeat(99), phone: "904-555-0199" },
        ...{ email: "one@visitor.example", service: "general", message: "薬".repeat(999) },
      }),
    );
    expect(longest.length).toBeGreaterThan(10_000);
    expect((await send(longest)).status).toBe(200);
    const refused = await send("a".repeat(70_000));
    expect(refused.status).toBe(413);
    expect(refused.headers["content-security-policy"]).toMatch(/^default-src 'none'; /);
  });
});
