import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { appContext, postedFormContext } from "~/context";
import type { App } from "~/core/app";
import { readSession, type StaffSession } from "~/core/sessions/staff-sessions";
import { openAccounts } from "../../../tests/fixtures/accounts";
import { openTestDatabase } from "../../../tests/support/databases";
import { readSignInMethod } from "./new-sign-in-method.server";
import { requireReauthentication } from "./reauthenticate.server";
import { action as signIn } from "./sign-in";

/** Passwords that the fake services received. */
const passwords: unknown[] = [];
vi.mock("./sign-in.server", () => ({
  signInWithPassword: async (_: App, { password }: { password: string }) => {
    passwords.push(password);
    return { outcome: "wrong" };
  },
  signInWithPasskey: async () => ({ outcome: "wrong" }),
  checkPassword: async (_: App, { password }: { password: string }) => {
    passwords.push(password);
    return { outcome: "wrong" };
  },
}));

beforeEach(() => {
  passwords.length = 0;
});

const longest = "é".repeat(200);
const tooLong = "é".repeat(240);

function post(fields: Record<string, string>, app = {} as App) {
  const context = new RouterContextProvider();
  context.set(appContext, app);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  context.set(postedFormContext, form);
  const request = new Request("https://clinic.example/staff/sign-in", { method: "POST" });
  return { request, context };
}

describe("a long password", () => {
  it("reaches the sign-in whole", async () => {
    await signIn(post({ email: "a@b.example", password: longest, code: "123456" }) as never);
    expect(passwords).toEqual([longest]);
  });

  it("is rejected beside its field at the sign-in when it is longer than any password", async () => {
    const posted = post({ email: "a@b.example", password: tooLong, code: "123456" });
    expect(await signIn(posted as never)).toMatchObject({
      data: { email: "a@b.example", errors: { password: expect.any(String) } },
      init: { status: 422 },
    });
    expect(passwords).toEqual([]);
  });

  it("reaches the re-authentication whole", async () => {
    const { app, clock, makeOwner } = openAccounts(await openTestDatabase("sqlite"));
    const session = await readSession(app, (await makeOwner()).token);
    clock.advance({ minutes: 11 });
    const posted = post({ "reauth-password": tooLong, "reauth-code": "123456" }, app);
    await expect(
      requireReauthentication({ ...posted, session: session as StaffSession }),
    ).rejects.toMatchObject({ init: { status: 403 } });
    expect(passwords).toEqual([tooLong]);
  });

  it("reaches the check of a new password whole", () => {
    const { context } = post({ password: tooLong });
    expect(readSignInMethod(context)).toMatchObject({ password: tooLong });
  });
});
