import { expect, it, onTestFinished } from "vitest";
import { type AppParts, makeApp } from "./app";
import { makeOverload } from "./overload";

const html = { headers: { "Content-Type": "text/html" } };

function start(parts: Pick<AppParts, "waitOf"> & { atOnce: number }) {
  const overload = makeOverload(parts);
  onTestFinished(() => overload.close());
  const app = makeApp({
    ...{ overload, waitOf: parts.waitOf, https: false },
    render: async () => new Response("page", html),
    refuse: async (_, status, headers = {}) => new Response("", { status, headers }),
    health: { process: () => new Response(), ready: async () => new Response() },
    clientOf: () => ({ address: "192.0.2.1", protocol: "http" }),
    visitorName: (address) => address,
    receiveWebhook: async () => 200,
  });
  const request = { method: "POST", body: new URLSearchParams({ name: "value" }) };
  return () => app.request("/contact", request, { incoming: {} });
}

it("refuses a post beyond those it works on before the database is asked anything", async () => {
  const database = Promise.withResolvers<number>();
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

  database.resolve(0);
  expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await post()).status).toBe(200);
});
