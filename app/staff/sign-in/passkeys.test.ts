import { describe, expect, it } from "vitest";
import {
  quillDoor as door,
  openAccounts,
  testSiteUrl,
  quillSetUpToken as token,
} from "../../../tests/fixtures/accounts";
import { makePasskeyDevice } from "../../../tests/fixtures/passkey-device";
import { engines, openTestDatabase } from "../../../tests/support/databases";

describe.each(engines)("a passkey on %s", (engine) => {
  /** The first owner, made with a passkey, and the mark of their browser. */
  async function withPasskey() {
    const database = await openTestDatabase(engine);
    const accounts = await openAccounts(database);
    const device = makePasskeyDevice(testSiteUrl);
    const whom = { token, name: "Ana", email: "ana@staff.example" };
    const asked = await accounts.passkeyOptions({ for: "set-up", ...whom }, door);
    if (!asked) throw new Error("not asked");
    const { options, browser } = asked;
    const way = { kind: "passkey" as const, passkey: device.make(options) };
    const made = await accounts.setUpOwner({ ...whom, way, ...door, browser });
    if (made.outcome !== "signed-in") throw new Error(made.outcome);
    const ask = async () => {
      const question = await accounts.passkeyOptions({ for: "sign-in" }, { ...door, browser });
      if (!question) throw new Error("not asked");
      return question.options;
    };
    const signIn = (passkey: string, from = browser) =>
      accounts.signInWithPasskey({ passkey, ...door, browser: from });
    return { database, accounts, device, browser, ask, signIn, made };
  }

  it("is made once, is asked for with user verification, and signs in", async () => {
    const { accounts, device, ask, signIn, made } = await withPasskey();
    const options = await ask();
    expect(options).toMatchObject({ userVerification: "required", rpId: "clinic.example" });
    expect(await signIn(device.use(options))).toMatchObject({ outcome: "signed-in" });
    const session = await accounts.readSession(made.token);
    if (!session) throw new Error("signed out");
    const { passkeys } = await accounts.own.read(session);
    expect(passkeys).toMatchObject([{ name: "Firefox on Linux", backedUp: true }]);
    expect(passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  it("answers each challenge once, also with two answers at once in two processes", async () => {
    const { database, device, browser, ask, signIn } = await withPasskey();
    const there = await openAccounts(database);
    const passkey = device.use(await ask());
    const both = await Promise.all([
      signIn(passkey),
      there.signInWithPasskey({ passkey, ...door, browser }),
    ]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["signed-in", "wrong"]);
    expect(await signIn(passkey)).toEqual({ outcome: "wrong" });
  });

  it("must answer within five minutes", async () => {
    const { accounts, device, ask, signIn } = await withPasskey();
    const passkey = device.use(await ask());
    accounts.clock.advance({ minutes: 5 });
    expect(await signIn(passkey)).toEqual({ outcome: "wrong" });
  });

  it("must answer from the browser that was asked", async () => {
    const { device, ask, signIn } = await withPasskey();
    expect(await signIn(device.use(await ask()), "A".repeat(22))).toEqual({ outcome: "wrong" });
    expect(await signIn(device.use(await ask()), "")).toEqual({ outcome: "wrong" });
  });

  it.each([
    { origin: "https://clinic.example.evil.example" },
    { origin: "http://clinic.example" },
    { rpId: "evil.example" },
    { verified: false },
  ])("of another site, or without a finger, face or PIN is refused: %j", async (wrong) => {
    const { device, ask, signIn } = await withPasskey();
    expect(await signIn(device.use(await ask(), wrong))).toEqual({ outcome: "wrong" });
  });

  it("is refused if it is unknown or changed, or if the answer is malformed", async () => {
    const { device, ask, signIn } = await withPasskey();
    expect(await signIn(makePasskeyDevice(testSiteUrl).use(await ask()))).toEqual({
      outcome: "wrong",
    });
    const changed = JSON.parse(device.use(await ask()));
    changed.response.signature = `AAAA${changed.response.signature.slice(4)}`;
    for (const text of [JSON.stringify(changed), "", "{", "null", '{"id":1}', '{"id":"x"}'])
      expect(await signIn(text)).toEqual({ outcome: "wrong" });
  });

  it("is refused if its counter went back", async () => {
    const { database, device, ask, signIn } = await withPasskey();
    await database.db.updateTable("passkeys").set({ counter: 500 }).execute();
    expect(await signIn(device.use(await ask()))).toEqual({ outcome: "wrong" });
  });

  it("of a suspended person opens nothing", async () => {
    const { database, device, ask, signIn } = await withPasskey();
    await database.db.updateTable("people").set({ suspended_at: "2026-03-02" }).execute();
    expect(await signIn(device.use(await ask()))).toEqual({ outcome: "wrong" });
  });

  it("re-authenticates, but not with the challenge of a sign-in", async () => {
    const { accounts, device, browser, ask, made } = await withPasskey();
    accounts.clock.advance({ minutes: 11 });
    const session = await accounts.readSession(made.token);
    if (!session) throw new Error("signed out");
    const from = { ...door, browser };
    const wrong = { passkey: device.use(await ask()) };
    expect(await accounts.proveAgain(session, wrong, from)).toMatchObject({ outcome: "wrong" });
    const question = await accounts.passkeyOptions({ for: "prove", session }, from);
    const right = { passkey: device.use(question?.options ?? {}) };
    expect(await accounts.proveAgain(session, right, from)).toEqual({ outcome: "fresh" });
  });

  it("is not held up by wrong passwords", async () => {
    const { accounts, device, ask, signIn } = await withPasskey();
    for (let n = 0; n < 40; n++)
      await accounts.signInWithPassword({
        ...{ email: "ana@staff.example", password: "wrong", code: "000000" },
        ...{ ...door, visitor: `bot ${n % 3}` },
      });
    expect(await signIn(device.use(await ask()))).toMatchObject({ outcome: "signed-in" });
  });
});
