import "../../tests/support/need-build";

import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "../../tests/support/free-port";
import { openDemo } from "./run-demo";

it("serves a desk full of inquiries to the browser that opens the link first", async () => {
  const parent = mkdtempSync(join(tmpdir(), "demo-test-"));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, "data");
  // The demo ignores another database in the environment; this one cannot be reached.
  const settings = { ...process.env, DATABASE_URL: "postgres://nobody@127.0.0.1:9/none" };
  const demo = await openDemo({ folder, port: String(await freePort()), settings });
  try {
    const signIn = await fetch(demo.link, { redirect: "manual" });
    expect(signIn.headers.get("Location")).toBe(`${demo.siteUrl}/staff`);
    const cookie = signIn.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const desk = await fetch(`${demo.siteUrl}/staff`, { headers: { Cookie: cookie } });
    expect(desk.status).toBe(200);
    expect(await desk.text()).toContain("Anselm Kowalczyk");
    expect((await fetch(demo.link)).status).toBe(410);
    const withoutCookie = await fetch(`${demo.siteUrl}/staff`, { redirect: "manual" });
    expect(withoutCookie.headers.get("Location")).toMatch(/^\/staff\/sign-in/);
  } finally {
    demo.stop();
    await demo.ended;
    await demo.close();
  }
  expect(readdirSync(parent)).toEqual(["data"]);
});

it("is refused in production, by the command and by the function", async () => {
  const env = { ...process.env, NODE_ENV: "production" };
  const { status, stderr } = spawnSync("node", ["ops/demo.mjs"], { encoding: "utf8", env });
  expect(status).toBe(1);
  expect(stderr).toMatch(/NODE_ENV=production/);
  const options = { folder: "nowhere", port: "1", settings: env };
  await expect(openDemo(options)).rejects.toThrow(/NODE_ENV=production/);
});
