import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { startBuiltServer } from "../support/built-server";
import { mayMount, smallDisk } from "../support/small-disk";
import { openStaffSession } from "../support/staff-session";

// staff-sessions.test.ts covers this on machines that cannot mount a disk.
(mayMount ? it : it.skip)("signing out on a full disk ends the session, and says so", async () => {
  const dataDir = smallDisk(3);
  const { url, lines } = await startBuiltServer({ DATA_DIR: dataDir });
  const { Cookie } = openStaffSession(dataDir);
  const open = () => fetch(`${url}/staff/account`, { headers: { Cookie }, redirect: "manual" });
  const body = new URLSearchParams();
  const headers = { Cookie, Origin: url };
  const post = { method: "POST", headers, body, redirect: "manual" } as const;
  expect((await open()).status).toBe(200);

  const filler = join(dataDir, "filler");
  try {
    for (;;) writeFileSync(filler, Buffer.alloc(4096), { flag: "a" });
  } catch {
    // The disk is full.
  }
  const response = await fetch(`${url}/staff/sign-out`, post);
  expect([response.status, response.headers.get("Location")]).toEqual([
    303,
    "/staff/sign-in?unwritten=1",
  ]);
  expect(response.headers.get("Set-Cookie")).toMatch(/^staff=; .*Expires=Thu, 01 Jan 1970/);
  const page = await fetch(`${url}/staff/sign-in?unwritten=1`);
  expect(await page.text()).toContain('class="problem" role="alert"');
  expect((await open()).headers.get("Location")).toContain("/staff/sign-in");
  await vi.waitFor(() => expect(lines.join()).toContain("failed to store a sign-out"));

  // With free space the session stays ended.
  rmSync(filler);
  expect((await open()).headers.get("Location")).toContain("/staff/sign-in");
});
