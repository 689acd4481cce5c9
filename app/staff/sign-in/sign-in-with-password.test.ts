import { describe, expect, it } from "vitest";
import { readLink, setUpPath } from "~/staff/people/join.server";
import { signInWithPassword } from "~/staff/sign-in/sign-in.server";
import {
  type OpenedAccounts,
  openAccounts,
  quillSetUpToken,
} from "../../../tests/fixtures/accounts";
import { quill } from "../../../tests/fixtures/people";
import { engines, openTestDatabase, type TestDatabase } from "../../../tests/support/databases";

const setUpToken = quillSetUpToken;
const open = openAccounts;

async function withOwner(database: TestDatabase) {
  const accounts = open(database);
  return { ...accounts, owner: await accounts.makeOwner() };
}

const setUp = (accounts: OpenedAccounts, changes: Parameters<OpenedAccounts["setUp"]>[0] = {}) =>
  accounts.setUp(changes);

describe.each(engines)("the first owner on %s", (engine) => {
  it("is created with the token, once, also by two requests at the same moment", async () => {
    const database = await openTestDatabase(engine);
    const [here, there] = [open(database), open(database)];
    expect(await setUpPath(here.app)).toBe(`/staff/set-up/${setUpToken}`);
    expect(await setUp(here, { token: "another" })).toEqual({ outcome: "unknown" });
    const both = await Promise.all([setUp(here), setUp(there, { email: "ben@staff.example" })]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["signed-in", "used"]);
    expect(await readLink(here.app, setUpToken)).toEqual({ state: "used" });
    expect(await readLink(here.app, "another")).toEqual({ state: "unknown" });
    expect(await setUpPath(here.app)).toBeNull();
    const people = await database.db.selectFrom("people").select(["role"]).execute();
    expect(people).toEqual([{ role: "owner" }]);
  });

  it("chooses a password of fifteen characters, and confirms the app by a code", async () => {
    const accounts = open(await openTestDatabase(engine));
    expect(await setUp(accounts, { password: "fourteen chars" })).toEqual({ outcome: "too-short" });
    expect(await setUp(accounts, { password: "x".repeat(201) })).toEqual({ outcome: "too-long" });
    expect(await setUp(accounts, { secret: "A".repeat(32) })).toEqual({ outcome: "wrong-code" });
    expect(await setUp(accounts, { secret: "short" })).toEqual({ outcome: "wrong-code" });
    expect((await setUp(accounts)).outcome).toBe("signed-in");
  });
});

