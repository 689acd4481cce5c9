import "../../../tests/support/need-build";

import { readdirSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, it } from "vitest";
import { errorWords } from "~/content/en/pages/not-found";
import { builtPages, staticPaths } from "~/static-paths";
import { fetchAs, rawExchange } from "../../../tests/fakes/plain-request";
import { setUpForm } from "../../../tests/fixtures/people";
import { shareBuiltServer, startBuiltServer } from "../../../tests/support/built-server";
import { makeDataDir } from "../../../tests/support/databases";
import { openStaffSession } from "../../../tests/support/staff-session";

const always = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
};

const form = { "Content-Type": "application/x-www-form-urlencoded" };

/** One request for every kind of response of the site. */
const requests: Record<string, [path: string, init: RequestInit, status: number]> = {
  "a page": ["/", {}, 200],
  "a page that hydrates": ["/contact", {}, 200],
  "a page of a query, which is kept": ["/compare?a=tadalafil&b=sildenafil", {}, 200],
  "a page in a rendered state": ["/contact?treatment=tadalafil", {}, 200],
  "a page in a state that does not exist": ["/contact?treatment=nonsense", {}, 200],
  "the head of a page": ["/services", { method: "HEAD" }, 200],
  "a page that did not change": ["/about", { headers: { "If-None-Match": "*" } }, 304],
  "a picture": ["/favicon.svg", {}, 200],
  "a range, for which the whole file is sent": [
    "/favicon.ico",
    { headers: { Range: "bytes=9-" } },
    200,
  ],
  "a path with other letter case": ["/Contact/", { redirect: "manual" }, 308],
  "no page": ["/nowhere", {}, 404],
  "a malformed path": ["/%ff", {}, 400],
  "a path that is too long": [`/${"a".repeat(3000)}`, {}, 414],
  "a wrong method": ["/contact", { method: "DELETE" }, 405],
  "a post where nothing is taken": ["/about", { method: "POST", headers: form, body: "a=1" }, 405],
  "a question for methods": ["/contact", { method: "OPTIONS" }, 204],
  "a form with invalid fields": ["/contact", { method: "POST", headers: form, body: "a=1" }, 422],
  "a form's JSON": ["/contact.json", { method: "POST", headers: form, body: "a=1" }, 422],
  "a form's path in another letter case": [
    "/CONTACT.json",
    { method: "POST", headers: form, body: "a=1" },
    405,
  ],
  "another site's form": [
    "/contact",
    { method: "POST", headers: { ...form, Origin: "https://evil.example" }, body: "a=1" },
    403,
  ],
  "a form without a page": [
    "/contact",
    { method: "POST", headers: { ...form, Origin: "null" }, body: "a=1" },
    403,
  ],
  "a form whose page hides its origin": [
    "/contact",
    {
      method: "POST",
      headers: { ...form, Origin: "null", "Sec-Fetch-Site": "same-origin" },
      body: "a=1",
    },
    422,
  ],
  "a body that is too large": [
    "/contact",
    { method: "POST", headers: form, body: "a".repeat(70_000) },
    413,
  ],
  "a body that is no form": [
    "/contact",
    { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" },
    415,
  ],
  "a broken form": [
    "/contact",
    { method: "POST", headers: { "Content-Type": "multipart/form-data; boundary=x" }, body: "no" },
    400,
  ],
  "a form with too many fields": [
    "/contact",
    { method: "POST", headers: form, body: "a=1&".repeat(300) },
    400,
  ],
  "a field that would be read as structure": [
    "/contact",
    { method: "POST", headers: form, body: "a%5B99999999%5D=1" },
    400,
  ],
  "React Router's data": ["/services.data", {}, 404],
  "React Router's manifest": ["/__manifest?p=/", {}, 404],
  health: ["/healthz", {}, 200],
  readiness: ["/readyz", {}, 200],
};

/** One file of each type, by its path. */
const filesOfBuild = () => {
  const names = readdirSync("build/client", { recursive: true, encoding: "utf8" });
  const byType = new Map(names.map((name) => [name.split(".").pop(), `/${name}`]));
  return [...byType].flatMap(([ending, path]) =>
    /^(?:[a-z]+\d?)$/.test(ending ?? "") && !/^(br|gz)$/.test(ending ?? "") && path.includes(".")
      ? [path]
      : [],
  );
};

const host = "www.coquinawellness.example";
const fetch = fetchAs(host);

const settings = { SITE_URL: `https://${host}` };
/** Requests whose response does not depend on a signed-in person. */
const shared = shareBuiltServer({ ...settings, STAFF_SETUP_TOKEN: "first-owner" });
const withoutTls = shareBuiltServer({
  SITE_URL: "http://localhost:3000",
  STAFF_SETUP_TOKEN: "first-owner",
});

describe("every response of the built site", () => {
  it("has the security headers, no name of the software, and no cookie", async () => {
    const { url } = await shared();
    for (const [name, [path, init, status]] of Object.entries(requests)) {
      const response = await fetch(url + path, init);
      const headers = Object.fromEntries(response.headers);
      expect(response.status, name).toBe(status);
      expect(headers, name).toMatchObject(always);
      expect(headers["content-security-policy"], name).toMatch(/^default-src 'none'; /);
      if (status >= 400) expect(headers["cache-control"], name).toBe("no-store");
      expect(headers, name).not.toHaveProperty("x-powered-by");
      expect(headers, name).not.toHaveProperty("server");
      expect(headers, name).not.toHaveProperty("set-cookie");
      expect(headers, name).not.toHaveProperty("access-control-allow-origin");
      expect(await response.text(), name).not.toMatch(
        /node_modules|\bat [\w.]+ \(|\.tsx?:\d|SQLITE/,
      );
    }
  });

  it("is not sent again while a page of a search or a comparison has not changed", async () => {
    const { url } = await shared();
    for (const path of ["/services?q=sleep", "/compare?a=tadalafil&b=sildenafil"]) {
      const etag = (await fetch(url + path)).headers.get("ETag") ?? "";
      const again = await fetch(url + path, { headers: { "If-None-Match": etag } });
      expect(again.status, path).toBe(304);
    }
  });

  it("states the type of every body, and the charset of text and XML", async () => {
    const { url } = await shared();
    const types: (readonly [string, string])[] = [];
    const files = [...staticPaths, ...filesOfBuild()].map((path) => [path, [path, {}]] as const);
    for (const [name, [path, init]] of [...Object.entries(requests), ...files]) {
      const response = await fetch(url + path, { redirect: "manual", ...init });
      const type = response.headers.get("Content-Type") ?? "";
      if (await response.text()) types.push([name, type]);
    }
    for (const [name, type] of types) {
      expect(type, name).toMatch(/^[a-z]+\/[\w.+-]+(; charset=utf-8)?$/);
      // JSON has no charset parameter: it is always UTF-8 (RFC 8259).
      if (/^text\/|[/+]xml/.test(type)) expect(type, name).toContain("; charset=utf-8");
    }
    expect(types.map(([name]) => name)).toContain("health");
  });

  it("has a policy in which Google's evaluator finds nothing above informational", async () => {
    const { url } = await shared();
    expect(builtPages.length).toBeGreaterThan(35);
    for (const path of [
      ...builtPages,
      "/nowhere",
      "/contact?treatment=tadalafil",
      "/compare?a=tadalafil&b=sildenafil",
      "/favicon.svg",
    ]) {
      const { headers } = await fetch(url + path);
      const { csp } = new CspParser(headers.get("content-security-policy") ?? "");
      const findings = new CspEvaluator(csp).evaluate();
      const serious = findings.filter(({ severity }) => severity < Severity.INFO);
      expect(serious, path).toEqual([]);
    }
  });

  it("states the refusal's reason in words, or as JSON where JSON was requested", async () => {
    const { url } = await shared();
    const page = await fetch(`${url}/contact`, { method: "POST", headers: { Origin: "null" } });
    expect(await page.text()).toContain(errorWords.heading);
    const json = await fetch(`${url}/contact`, {
      method: "POST",
      headers: { Origin: "null", Accept: "application/json" },
    });
    expect(await json.json()).toEqual({ outcome: "refused" });
  });

  it.each([
    [settings.SITE_URL, shared, /^__Host-staff=[\w.-]+; .*; Secure;/],
    ["http://localhost:3000", withoutTls, /^staff=[\w.-]+; (?!.*Secure)/],
  ])(
    "sets a Secure, HttpOnly, SameSite session cookie at sign-in: %s",
    async (siteUrl, site, expected) => {
      const { url } = await site();
      const fetch = fetchAs(new URL(siteUrl).host);
      const signedIn = await fetch(`${url}/staff/set-up/first-owner`, {
        method: "POST",
        body: new URLSearchParams(setUpForm()),
        redirect: "manual",
      });
      expect(signedIn.status).toBe(303);
      const [cookie = ""] = signedIn.headers.getSetCookie();
      expect(cookie).toMatch(expected);
      const attributes = cookie.split("; ");
      for (const attribute of ["Path=/", "HttpOnly", "SameSite=Strict", "Max-Age=43200"])
        expect(attributes).toContain(attribute);
      const session = {
        headers: { Cookie: cookie.split(";")[0] ?? "" },
        redirect: "manual",
      } as const;
      expect((await fetch(`${url}/staff/inquiries`, session)).status).toBe(200);
    },
  );

  it("promises no https on a site without it", async () => {
    const { url } = await withoutTls();
    const { headers } = await fetchAs("localhost")(url);
    expect(headers.get("strict-transport-security")).toBeNull();
  });

  it("accepts every form behind a proxy that ends TLS, and redirects http to https", async () => {
    const { url, port } = await startBuiltServer({
      ...settings,
      TRUSTED_PROXIES: "127.0.0.1",
      DATA_DIR: makeDataDir(),
    });
    const post = (proto: string, origin: string) =>
      rawExchange(
        port,
        `POST /contact HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nSec-Fetch-Site: same-origin\r\nX-Forwarded-Proto: ${proto}\r\nX-Forwarded-For: 203.0.113.9\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\nConnection: close\r\n\r\na=1`,
      );
    expect((await post("https", `https://${host}`)).response).toMatch(/^HTTP\/1.1 422 /);
    expect((await post("https", `http://${host}`)).response).toMatch(/^HTTP\/1.1 403 /);
    const { response } = await post("http", `http://${host}`);
    expect(response).toMatch(/^HTTP\/1.1 426 /);
    const plain = await fetch(`${url}/about?a=1`, {
      redirect: "manual",
      headers: { "X-Forwarded-Proto": "http" },
    });
    expect(plain.status).toBe(308);
    expect(plain.headers.get("location")).toBe(`https://${host}/about?a=1`);
  });

  it("states the type also when a page and the error page failed", async () => {
    // The last test, because the site cannot be used afterwards.
    const { url, dataDir } = await withoutTls();
    const { Cookie } = openStaffSession(dataDir);
    new SQLite(join(dataDir, "site.sqlite")).exec("drop table staff_sessions").close();
    const failed = await fetchAs("localhost")(`${url}/staff/inquiries.csv`, {
      headers: { Cookie },
    });
    expect(failed.status).toBe(500);
    expect(failed.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  });
});
