import { describe, expect, it, vi } from "vitest";
import { recordingLogger } from "../../../tests/fakes/fakes";
import { makeLimitRequests } from "../limits/limit-requests";
import { type AppParts, makeApp, type RawPost } from "./app";
import { makeVisitorKey } from "./client-ip";

const webhookPath = "/payment/webhook";
const webhookLimit = 256 * 1024;

const welcome = { waitSeconds: 0, mayShowForm: true };
const html = { headers: { "Content-Type": "text/html" } };

function start(parts: Pick<AppParts, "countPost"> & { atOnce: number }) {
  const app = startApp(parts);
  const request = { method: "POST", body: new URLSearchParams({ name: "value" }) };
  return () => app.request("/contact", request, { incoming: {} });
}

function startApp(
  parts: Pick<AppParts, "countPost"> &
    Partial<Pick<AppParts, "render" | "logger">> & {
      receiveWebhook?: RawPost["receive"];
      /** Absent: as many as the site allows. */
      atOnce?: number;
      /** Of the clients; absent: all requests come from one. */
      addressOf?: (incoming: object) => string;
    },
) {
  const inTotal = parts.atOnce ?? 200;
  const addressOf = parts.addressOf ?? (() => "192.0.2.1");
  return makeApp({
    limits: {
      rendered: makeLimitRequests({ inTotal }),
      forms: makeLimitRequests({ inTotal }),
      notifications: makeLimitRequests({ inTotal }),
    },
    countPost: parts.countPost,
    https: false,
    logger: parts.logger ?? recordingLogger().logger,
    render: parts.render ?? (async () => new Response("page", html)),
    refuse: (_, status, headers = {}) => new Response("", { status, headers }),
    health: { process: () => new Response(), ready: async () => new Response() },
    clientOf: (incoming) => ({ ipAddress: addressOf(incoming), protocol: "http" }),
    visitorKey: makeVisitorKey(Buffer.from("key")),
    rawPosts: [
      {
        path: webhookPath,
        longestBody: webhookLimit,
        receive: parts.receiveWebhook ?? (async () => 200),
      },
    ],
  });
}

it("refuses too many posts at once before any database query", async () => {
  const database = Promise.withResolvers<typeof welcome>();
  let asked = 0;
  const post = start({
    atOnce: 2,
    countPost: () => {
      asked++;
      return database.promise;
    },
  });
  const accepted = [post(), post()];
  const refused = await post();
  expect(refused.status).toBe(503);
  expect(refused.headers.get("Retry-After")).toBe("10");
  await expect.poll(() => asked).toBe(2);

  database.resolve(welcome);
  expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await post()).status).toBe(200);
});

it.each([
  ["IP address", () => "192.0.2.1", "192.0.2.2"],
  ["/64 of IPv6", (n: number) => `2001:db8::${n + 1}`, "2001:db8:0:1::1"],
])(
  "renders a few requests of one %s at once, and others' meanwhile",
  async (_, attacker, other) => {
    const gate = Promise.withResolvers<void>();
    let begun = 0;
    const app = startApp({
      countPost: async () => welcome,
      addressOf: (incoming) => (incoming as { from: string }).from,
      render: async (request) => {
        if (request.url.endsWith("q=slow")) {
          begun++;
          await gate.promise;
        }
        return new Response("page", html);
      },
    });
    const ask = (from: string, query: string) =>
      app.request(`/services?q=${query}`, {}, { incoming: { from } });
    // Eight are rendered, 56 wait: as many as it may have connections, four times over.
    const asked = Array.from({ length: 256 }, (_, n) => ask(attacker(n), "slow"));
    const refused = await Promise.race(asked);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("Retry-After")).toBe("10");
    expect((await ask(other, "quick")).status).toBe(200);
    expect(begun).toBe(8);
    gate.resolve();
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(64);
    expect((await ask(attacker(1), "quick")).status).toBe(200);
  },
);

it.each([
  ["says how large it is", (size: number) => ({ "Content-Length": String(size) })],
  ["does not say how large it is", () => ({})],
])("stops reading a notification over its limit, also when it %s", async (_, headersOf) => {
  let receivedBytes = 0;
  const app = startApp({
    atOnce: 1,
    countPost: async () => welcome,
    receiveWebhook: async (body) => {
      receivedBytes += body.length;
      return 200;
    },
  });
  const send = async (size: number) => {
    const body = new Blob(["a".repeat(size)]).stream();
    const init = { method: "POST", headers: headersOf(size), body, duplex: "half" } as const;
    return (await app.request(webhookPath, init, { incoming: {} })).status;
  };
  expect(await send(webhookLimit)).toBe(200);
  expect(receivedBytes).toBe(webhookLimit);
  expect(await send(webhookLimit + 1)).toBe(413);
  expect(receivedBytes).toBe(webhookLimit);
});