describe.each(engines)("signing in with a password and a code on %s", (engine) => {
  it("accepts only all three correct values, and logs none of them", async () => {
    const accounts = await withOwner(await openTestDatabase(engine));
    const wrong = [
      { email: "nobody@staff.example" },
      { password: "" },
      { password: `${quill.password} ` },
      { password: "x".repeat(500) },
      { code: "000000" },
      { code: accounts.code(-2) },
      { code: "" },
    ];
    for (const [at, change] of wrong.entries())
      expect(
        await signInWithPassword(accounts.app, {
          ...accounts.right(),
          ...change,
          visitor: `${at}`,
        }),
      ).toEqual({ outcome: "wrong" });
    expect(await signInWithPassword(accounts.app, accounts.right())).toEqual({
      outcome: "signed-in",
      token: expect.stringMatching(/^[\w-]{22}$/),
      expiresAt: "2026-03-03T02:00:00.000Z",
      browser: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(JSON.stringify(accounts.lines)).not.toMatch(/tides|@staff/);
  });

  it("accepts each code once, also of two requests at once, and one step early or late", async () => {
    const accounts = await withOwner(await openTestDatabase(engine));
    // The code of the account's creation is used up.
    expect(await signInWithPassword(accounts.app, accounts.right(0))).toEqual({ outcome: "wrong" });
    const both = await Promise.all(
      ["a", "b"].map((visitor) =>
        signInWithPassword(accounts.app, { ...accounts.right(), visitor }),
      ),
    );
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["signed-in", "wrong"]);
    accounts.clock.advance({ minutes: 2 });
    expect(await signInWithPassword(accounts.app, accounts.right(-1))).toMatchObject({
      outcome: "signed-in",
    });
  });

  it("accepts an email in any case", async () => {
    const accounts = await withOwner(await openTestDatabase(engine));
    const credentials = { ...accounts.right(), email: ` ${quill.email.toUpperCase()} ` };
    expect(await signInWithPassword(accounts.app, credentials)).toMatchObject({
      outcome: "signed-in",
    });
  });

  it("reports an unavailable database", async () => {
    const database = await openTestDatabase(engine);
    const accounts = await withOwner(database);
    await database.db.destroy();
    expect(await signInWithPassword(accounts.app, accounts.right())).toEqual({
      outcome: "unavailable",
    });
  });
});

describe.each(engines)("wrong tries on %s", (engine) => {
  const wrongTry = (accounts: OpenedAccounts, from: { visitor?: string; email?: string } = {}) =>
    signInWithPassword(accounts.app, { ...accounts.right(), password: "wrong", ...from });

  it("are refused from the eleventh on, until ten minutes after the first", async () => {
    const accounts = await withOwner(await openTestDatabase(engine));
    for (let n = 0; n < 10; n++) expect(await wrongTry(accounts)).toEqual({ outcome: "wrong" });
    const refusal = (retryAfterSeconds: number) => ({ outcome: "too-many", retryAfterSeconds });
    expect(await wrongTry(accounts)).toEqual(refusal(600));
    accounts.clock.advance({ minutes: 9 });
    expect(await signInWithPassword(accounts.app, accounts.right())).toEqual(refusal(60));
    accounts.clock.advance({ minutes: 1 });
    expect(await signInWithPassword(accounts.app, accounts.right())).toMatchObject({
      outcome: "signed-in",
    });
  });

  it("of before a success are not counted after it", async () => {
    const accounts = await withOwner(await openTestDatabase(engine));
    for (let n = 0; n < 9; n++) await wrongTry(accounts);
    expect((await signInWithPassword(accounts.app, accounts.right())).outcome).toBe("signed-in");
    for (let n = 0; n < 10; n++) expect((await wrongTry(accounts)).outcome).toBe("wrong");
  });

  it("are counted for all processes together, before the result is known", async () => {
    const database = await openTestDatabase(engine);
    const [here, there] = [await withOwner(database), open(database)];
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, n) => wrongTry(n % 2 ? here : there)),
    );
    const refused = tries.filter(({ outcome }) => outcome === "too-many");
    expect(refused).toHaveLength(2);
  });

  it("do not refuse others after ten minutes at sixty a minute from twelve IP addresses", async () => {
    const accounts = await withOwner(await openTestDatabase(engine));
    for (let n = 0; n < 600; n++) {
      accounts.clock.advance({ seconds: 0.99 });
      await wrongTry(accounts, { visitor: `bot ${n % 12}` });
    }
    expect(
      await signInWithPassword(accounts.app, { ...accounts.right(), visitor: "home" }),
    ).toMatchObject({ outcome: "signed-in" });
  });

  it("do not refuse a known browser at the clinic's own IP address", async () => {
    const accounts = await withOwner(await openTestDatabase(engine));
    for (let n = 0; n < 40; n++) await wrongTry(accounts);
    expect(await signInWithPassword(accounts.app, accounts.right())).toMatchObject({
      outcome: "too-many",
    });
    const { browser } = accounts.owner;
    expect(await signInWithPassword(accounts.app, { ...accounts.right(), browser })).toMatchObject({
      outcome: "signed-in",
    });
  });

  it("of one account from many IP addresses leave tries to known browsers only", async () => {
    const accounts = await withOwner(await openTestDatabase(engine));
    for (let n = 0; n < 200; n++) await wrongTry(accounts, { visitor: `bot ${n}` });
    const elsewhere = { ...accounts.right(), visitor: "home" };
    expect(await signInWithPassword(accounts.app, elsewhere)).toMatchObject({
      outcome: "too-many",
    });
    const { browser } = accounts.owner;
    expect(await signInWithPassword(accounts.app, { ...elsewhere, browser })).toMatchObject({
      outcome: "signed-in",
    });
  });

  it("limit an account to known browsers and passkeys for a day after many wrong codes", async () => {
    const accounts = await withOwner(await openTestDatabase(engine));
    const guess = (n: number, changes = {}) =>
      signInWithPassword(accounts.app, {
        ...accounts.right(),
        code: "000000",
        visitor: `bot ${n}`,
        ...changes,
      });
    const told = async () => ({
      mails: await accounts.db
        .selectFrom("outbox")
        .select("email")
        .where("kind", "=", "wrong-codes")
        .execute(),
      audit: await accounts.db
        .selectFrom("audit_log")
        .select("who")
        .where("action", "=", "was limited after wrong codes")
        .execute(),
    });
    for (let n = 0; n < 60; n++) await guess(n, { password: "wrong" });
    for (let n = 0; n < 49; n++) expect(await guess(n + 100)).toEqual({ outcome: "wrong" });
    expect(await told()).toEqual({ mails: [], audit: [] });
    for (let n = 0; n < 71; n++) expect(await guess(n + 200)).toEqual({ outcome: "wrong" });
    expect(await told()).toEqual({ mails: [{ email: quill.email }], audit: [{ who: quill.name }] });

    const { browser } = accounts.owner;
    const elsewhere = { ...accounts.right(), visitor: "home" };
    expect(await signInWithPassword(accounts.app, elsewhere)).toEqual({ outcome: "locked" });
    expect(
      await signInWithPassword(accounts.app, {
        ...accounts.right(),
        password: "wrong",
        visitor: "b",
      }),
      "without the password nothing is said",
    ).toEqual({ outcome: "wrong" });
    expect(await signInWithPassword(accounts.app, { ...elsewhere, browser })).toMatchObject({
      outcome: "signed-in",
    });
    accounts.clock.advance({ hours: 24, seconds: 1 });
    expect(
      await signInWithPassword(accounts.app, { ...accounts.right(), visitor: "home" }),
    ).toMatchObject({ outcome: "signed-in" });
  });

  it("are refused when one IP address tries many accounts", async () => {
    const accounts = await withOwner(await openTestDatabase(engine));
    const outcomes = [];
    for (let n = 0; n < 25; n++)
      outcomes.push((await wrongTry(accounts, { email: `${n}@staff.example` })).outcome);
    expect(outcomes.filter((outcome) => outcome === "too-many").length).toBeGreaterThan(0);
  });
});
