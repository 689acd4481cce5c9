import { describe, expect, it } from "vitest";
import { quillDoor as door, openAccounts } from "../../../tests/fixtures/accounts";
import { quill } from "../../../tests/fixtures/people";
import { engines, openTestDatabase } from "../../../tests/support/databases";

describe.each(engines)("one's own account on %s", (engine) => {
  async function signedIn() {
    const accounts = await openAccounts(await openTestDatabase(engine));
    const { token } = await accounts.makeOwner();
    const session = await accounts.readSession(token);
    if (!session) throw new Error("signed out");
    const mails = async () =>
      (await accounts.db.selectFrom("outbox").select("kind").orderBy("created_at").execute())
        .map(({ kind }) => kind)
        .sort();
    return { ...accounts, token, session, mails };
  }

  it("has ten recovery codes, each taken once, also of two at the same moment", async () => {
    const accounts = await signedIn();
    const codes = (await accounts.own.newRecoveryCodes(accounts.session)) ?? [];
    expect(codes).toHaveLength(10);
    const [first = "", second = ""] = codes;
    const use = (recoveryCode: string, email = quill.email, password = quill.password) =>
      accounts.signInWithRecoveryCode({ email, password, recoveryCode, ...door });
    expect(await use(first, quill.email, ""), "a code alone").toEqual({ outcome: "wrong" });
    expect(await use(first, quill.email, "wrong")).toEqual({ outcome: "wrong" });
    const both = await Promise.all([use(first), use(first)]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["signed-in", "wrong"]);
    expect(await use(second, "nobody@staff.example")).toEqual({ outcome: "wrong" });
    await accounts.own.newRecoveryCodes(accounts.session);
    expect(await use(second), "a new set replaces the old one").toEqual({ outcome: "wrong" });
    const rows = await accounts.db.selectFrom("recovery_codes").selectAll().execute();
    expect(rows).toHaveLength(10);
    expect(JSON.stringify(rows)).not.toContain(codes[2]);
  });

  it("always keeps one way to sign in", async () => {
    const { own, session } = await signedIn();
    expect(await own.removePassword(session)).toEqual({ outcome: "last-way" });
    expect(await own.removePasskey(session, "none")).toEqual({ outcome: "missing" });
  });

  it("ends one session or all others, at once for every process", async () => {
    const accounts = await signedIn();
    const { own, session, token } = accounts;
    const sign = async (steps: number) => {
      const answer = await accounts.signInWithPassword(accounts.right(steps));
      if (answer.outcome !== "signed-in") throw new Error(answer.outcome);
      return answer.token;
    };
    const second = await sign(1);
    const { sessions } = await own.read(session);
    expect(sessions).toMatchObject([
      { device: "Firefox on Linux" },
      { device: "Firefox on Linux" },
    ]);
    const other = sessions.find(({ isThis }) => !isThis);
    await own.endSessions(session, { id: other?.id ?? "" });
    expect(await accounts.readSession(second)).toBeNull();
    accounts.clock.advance({ minutes: 1 });
    const third = await sign(1);
    await own.endSessions(session, "others");
    expect(await accounts.readSession(third)).toBeNull();
    expect(await accounts.readSession(token)).not.toBeNull();
  });

  it("tells the person by mail what changed, and of a browser not seen before", async () => {
    const accounts = await signedIn();
    await accounts.own.newRecoveryCodes(accounts.session);
    await accounts.signInWithPassword(accounts.right(1));
    expect(await accounts.mails()).toEqual(["new-browser", "new-recovery-codes"]);
  });
});
