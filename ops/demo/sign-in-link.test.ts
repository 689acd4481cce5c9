import { globSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { readSession } from "../../app/core/sessions/staff-sessions";
import { openAccounts } from "../../tests/fixtures/accounts";
import { openTestDatabase } from "../../tests/support/databases";
import { serveSignInLink } from "./run-demo";

const deskUrl = "http://localhost:4329/staff";

async function openLink() {
  const database = await openTestDatabase("sqlite");
  const { app, clock, makeOwner } = openAccounts(database);
  await makeOwner();
  clock.set(new Date().toISOString());
  const { url, close } = await serveSignInLink(database, deskUrl);
  onTestFinished(close);
  const sessions = () =>
    app.db
      .selectFrom("staff_sessions")
      .select("device")
      .where("device", "=", "The demo's link")
      .execute();
  return { url, app, sessions };
}

/** One request, without following the redirect. */
function ask(url: string, { method = "GET" } = {}) {
  const { port, pathname } = new URL(url);
  return new Promise<{ status: number; headers: Record<string, unknown> }>((answered, fail) => {
    const options = { host: "127.0.0.1", port, path: pathname, method };
    const sent = request(options, (response) => {
      response.resume();
      answered({ status: response.statusCode ?? 0, headers: response.headers });
    });
    sent.once("error", fail);
    sent.end();
  });
}

it("signs the browser in as the owner, once, and leads it to the desk", async () => {
  const { url, app, sessions } = await openLink();
  const first = await ask(url);
  expect(first.status).toBe(303);
  expect(first.headers).toMatchObject({ location: deskUrl, "cache-control": "no-store" });
  const [, token = ""] =
    /^staff=([^;]+); Path=\/; HttpOnly; SameSite=Strict; Expires=\w{3}, \d\d \w{3} \d{4} /.exec(
      String(first.headers["set-cookie"]),
    ) ?? [];
  expect(await readSession(app, token)).toMatchObject({ person: { role: "owner" } });
  const second = await ask(url);
  expect(second.status).toBe(410);
  expect(second.headers["set-cookie"]).toBeUndefined();
  expect(await sessions()).toHaveLength(1);
});

it("returns one session for two simultaneous requests", async () => {
  const { url, sessions } = await openLink();
  const both = await Promise.all([ask(url), ask(url)]);
  expect(both.map(({ status }) => status).sort()).toEqual([303, 410]);
  expect(await sessions()).toHaveLength(1);
});

it.each([
  ["another token", "x", {}, 404],
  ["no token", "", {}, 404],
  ["a form's POST", null, { method: "POST" }, 405],
  ["a HEAD request", null, { method: "HEAD" }, 405],
])("rejects %s, and still works afterwards", async (_, path, options, status) => {
  const { url, sessions } = await openLink();
  const askedUrl = path === null ? url : new URL(`/${path}`, url).href;
  expect((await ask(askedUrl, options)).status).toBe(status);
  expect(await sessions()).toEqual([]);
  expect((await ask(url)).status).toBe(303);
});

it("listens on loopback only", async () => {
  const { url } = await openLink();
  const { port } = new URL(url);
  // All of 127.0.0.0/8 is loopback; the server is bound to one IP address of it.
  await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();
});

it("is in no file of the production build", () => {
  const importing = globSync("app/**/*.{ts,tsx}").filter((file) =>
    /["'][^"']*\/demo\//.test(readFileSync(file, "utf8")),
  );
  expect(importing).toEqual([]);
});
