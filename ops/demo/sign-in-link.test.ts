import { globSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { readSession } from "../../app/core/sessions/staff-sessions";
import { openAccounts } from "../../tests/fixtures/accounts";
import { openTestDatabase } from "../../tests/support/databases";
import { makeOwnerSession, serveSignInLink } from "./run-demo";

const deskUrl = "http://localhost:4329/staff";

async function openLink() {
  const sessions: string[] = [];
  const startSession = async (device: string) => {
    sessions.push(device);
    return { token: "the-session", expiresAt: "2026-03-02T14:00:00.000Z" };
  };
  const link = await serveSignInLink(deskUrl, startSession);
  onTestFinished(link.close);
  return { ...link, sessions };
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

it("signs the browser in once and leads it to the desk", async () => {
  const { url, sessions } = await openLink();
  const first = await ask(url);
  expect(first.status).toBe(303);
  expect(first.headers).toMatchObject({ location: deskUrl, "cache-control": "no-store" });
  expect(String(first.headers["set-cookie"])).toMatch(
    /^staff=the-session; Path=\/; HttpOnly; SameSite=Strict; Expires=Mon, 02 Mar 2026 /,
  );
  const second = await ask(url);
  expect(second.status).toBe(410);
  expect(second.headers["set-cookie"]).toBeUndefined();
  expect(sessions).toHaveLength(1);
});

it("returns one session for two simultaneous requests", async () => {
  const { url, sessions } = await openLink();
  const both = await Promise.all([ask(url), ask(url)]);
  expect(both.map(({ status }) => status).sort()).toEqual([303, 410]);
  expect(sessions).toHaveLength(1);
});

it.each([
  ["another token", "x", {}, 404],
  ["no token", "", {}, 404],
  ["a form's POST", null, { method: "POST" }, 405],
  ["a HEAD request", null, { method: "HEAD" }, 405],
])("rejects %s, and still works afterwards", async (_, path, options, status) => {
  const { url, sessions } = await openLink();
  const asked = path === null ? url : new URL(`/${path}`, url).href;
  expect((await ask(asked, options)).status).toBe(status);
  expect(sessions).toEqual([]);
  expect((await ask(url)).status).toBe(303);
});

it("listens on loopback only", async () => {
  const { url } = await openLink();
  const { port } = new URL(url);
  // All of 127.0.0.0/8 is loopback; the server is bound to one IP address of it.
  await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow();
});

it("starts a session that the site accepts as the owner's", async () => {
  const database = await openTestDatabase("sqlite");
  const accounts = openAccounts(database);
  await accounts.makeOwner();
  accounts.clock.set(new Date().toISOString());
  const { token } = await makeOwnerSession(database)("A test");
  expect(await readSession(accounts.app, token)).toMatchObject({ person: { role: "owner" } });
});

it("is in no file of the production build", () => {
  const importing = globSync("{app,server}/**/*.{ts,tsx}")
    .filter((file) => !file.startsWith("ops/demo/"))
    .filter((file) => /["'][^"']*\/demo\//.test(readFileSync(file, "utf8")));
  expect(importing).toEqual([]);
});
