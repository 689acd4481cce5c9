import { expect, it, onTestFinished } from "vitest";
import { type AppParts, makeApp } from "./app";
import type { Wait } from "./limits";
import { makeOverload } from "./overload";
import { webhookLimit, webhookPath } from "./webhook";

const free: Wait = { seconds: 0, showsForm: true };
const html = { headers: { "Content-Type": "text/html" } };

function start(parts: Pick<AppParts, "waitOf"> & { atOnce: number }) {
  const app = startApp(parts);
  const request = { method: "POST", body: new URLSearchParams({ name: "value" }) };
  return () => app.request("/contact", request, { incoming: {} });
}

function startApp(
  parts: Pick<AppParts, "waitOf"> & Partial<Pick<AppParts, "receiveWebhook">> & { atOnce: number },
) {
  const overload = makeOverload(parts);
  onTestFinished(() => overload.close());
  return makeApp({
    ...{ overload, waitOf: parts.waitOf, https: false },
    render: async () => new Response("page", html),
    refuse: async (_, status, headers = {}) => new Response("", { status, headers }),
    health: { process: () => new Response(), ready: async () => new Response() },
    clientOf: () => ({ address: "192.0.2.1", protocol: "http" }),
    visitorName: (address) => address,
    receiveWebhook: parts.receiveWebhook ?? (async () => 200),
  });
}

it("refuses a post beyond those it works on before the database is asked anything", async () => {
  const database = Promise.withResolvers<Wait>();
  let asked = 0;
  const post = start({
    atOnce: 2,
    waitOf: () => {
      asked++;
      return database.promise;
    },
  });
  const accepted = [post(), post()];
  const refused = await post();
  expect(refused.status).toBe(503);
  expect(refused.headers.get("Retry-After")).toBe("10");
  expect(asked).toBe(2);

  database.resolve(free);
  expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await post()).status).toBe(200);
});

it.each([
  ["says how large it is", (size: number) => ({ "Content-Length": String(size) })],
  ["does not say how large it is", () => ({})],
])("reads no notification over its limit, also when it %s", async (_, headersOf) => {
  let heard = 0;
  const app = startApp({
    atOnce: 1,
    waitOf: async () => free,
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
