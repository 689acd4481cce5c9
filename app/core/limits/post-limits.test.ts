import { describe, expect, it } from "vitest";
import { inquiryMessages, paymentMessages } from "~/content/en/form-messages";
import { fakeClock, recordingLogger } from "../../../tests/fakes/fakes";
import { shareBuiltServer, startBuiltServer } from "../../../tests/support/built-server";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { makeVisitorKey } from "../http/client-ip";
import { rulesOf } from "../http/path-rules";
import { makePostLimits } from "./attempt-limit";

describe.each(engines)("limits per IP address on %s", (engine) => {
  async function start() {
    const { db } = await openTestDatabase(engine);
    const clock = fakeClock();
    const { logger } = recordingLogger();
    const config = { limits: { inquiries: 3, payments: 2 } };
    const app = { db, steadyClock: clock.now, logger, config };
    const make = () => {
      const limits = makePostLimits(app);
      return async (path: string, visitor: string) =>
        (await limits(rulesOf(path), visitor)).waitSeconds;
    };
    return { clock, countPost: make(), other: make() };
  }

  it("are shared by all processes and by both ways to send a form", async () => {
    const { countPost, other } = await start();
    expect(await countPost("/contact", "ann")).toBe(0);
    expect(await other("/contact.json", "ann")).toBe(0);
    expect(await countPost("/contact/", "ann")).toBe(0);
    expect(await other("/contact", "ann")).toBeGreaterThan(0);
  });

  it("are counted for each IP address and each form alone", async () => {
    const { countPost } = await start();
    for (let n = 0; n < 3; n++) await countPost("/contact", "ann");
    expect(await countPost("/contact", "ann")).toBeGreaterThan(0);
    expect(await countPost("/contact", "bob")).toBe(0);
    expect(await countPost("/payment", "ann")).toBe(0);
    expect(await countPost("/about", "ann")).toBe(0);
  });

  it("end after the time that they state", async () => {
    const { countPost, clock } = await start();
    for (let n = 0; n < 3; n++) await countPost("/contact", "ann");
    const wait = await countPost("/contact", "ann");
    expect(wait).toBe(600);
    clock.advance({ seconds: wait });
    expect(await countPost("/contact", "ann")).toBe(0);
  });

  it("hold for fifty requests at once", async () => {
    const { countPost, other } = await start();
    const waits = await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 ? countPost : other)("/contact", "ann")),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });
});

describe("a visitor's key", () => {
  it("is the same for one IP address or IPv6 network, and another for another or another key", () => {
    const name = makeVisitorKey(Buffer.from("key"));
    expect(name("2001:db8::1")).toBe(name("2001:db8::ffff:2"));
    expect(name("203.0.113.9")).not.toBe(name("203.0.113.10"));
    expect(name("203.0.113.9")).not.toBe(makeVisitorKey(Buffer.from("other"))("203.0.113.9"));
    expect(name("203.0.113.9")).not.toContain("203");
  });
});

const smallLimits = { TRUSTED_PROXIES: "127.0.0.1", LIMIT_INQUIRIES: "2", LIMIT_PAYMENTS: "2" };
/** One site for all following tests: each uses an IP address of its own. */
const small = shareBuiltServer(smallLimits);

it("refuses an inquiry over the limit with words and a time, in two processes on one database", async () => {
  const one = await small();
  const two = await startBuiltServer({ ...smallLimits, DATA_DIR: one.dataDir });
  const send = (url: string, ipAddress: string, path = "/contact") =>
    fetch(url + path, {
      method: "POST",
      body: new URLSearchParams({ a: "1" }),
      headers: { "X-Forwarded-For": ipAddress },
    });
  for (const { url } of [one, two]) expect((await send(url, "203.0.113.9")).status).toBe(422);
  const refused = await send(two.url, "203.0.113.9");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
  expect(await refused.text()).toContain(inquiryMessages.tooMany.text);
  const json = await send(one.url, "203.0.113.9", "/contact.json");
  expect(await json.json()).toEqual({ outcome: "refused" });
  expect((await send(two.url, "203.0.113.10")).status).toBe(422);
});

describe("a post over the limit without scripts", () => {
  const postFrom =
    (ipAddress: string) =>
    (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(url, {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: {
          Accept: "text/html,application/xhtml+xml",
          "X-Forwarded-For": ipAddress,
          ...headers,
        },
        redirect: "manual",
      });
  const inquiry = {
    firstName: "Marisol",
    lastName: "Vega",
    email: "marisol@visitor.example",
    phone: "904-555-0199",
    service: "aesthetics",
    message: "Mornings, please.",
  };

  it("shows the form again with all that was typed, the message, and stores nothing", async () => {
    const { url } = await small();
    const post = postFrom("203.0.113.11");
    for (const [path, fields, done] of [
      ["/contact", inquiry, 200],
      ["/payment", { amount: "12.34", description: "Visit in May" }, 303],
    ] as const) {
      for (const _ of [1, 2]) expect((await post(url + path, fields)).status, path).toBe(done);
      const response = await post(url + path, { ...fields, lastName: "Okonkwo" });
      expect(response.status, path).toBe(429);
      expect(Number(response.headers.get("retry-after")), path).toBeGreaterThan(500);
      expect(response.headers.get("cache-control"), path).toBe("no-store");
      const page = await response.text();
      expect(page, path).toContain(paymentMessages.tooMany);
      expect(page, path).toContain(`action="${path}"`);
      for (const value of Object.values({ ...fields, lastName: "Okonkwo" }))
        if (path === "/contact" || value !== "Okonkwo") expect(page, value).toContain(value);
      if (path === "/contact")
        expect(page).toMatch(
          /<option[^>]* (value="aesthetics"[^>]* selected|selected[^>]* value="aesthetics")/,
        );
      expect(page, path).not.toContain("Inquiry Sent!");
    }
  });

  it("gets a response without a rendered form from twice the limit on", async () => {
    const { url } = await small();
    const post = postFrom("203.0.113.12");
    for (let n = 1; n <= 6; n++) {
      const response = await post(`${url}/contact`, inquiry);
      expect(response.status, String(n)).toBe(n > 2 ? 429 : 200);
      expect((await response.text()).includes('action="/contact"'), String(n)).toBe(n <= 4);
    }
  });

  it("gets the refusal as before for a script, and where JSON is requested", async () => {
    const { url } = await small();
    const post = postFrom("203.0.113.13");
    for (const path of ["/contact", "/contact", "/payment", "/payment"])
      await post(url + path, inquiry);
    for (const response of [
      await post(`${url}/contact.json`, inquiry),
      await post(`${url}/payment.json`, { amount: "12.34" }),
      await post(`${url}/contact`, inquiry, { Accept: "application/json" }),
    ]) {
      expect(response.status).toBe(429);
      expect(await response.json()).toEqual({ outcome: "refused" });
    }
  });
});

it("keeps no IP address in the database", async () => {
  const { url, dataDir } = await small();
  await fetch(`${url}/contact`, {
    method: "POST",
    body: new URLSearchParams({ a: "1" }),
    headers: { "X-Forwarded-For": "203.0.113.77" },
  });
  const { default: SQLite } = await import("better-sqlite3-multiple-ciphers");
  const file = new SQLite(`${dataDir}/site.sqlite`, { readonly: true });
  const rows = file.prepare("select name from attempt_counts").all() as { name: string }[];
  file.close();
  expect(rows).not.toEqual([]);
  for (const { name } of rows) expect(name).toMatch(/^(inquiries|payments):[\w-]{22}$/);
});
