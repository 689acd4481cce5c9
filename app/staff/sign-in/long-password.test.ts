import { RouterContextProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { servicesContext } from "~/context";
import { readWayIn } from "~/staff/people/sign-in-method-form";
import { requireProof } from "./require-reauthentication.server";
import { action as signIn } from "./sign-in";

/** Its script runs in a browser. */
vi.mock("./passkey-part", () => ({ PasskeyPart: () => null }));

const longest = "é".repeat(200);
const tooLong = "é".repeat(240);

/** What the accounts' services were given as a password. */
function recordingContext() {
  const passwords: unknown[] = [];
  const context = new RouterContextProvider();
  const accounts = {
    signInWithPassword: async ({ password }: { password: string }) => {
      passwords.push(password);
      return { outcome: "wrong" };
    },
    proveAgain: async (_: unknown, proof: { password: string }) => {
      passwords.push(proof.password);
      return { outcome: "fresh" };
    },
  };
  context.set(servicesContext, { accounts } as never);
  return { context, passwords };
}

const post = (fields: Record<string, string>) =>
  new Request("https://clinic.example/staff/sign-in", {
    method: "POST",
    body: new URLSearchParams(fields),
  });

describe("a long password", () => {
  it("reaches the sign-in whole", async () => {
    const { context, passwords } = recordingContext();
    const request = post({ email: "a@b.example", password: longest, code: "123456" });
    await signIn({ request, context } as never);
    expect(passwords).toEqual([longest]);
  });

  it("is refused beside its field at the sign-in when nobody can have it", async () => {
    const { context, passwords } = recordingContext();
    const request = post({ email: "a@b.example", password: tooLong, code: "123456" });
    expect(await signIn({ request, context } as never)).toMatchObject({
      data: { email: "a@b.example", problem: { fields: { password: expect.any(String) } } },
      init: { status: 422 },
    });
    expect(passwords).toEqual([]);
  });

  it("reaches the re-authentication whole", async () => {
    const { context, passwords } = recordingContext();
    const request = post({ "proof-password": tooLong, "proof-code": "123456" });
    await requireProof({ request, context, session: {} as never });
    expect(passwords).toEqual([tooLong]);
  });

  it("reaches the check of a new password whole", () => {
    const form = new FormData();
    form.set("password", tooLong);
    expect(readWayIn(form)).toMatchObject({ password: tooLong });
  });
});
