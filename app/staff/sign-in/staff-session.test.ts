import { RouterContextProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { appContext } from "~/context";
import type { App } from "~/core/app";
import { readSession } from "~/core/sessions/staff-sessions";
import { staffHome } from "~/staff/frame/staff-context";
import { readStaff, requireStaff, sameSitePath } from "./staff-session.server";

vi.mock("~/core/sessions/staff-sessions", () => ({ readSession: vi.fn(async () => null) }));

const context = new RouterContextProvider();
context.set(appContext, {} as App);

describe("the session's idle time", () => {
  /** Whether the request counts as a person's activity. */
  async function countsAsActivity(path: string, init: RequestInit = {}) {
    vi.mocked(readSession).mockClear();
    const headers = { ...init.headers, Cookie: "staff=a; __Host-staff=a" };
    await readStaff(new Request(`https://clinic.example${path}`, { ...init, headers }), context);
    return vi.mocked(readSession).mock.calls.map(([, , about]) => !about?.quietly);
  }

  it.each([
    ["a page", "/staff", { headers: { "Sec-Fetch-Mode": "navigate" } }],
    ["a page in a browser without Sec-Fetch headers", "/staff", {}],
    ["a file that was asked for", "/staff/inquiries.csv", {}],
    ["a posted form", "/staff/account", { method: "POST" }],
    ["a draft that is saved while it is typed", "/staff/site/contact", { method: "POST" }],
    [
      "a reply that is saved while it is typed",
      "/staff/inquiries/CW-7K3M-Q2/conversation.json",
      { method: "POST", headers: { "Sec-Fetch-Mode": "cors" } },
    ],
  ])("is extended by %s", async (_, path, init) => {
    expect(await countsAsActivity(path, init)).toEqual([true]);
  });

  it.each([
    ["a JSON file", "/staff/queue.json", {}],
    ["an open inquiry’s poll", "/staff/inquiries/CW-7K3M-Q2/conversation.json?shown=", {}],
    [
      "JSON by its Accept header",
      "/update-products.json",
      {
        headers: { Accept: "application/json" },
      },
    ],
    ["a page that a script fetches", "/staff", { headers: { "Sec-Fetch-Mode": "cors" } }],
    [
      "a preview in a frame",
      "/staff/preview",
      { headers: { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" } },
    ],
  ])("is not extended by %s", async (_, path, init) => {
    expect(await countsAsActivity(path, init)).toEqual([false]);
  });
});

describe("a page without a session", () => {
  it.each([
    ["says that the session has ended where there was one", "staff=a; __Host-staff=a", true],
    ["only asks to sign in where there was none", "", false],
  ])("%s", async (_, cookie, ended) => {
    const request = new Request("https://clinic.example/staff/people", {
      headers: { Cookie: cookie },
    });
    const refused = await requireStaff(request, context).catch((thrown: Response) => thrown);
    const location = (refused as Response).headers.get("Location") ?? "";
    const query = new URL(location, "https://clinic.example").searchParams;
    expect([query.get("next"), query.has("ended")]).toEqual(["/staff/people", ended]);
  });
});

describe("the page after signing in", () => {
  it.each(["/staff/payments", "/staff?search=ann&status=new", "/staff/inquiries/CW-7K3M-Q2"])(
    "is the requested page: %s",
    (path) => {
      expect(sameSitePath(path)).toBe(path);
    },
  );

  it.each([
    "//evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "https://evil.example/staff",
    "javascript:alert(1)",
    "staff",
    "",
    null,
    undefined,
  ])("is the staff's first page for %j", (next) => {
    expect(sameSitePath(next)).toBe(staffHome);
  });
});