describe("bodies that are never finished", () => {
  const unfinished = () => new ReadableStream({ pull: () => new Promise(() => {}) });
  const form = { "Content-Type": "application/x-www-form-urlencoded" };

  function fill(path: string) {
    const app = startApp({ atOnce: 3, countPost: async () => welcome });
    const send = (to: string, body: BodyInit) =>
      app.request(to, { method: "POST", headers: form, body, duplex: "half" } as RequestInit, {
        incoming: {},
      });
    for (let n = 0; n < 3; n++) send(path, unfinished());
    return { send, get: () => app.request("/services?q=x", {}, { incoming: {} }) };
  }

  it("keep out forms, but no reader and no notification of the provider", async () => {
    const { send, get } = fill("/contact");
    const refused = await send("/payment", "name=value");
    expect(refused.status).toBe(503);
    expect(refused.headers.get("Retry-After")).toBe("10");
    expect(refused.headers.get("Connection")).toBe("close");
    expect((await send(webhookPath, "an event")).status).toBe(200);
    expect((await get()).status).toBe(200);
  });

  it("keep out notifications, but no form", async () => {
    const { send } = fill(webhookPath);
    expect((await send(webhookPath, "an event")).status).toBe(503);
    expect((await send("/contact", "name=value")).status).toBe(200);
  });
});

describe("an uncaught error", () => {
  const post = { method: "POST", body: new URLSearchParams({ name: "value" }) };

  function startBroken() {
    const { logger, lines } = recordingLogger();
    const app = startApp({
      atOnce: 1,
      countPost: async () => welcome,
      render: async () => {
        throw new TypeError("said by Ann Example");
      },
      logger,
    });
    return { app, lines };
  }

  it("is logged without what a visitor typed, and gets a response", async () => {
    const { app, lines } = startBroken();
    expect((await app.request("/contact", post, { incoming: {} })).status).toBe(500);
    expect(lines).toMatchObject([{ level: "error", msg: "request failed" }]);
    expect(JSON.stringify(lines)).toContain("TypeError");
    expect(JSON.stringify(lines)).not.toContain("Ann");
  });

  it("is not logged when the visitor has disconnected", async () => {
    const { app, lines } = startBroken();
    const gone = { ...post, signal: AbortSignal.abort() };
    await app.request("/contact", gone, { incoming: {} });
    expect(lines).toEqual([]);
  });
});

describe("a response of the pages", () => {
  const ask = (render: AppParts["render"]) => {
    const app = startApp({ atOnce: 5, countPost: async () => welcome, render });
    return (path: string, init: RequestInit = {}) => app.request(path, init, { incoming: {} });
  };
  const json = { headers: { Accept: "application/json" } };

  it("negotiates HTML or JSON errors and sends Vary", async () => {
    const get = ask(async () => new Response("page", { ...html, status: 404 }));
    const page = await get("/nope");
    expect(await page.text()).toBe("page");
    expect(page.headers.get("Vary")).toContain("Accept");
    const refused = await get("/nope", json);
    expect([refused.status, await refused.json()]).toEqual([404, { outcome: "refused" }]);
  });

  it("names the methods that a path accepts", async () => {
    const send = ask(async () => new Response("page", { ...html, status: 405 }));
    const responses = [
      await send("/about", { method: "POST", body: new URLSearchParams() }),
      await send("/contact.json"),
      await send("/about", { method: "DELETE" }),
    ];
    expect(responses.map(({ status, headers }) => [status, headers.get("Allow")])).toEqual([
      [405, "GET, HEAD, OPTIONS"],
      [405, "POST, OPTIONS"],
      [405, "GET, HEAD, POST, OPTIONS"],
    ]);
  });

  it.each([
    ["nothing", {}],
    ["JSON", { body: "{}", headers: { "Content-Type": "application/json" } }],
    ["a form", { body: new URLSearchParams({ any: "thing" }) }],
  ])("decides who may update the products, also when %s is sent along", async (_, init) => {
    let fields: string[] | undefined;
    const send = ask(async (_request, _visitor, about) => {
      fields = [...(about?.form.keys() ?? [])];
      return Response.json({}, { status: 401 });
    });
    expect((await send("/update-products.json", { method: "POST", ...init })).status).toBe(401);
    expect(fields).toEqual("body" in init && init.body instanceof URLSearchParams ? ["any"] : []);
    expect((await send("/contact.json", { method: "POST", body: "{}" })).status).toBe(415);
  });

  it("parses a posted form once, however many parts of a page read it", async () => {
    const parse = vi.spyOn(Response.prototype, "formData");
    const parseAgain = vi.spyOn(Request.prototype, "formData");
    let typed: FormDataEntryValue | null = null;
    const send = ask(async (_request, _visitor, about) => {
      typed = about?.form.get("email") ?? null;
      return new Response("page", html);
    });
    await send("/contact", { method: "POST", body: new URLSearchParams({ email: "a@b.example" }) });
    expect(typed).toBe("a@b.example");
    expect(parse.mock.calls.length + parseAgain.mock.calls.length).toBe(1);
  });
});
