import { describe, expect, it } from "vitest";
import { readSession } from "~/core/sessions/staff-sessions";
import { readOwnAccount } from "~/staff/account/own-account.server";
import { passkeyOptions } from "~/staff/account/passkey-options.server";
import { joinStaff } from "~/staff/people/join.server";
import { reauthenticate } from "~/staff/sign-in/reauthenticate.server";
import { signInWithPasskey, signInWithPassword } from "~/staff/sign-in/sign-in.server";
import {
  openAccounts,
  quillOrigin as origin,
  testSiteUrl,
  quillSetUpToken as token,
} from "../../../tests/fixtures/accounts";
import { makePasskeyDevice } from "../../../tests/fixtures/passkey-device";
import { engines, openTestDatabase } from "../../../tests/support/databases";

describe.each(engines)("a passkey on %s", (engine) => {
  /** The first owner, made with a passkey, and their browser's mark. */
  async function withPasskey() {
    const database = await openTestDatabase(engine);
    const accounts = openAccounts(database);
    const device = makePasskeyDevice(testSiteUrl);
    const whom = { token, name: "Ana", email: "ana@staff.example" };
    const asked = await passkeyOptions(accounts.app, { for: "join", ...whom }, origin);
    if (!asked) throw new Error("not asked");
    const method = { kind: "passkey" as const, passkey: device.make(asked) };
    const made = await joinStaff(accounts.app, { ...whom, method, ...origin });
    if (made.outcome !== "signed-in") throw new Error(made.outcome);
    const { browser } = made;
    const ask = async () => {
      const question = await passkeyOptions(
        accounts.app,
        { for: "sign-in" },
        { ...origin, browser },
      );
      if (!question) throw new Error("not asked");
      return question;
    };
    const signIn = (passkey: string, from = browser) =>
      signInWithPasskey(accounts.app, { passkey, ...origin, browser: from });
    return { database, accounts, device, browser, ask, signIn, made };
  }

  it("is made once, is requested with user verification, and signs in", async () => {
    const { accounts, device, ask, signIn, made } = await withPasskey();
    const options = await ask();
    expect(options).toMatchObject({ userVerification: "required", rpId: "clinic.example" });
    expect(await signIn(device.use(options))).toMatchObject({ outcome: "signed-in" });
    const session = await readSession(accounts.app, made.token);
    if (!session) throw new Error("signed out");
    const { passkeys } = await readOwnAccount(accounts.app, session);
    expect(passkeys).toMatchObject([{ name: "Firefox on Linux", backedUp: true }]);
    expect(passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  it("consumes each challenge once, also with two responses at once in two processes", async () => {
    const { database, device, browser, ask, signIn } = await withPasskey();
    const there = openAccounts(database);
    const passkey = device.use(await ask());
    const both = await Promise.all([
      signIn(passkey),
      signInWithPasskey(there.app, { passkey, ...origin, browser }),
    ]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["signed-in", "wrong"]);
    expect(await signIn(passkey)).toEqual({ outcome: "wrong" });
  });

  it("must respond within five minutes", async () => {
    const { accounts, device, ask, signIn } = await withPasskey();
    const passkey = device.use(await ask());
    accounts.clock.advance({ minutes: 5 });
    expect(await signIn(passkey)).toEqual({ outcome: "wrong" });
  });

  it("must respond from the browser that was asked, where somebody had signed in", async () => {
    const { device, ask, signIn } = await withPasskey();
    expect(await signIn(device.use(await ask()), "A".repeat(22))).toEqual({ outcome: "wrong" });
    expect(await signIn(device.use(await ask()), "")).toEqual({ outcome: "wrong" });
  });

  it.each([
    { origin: "https://clinic.example.evil.example" },
    { origin: "http://clinic.example" },
    { rpId: "evil.example" },
    { verified: false },
  ])("is rejected for another site or without user verification: %j", async (wrong) => {
    const { device, ask, signIn } = await withPasskey();
    expect(await signIn(device.use(await ask(), wrong))).toEqual({ outcome: "wrong" });
  });

  it("is rejected when it is unknown or changed, or the response is malformed", async () => {
    const { device, ask, signIn } = await withPasskey();
    expect(await signIn(makePasskeyDevice(testSiteUrl).use(await ask()))).toEqual({
      outcome: "wrong",
    });
    const changed = JSON.parse(device.use(await ask()));
    changed.response.signature = `AAAA${changed.response.signature.slice(4)}`;
    for (const text of [JSON.stringify(changed), "", "{", "null", '{"id":1}', '{"id":"x"}'])
      expect(await signIn(text)).toEqual({ outcome: "wrong" });
  });

  it("is rejected when its counter went back", async () => {
    const { database, device, ask, signIn } = await withPasskey();
    await database.db.updateTable("passkeys").set({ counter: 500 }).execute();
    expect(await signIn(device.use(await ask()))).toEqual({ outcome: "wrong" });
  });

  it("does not sign in a suspended person", async () => {
    const { database, device, ask, signIn } = await withPasskey();
    await database.db.updateTable("people").set({ suspended_at: "2026-03-02" }).execute();
    expect(await signIn(device.use(await ask()))).toEqual({ outcome: "wrong" });
  });

  it("re-authenticates, but not with the challenge of a sign-in", async () => {
    const { accounts, device, browser, ask, made } = await withPasskey();
    accounts.clock.advance({ minutes: 11 });
    const session = await readSession(accounts.app, made.token);
    if (!session) throw new Error("signed out");
    const from = { ...origin, browser };
    const wrong = { passkey: device.use(await ask()) };
    expect(await reauthenticate(accounts.app, session, wrong, from)).toMatchObject({
      outcome: "wrong",
    });
    const question = await passkeyOptions(
      accounts.app,
      { for: "reauthenticate", person: session.person },
      from,
    );
    const right = { passkey: device.use(question ?? {}) };
    expect(await reauthenticate(accounts.app, session, right, from)).toEqual({ outcome: "fresh" });
  });

  it("is not delayed by wrong passwords", async () => {
    const { accounts, device, ask, signIn } = await withPasskey();
    for (let n = 0; n < 40; n++)
      await signInWithPassword(accounts.app, {
        email: "ana@staff.example",
        password: "wrong",
        code: "000000",
        ...origin,
        visitor: `bot ${n % 3}`,
      });
    expect(await signIn(device.use(await ask()))).toMatchObject({ outcome: "signed-in" });
  });
});
