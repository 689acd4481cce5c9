import { describe, expect, it } from "vitest";
import { digest } from "~/core/digest";
import { newToken } from "~/staff/people/invitations.server";
import { quillDoor as door, openAccounts } from "../../../tests/fixtures/accounts";
import { quill } from "../../../tests/fixtures/people";
import { engines, openTestDatabase } from "../../../tests/support/databases";

const { email, password } = quill;

describe.each(engines)("a recovery code on %s", (engine) => {
  async function withCodes() {
    const accounts = await openAccounts(await openTestDatabase(engine));
    const session = await accounts.readSession((await accounts.makeOwner()).token);
    if (!session) throw new Error("signed out");
    const [recoveryCode = ""] = (await accounts.own.newRecoveryCodes(session)) ?? [];
    return { ...accounts, recoveryCode, personId: session.person.id };
  }

  it("replaces the second factor only: the password is needed, and two factors are fresh", async () => {
    const accounts = await withCodes();
    const { recoveryCode } = accounts;
    const signIn = (changes: { password?: string; recoveryCode?: string } = {}) =>
      accounts.signInWithRecoveryCode({ email, password, recoveryCode, ...door, ...changes });
    expect(await signIn({ password: "" })).toEqual({ outcome: "wrong" });
    expect(await signIn({ password: "another password" })).toEqual({ outcome: "wrong" });
    expect(await signIn({ recoveryCode: "AAAA-BBBB" })).toEqual({ outcome: "wrong" });
    const signedIn = await signIn();
    if (signedIn.outcome !== "signed-in") throw new Error(signedIn.outcome);
    const session = await accounts.readSession(signedIn.token);
    if (!session) throw new Error("signed out");
    expect(await accounts.proveAgain(session, null, door)).toEqual({ outcome: "fresh" });
  });

  it("of somebody without a password mails a link, and begins no session", async () => {
    const accounts = await withCodes();
    const { recoveryCode, db, personId } = accounts;
    await db
      .updateTable("people")
      .set({ password_hash: null, code_secret: null, code_step: null })
      .execute();
    await db
      .insertInto("passkeys")
      .values({
        ...{ id: "lost", person_id: personId, public_key: "", counter: 0, transports: "[]" },
        ...{ backed_up: 0, name: "A lost phone", created_at: "", last_used_at: null },
      })
      .execute();
    const signIn = (code = recoveryCode) =>
      accounts.signInWithRecoveryCode({ email, password: "", recoveryCode: code, ...door });
    expect(await signIn("AAAA-BBBB")).toEqual({ outcome: "wrong" });
    const both = await Promise.all([signIn(), signIn()]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(["mailed", "wrong"]);
    const mails = await db
      .selectFrom("outbox")
      .select(["kind", "email", "invitation_id"])
      .where("kind", "in", ["invitation", "used-recovery-code"])
      .orderBy("kind")
      .execute();
    expect(mails).toEqual([
      { kind: "invitation", email, invitation_id: expect.any(String) },
      { kind: "used-recovery-code", email, invitation_id: null },
    ]);

    // The link of the mail is made when the mail is sent.
    const token = newToken();
    await db
      .updateTable("invitations")
      .set({ mail_token_hash: digest(token) })
      .where("id", "=", mails[0]?.invitation_id ?? "")
      .execute();
    accounts.clock.advance({ minutes: 1 });
    const way = {
      kind: "password" as const,
      password,
      secret: quill.secret,
      code: accounts.code(),
    };
    expect(await accounts.people.accept({ token, name: "", way, ...door })).toMatchObject({
      outcome: "signed-in",
    });
    expect(await accounts.signInWithPassword(accounts.right(1))).toMatchObject({
      outcome: "signed-in",
    });
  });

  it("of somebody suspended does nothing", async () => {
    const accounts = await withCodes();
    const { recoveryCode, db } = accounts;
    await db.updateTable("people").set({ suspended_at: "2026-03-02" }).execute();
    expect(
      await accounts.signInWithRecoveryCode({ email, password, recoveryCode, ...door }),
    ).toEqual({ outcome: "wrong" });
    const codes = await db.selectFrom("recovery_codes").select("used_at").execute();
    expect(codes.every(({ used_at }) => used_at === null)).toBe(true);
  });
});
