import { describe, expect, it } from "vitest";
import { recordingLogger } from "../../../tests/fakes/fakes";
import { waitUntil } from "../../../tests/support/wait-until";
import { type AppParts, makeApp, type RawPost } from "./app";
import { makeBodyBudgets } from "./limits/body-budget";
import { makeLimitRequests } from "./limits/concurrency-limit";
import type { CountedPost } from "./limits/post-limits";

const webhookPath = "/payment/webhook";
const webhookLimit = 256 * 1024;

const welcome: CountedPost = { waitSeconds: 0, mayShowForm: true };
const html = { headers: { "Content-Type": "text/html" } };

/** Fakes a connection: `app.request(path, init, from("192.0.2.2"))`. */
const from = (ipAddress: string) => ({ incoming: { ipAddress } });
const addressOf = (incoming: object) =>
  "ipAddress" in incoming ? String(incoming.ipAddress) : "192.0.2.1";

function start(parts: Pick<AppParts, "countPost"> & { atOnce: number }) {
  const app = startApp(parts);
  const request = { method: "POST", body: new URLSearchParams({ name: "value" }) };
  return () => app.request("/contact", request, { incoming: {} });
}

function startApp(
  parts: Pick<AppParts, "countPost"> &
    Partial<Pick<AppParts, "render" | "logger">> & {
      receiveWebhook?: RawPost["receive"];
      atOnce: number;
      budget?: number;
    },
) {
  return makeApp({
    limitRequests: makeLimitRequests(parts.atOnce),
    bodies: makeBodyBudgets(parts.budget ?? 16_000_000),
    countPost: parts.countPost,
    https: false,
    logger: parts.logger ?? recordingLogger().logger,
    render: parts.render ?? (async () => new Response("page", html)),
    refuse: (_, status, headers = {}) => new Response("", { status, headers }),
    health: { process: () => new Response(), ready: async () => new Response() },
    clientOf: (incoming) => ({ ipAddress: addressOf(incoming), protocol: "http" }),
    visitorKey: (ipAddress) => ipAddress,
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
  const database = Promise.withResolvers<CountedPost>();
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
  expect(asked).toBe(2);

  database.resolve(welcome);
  expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await post()).status).toBe(200);
});

it.each([
  ["says how large it is", (size: number) => ({ "Content-Length": String(size) })],
  ["does not say how large it is", () => ({})],
])("stops reading a notification over its limit, also when it %s", async (_, headersOf) => {
  let heard = 0;
  const app = startApp({
    atOnce: 1,
    countPost: async () => welcome,
    receiveWebhook: async (body) => {
      heard += body.length;
      return 200;
    },
  });
  const send = async (size: number) => {
    const body = new Blob(["a".repeat(size)]).stream();
    const init = { method: "POST", headers: headersOf(size), body, duplex: "half" } as const;
    return (await app.request(webhookPath, init, { incoming: {} })).status;
  };
  expect(await send(webhookLimit)).toBe(200);
  expect(heard).toBe(webhookLimit);
  expect(await send(webhookLimit + 1)).toBe(413);
  expect(heard).toBe(webhookLimit);
});

