import { describe, expect, it } from "vitest";
import { readSession } from "~/core/sessions/staff-sessions";
import {
  endSessions,
  newRecoveryCodes,
  readOwnAccount,
  removePasskey,
  removePassword,
} from "~/staff/account/own-account.server";
import { signInWithPassword } from "~/staff/sign-in/sign-in.server";
import { signInWithRecoveryCode } from "~/staff/sign-in/sign-in-with-recovery-code.server";
import { openAccounts, quillOrigin as origin } from "../../../tests/fixtures/accounts";
import { quill } from "../../../tests/fixtures/people";
import { engines, openTestDatabase } from "../../../tests/support/databases";

describe.each(engines)("one's own account on %s", (engine) => {
  async function signedIn() {
    const accounts = openAccounts(await openTestDatabase(engine));
    const { token } = await accounts.makeOwner();
    const session = await readSession(accounts.app, token);
    if (!session) throw new Error("signed out");
    const mails = async () =>
      (await accounts.db.selectFrom("outbox").select("kind").orderBy("created_at").execute())
        .map(({ kind }) => kind)
        .sort();
    return { ...accounts, token, session, mails };
  }

  it("has ten recovery codes, each accepted once, even by two requests at once", async () => {
    const accounts = await signedIn();
    const codes = (await newRecoveryCodes(accounts.app, accounts.session)) ?? [];
    expect(codes).toHaveLength(10);
    const [first = "", second = ""] = codes;
    const use = (recoveryCode: string, email = quill.email, password = quill.password) =>
      signInWithRecoveryCode(accounts.app, { email, password, recoveryCode, ...origin });
    expect(await use(first, quill.email, ""), "a code alone").toEqual({ outcome: "wrong" });
    expect(await use(first, quill.email, "wrong")).toEqual({ outcome: "wrong" });
    const both = await Promise.all([use(first), use(first)]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["signed-in", "wrong"]);
    expect(await use(second, "nobody@staff.example")).toEqual({ outcome: "wrong" });
    await newRecoveryCodes(accounts.app, accounts.session);
    expect(await use(second), "a new set replaces the old one").toEqual({ outcome: "wrong" });
    const rows = await accounts.db.selectFrom("recovery_codes").selectAll().execute();
    expect(rows).toHaveLength(10);
    expect(JSON.stringify(rows)).not.toContain(codes[2]);
  });

  it("always keeps one way to sign in", async () => {
    const accounts = await signedIn();
    const { session } = accounts;
    expect(await removePassword(accounts.app, session)).toEqual({ outcome: "last-way" });
    expect(await removePasskey(accounts.app, session, "none")).toEqual({ outcome: "missing" });
  });

  it("ends one session or all others, at once for every process", async () => {
    const accounts = await signedIn();
    const { session, token } = accounts;
    const sign = async (steps: number) => {
      const result = await signInWithPassword(accounts.app, accounts.right(steps));
      if (result.outcome !== "signed-in") throw new Error(result.outcome);
      return result.token;
    };
    const second = await sign(1);
    const { sessions } = await readOwnAccount(accounts.app, session);
    expect(sessions).toMatchObject([
      { device: "Firefox on Linux" },
      { device: "Firefox on Linux" },
    ]);
    const other = sessions.find(({ isThis }) => !isThis);
    await endSessions(accounts.app, session, { id: other?.id ?? "" });
    expect(await readSession(accounts.app, second)).toBeNull();
    accounts.clock.advance({ minutes: 1 });
    const third = await sign(1);
    await endSessions(accounts.app, session, "others");
    expect(await readSession(accounts.app, third)).toBeNull();
    expect(await readSession(accounts.app, token)).not.toBeNull();
  });

  it("mails the person what changed, and when a browser not seen before signs in", async () => {
    const accounts = await signedIn();
    await newRecoveryCodes(accounts.app, accounts.session);
    await signInWithPassword(accounts.app, accounts.right(1));
    expect(await accounts.mails()).toEqual(["new-browser", "new-recovery-codes"]);
  });
});
