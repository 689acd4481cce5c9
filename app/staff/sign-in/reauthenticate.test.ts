import { describe, expect, it } from "vitest";
import { readSession } from "~/core/sessions/staff-sessions";
import { reauthenticate } from "~/staff/sign-in/reauthenticate.server";
import { openAccounts, quillOrigin as origin } from "../../../tests/fixtures/accounts";
import { engines, openTestDatabase } from "../../../tests/support/databases";

describe.each(engines)("re-authentication on %s", (engine) => {
  async function signedIn() {
    const accounts = openAccounts(await openTestDatabase(engine));
    const { token } = await accounts.makeOwner();
    const session = async () => {
      const read = await readSession(accounts.app, token);
      if (!read) throw new Error("signed out");
      return read;
    };
    const signInAgain = async (credentials: Parameters<typeof reauthenticate>[2]) =>
      reauthenticate(accounts.app, await session(), credentials, origin);
    return { ...accounts, session, signInAgain };
  }

  it("counts for ten minutes after signing in", async () => {
    const accounts = await signedIn();
    accounts.clock.advance({ minutes: 10 });
    expect(await accounts.signInAgain(null)).toEqual({ outcome: "fresh" });
    accounts.clock.advance({ seconds: 1 });
    expect(await accounts.signInAgain(null)).toMatchObject({ outcome: "needed" });
  });

  it("is renewed by password and code for another ten minutes", async () => {
    const accounts = await signedIn();
    accounts.clock.advance({ minutes: 11 });
    const { password, code } = accounts.right(0);
    expect(await accounts.signInAgain({ password, code: "000000" })).toMatchObject({
      outcome: "wrong",
    });
    expect(await accounts.signInAgain({ password, code })).toEqual({ outcome: "fresh" });
    accounts.clock.advance({ minutes: 10 });
    expect(await accounts.signInAgain(null)).toEqual({ outcome: "fresh" });
    accounts.clock.advance({ minutes: 1 });
    expect(await accounts.signInAgain({ password, code }), "a code counts once").toMatchObject({
      outcome: "wrong",
    });
  });

  it("has the limits of signing in", async () => {
    const accounts = await signedIn();
    accounts.clock.advance({ minutes: 11 });
    const outcomes = [];
    for (let n = 0; n < 11; n++)
      outcomes.push((await accounts.signInAgain({ password: "wrong", code: "000000" })).outcome);
    expect(outcomes.at(-1)).toBe("too-many");
  });

  it("does not count when the clock was set back", async () => {
    const accounts = await signedIn();
    const session = await accounts.session();
    accounts.clock.advance({ minutes: -1 });
    expect(await reauthenticate(accounts.app, session, null, origin)).toMatchObject({
      outcome: "needed",
    });
  });
});