describe("the budget of request bodies", () => {
  const slow = Promise.withResolvers<CountedPost>();
  const form = (size: number) => ({
    method: "POST",
    body: new URLSearchParams({ message: "a".repeat(size) }),
  });

  it("refuses bodies beyond the budget, but never the provider's notifications because of many forms", async () => {
    const app = startApp({ atOnce: 100, budget: 1_200_000, countPost: () => slow.promise });
    let visitor = 0;
    const send = (path: string, init: RequestInit) =>
      app.request(path, init, from(`192.0.2.${++visitor}`));
    const held = Array.from({ length: 10 }, () => send("/contact", form(60_000)));
    await expect.poll(async () => (await send("/contact", form(60_000))).status).toBe(503);
    const refused = await send("/payment", form(60_000));
    expect(refused.status).toBe(503);
    expect(refused.headers.get("Retry-After")).toBe("10");
    const heard = await send(webhookPath, { method: "POST", body: "a".repeat(30_000) });
    expect(heard.status).toBe(200);

    slow.resolve(welcome);
    const statuses = (await Promise.all(held)).map(({ status }) => status);
    expect(statuses).toEqual(Array(10).fill(200));
    expect((await send("/contact", form(60_000))).status).toBe(200);
  });

  it("processes large bodies one after the other and delays nothing else", async () => {
    let [running, most] = [0, 0];
    const end = Promise.withResolvers<void>();
    const app = startApp({
      atOnce: 200,
      countPost: async () => {
        most = Math.max(most, ++running);
        await end.promise;
        running--;
        return welcome;
      },
    });
    const post = (size: number, ipAddress: string) => {
      const body = new URLSearchParams({ message: "a".repeat(size) });
      return app.request("/contact", { method: "POST", body }, from(ipAddress));
    };
    const large = Array.from({ length: 30 }, (_, n) => post(60_000, `192.0.2.${n % 3}`));
    await waitUntil(() => running === 2);
    const small = post(8_000, "192.0.2.1");
    await waitUntil(() => running === 3);
    end.resolve();
    const responses = await Promise.all([...large, small]);
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(most).toBe(3);
  });

  /** Sends `bytes` of a notification without ever ending it. Resolves when the bytes are read. */
  function sendUnfinished(app: ReturnType<typeof startApp>, ipAddress: string, bytes: number) {
    let answered: number | undefined;
    const read = Promise.withResolvers<void>();
    const chunk = new Uint8Array(8192).fill(97);
    let left = bytes;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (left > 0) controller.enqueue(chunk.subarray(0, left));
          else read.resolve();
          left -= chunk.length;
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: "POST", body, duplex: "half" } as const;
    const response = Promise.resolve(app.request(webhookPath, init, from(ipAddress)));
    response.then(({ status }) => {
      answered = status;
    });
    return Promise.race([read.promise, response]).then(() => ({ status: () => answered }));
  }
  const event = { method: "POST", body: "a".repeat(5000) };
  /** Bytes: thirty such bodies use all but 4,000 bytes of the notifications' budget. */
  const aThirtieth = 133_200;

  it("refuses no other IP address while one leaves bodies unfinished", async () => {
    const app = startApp({ atOnce: 100, countPost: async () => welcome });
    const unfinished = await Promise.all(
      Array.from({ length: 30 }, () => sendUnfinished(app, "192.0.2.2", aThirtieth)),
    );
    expect(unfinished.some(({ status }) => status() === 503)).toBe(true);
    expect((await app.request(webhookPath, event, from("192.0.2.3"))).status).toBe(200);
    const large = { method: "POST", body: "a".repeat(webhookLimit) };
    expect((await app.request(webhookPath, large, from("192.0.2.3"))).status).toBe(200);
  });

  it("leaves space for small bodies while many IP addresses leave bodies unfinished", async () => {
    const app = startApp({ atOnce: 100, countPost: async () => welcome });
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => sendUnfinished(app, `192.0.2.${n}`, aThirtieth)),
    );
    expect((await app.request(webhookPath, event, from("198.51.100.1"))).status).toBe(200);
  });

  it("releases the bytes when the work fails", async () => {
    const app = startApp({
      atOnce: 100,
      budget: 1_000_000,
      countPost: async () => Promise.reject(new Error("gone")),
    });
    const send = (init: RequestInit) => app.request("/contact", init, { incoming: {} });
    for (let n = 0; n < 5; n++) expect((await send(form(60_000))).status).toBe(500);
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
    const send = ask(async (request) => {
      fields = [...(await request.formData()).keys()];
      return Response.json({}, { status: 401 });
    });
    expect((await send("/update-products.json", { method: "POST", ...init })).status).toBe(401);
    expect(fields).toEqual("body" in init && init.body instanceof URLSearchParams ? ["any"] : []);
    expect((await send("/contact.json", { method: "POST", body: "{}" })).status).toBe(415);
  });
});
