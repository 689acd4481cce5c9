import { describe, expect, it } from "vitest";
import { digest } from "~/core/secrets";
import { newToken } from "~/core/sessions/invitations";
import { readSession } from "~/core/sessions/staff-sessions";
import { newRecoveryCodes } from "~/staff/account/own-account.server";
import { joinStaff } from "~/staff/people/join.server";
import { reauthenticate } from "~/staff/sign-in/reauthenticate.server";
import { signInWithPassword } from "~/staff/sign-in/sign-in.server";
import { signInWithRecoveryCode } from "~/staff/sign-in/sign-in-with-recovery-code.server";
import { openAccounts, quillOrigin as origin } from "../../../tests/fixtures/accounts";
import { quill } from "../../../tests/fixtures/people";
import { engines, openTestDatabase } from "../../../tests/support/databases";

const { email, password } = quill;

describe.each(engines)("a recovery code on %s", (engine) => {
  async function withCodes() {
    const accounts = openAccounts(await openTestDatabase(engine));
    const session = await readSession(accounts.app, (await accounts.makeOwner()).token);
    if (!session) throw new Error("signed out");
    const [recoveryCode = ""] = (await newRecoveryCodes(accounts.app, session)) ?? [];
    return { ...accounts, recoveryCode, personId: session.person.id };
  }

  it("replaces the second factor only: the password is needed, and both factors then count as fresh", async () => {
    const accounts = await withCodes();
    const { recoveryCode } = accounts;
    const signIn = (changes: { password?: string; recoveryCode?: string } = {}) =>
      signInWithRecoveryCode(accounts.app, {
        email,
        password,
        recoveryCode,
        ...origin,
        ...changes,
      });
    expect(await signIn({ password: "" })).toEqual({ outcome: "wrong" });
    expect(await signIn({ password: "another password" })).toEqual({ outcome: "wrong" });
    expect(await signIn({ recoveryCode: "AAAA-BBBB" })).toEqual({ outcome: "wrong" });
    const signedIn = await signIn();
    if (signedIn.outcome !== "signed-in") throw new Error(signedIn.outcome);
    const session = await readSession(accounts.app, signedIn.token);
    if (!session) throw new Error("signed out");
    expect(await reauthenticate(accounts.app, session, null, origin)).toEqual({ outcome: "fresh" });
  });

  it("mails a link to somebody without a password, and starts no session", async () => {
    const accounts = await withCodes();
    const { recoveryCode, db, personId } = accounts;
    await db
      .updateTable("people")
      .set({ password_hash: null, totp_secret: null, totp_step: null })
      .execute();
    await db
      .insertInto("passkeys")
      .values({
        id: "lost",
        person_id: personId,
        public_key: "",
        counter: 0,
        transports: "[]",
        backed_up: 0,
        name: "A lost phone",
        created_at: "",
        last_used_at: null,
      })
      .execute();
    const signIn = (code = recoveryCode) =>
      signInWithRecoveryCode(accounts.app, { email, password: "", recoveryCode: code, ...origin });
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

    // The mail's link is made when the mail is sent.
    const token = newToken();
    await db
      .updateTable("invitations")
      .set({ mail_token_hash: digest(token) })
      .where("id", "=", mails[0]?.invitation_id ?? "")
      .execute();
    accounts.clock.advance({ minutes: 1 });
    const method = {
      kind: "password" as const,
      password,
      secret: quill.secret,
      code: accounts.code(),
    };
    expect(await joinStaff(accounts.app, { token, name: "", method, ...origin })).toMatchObject({
      outcome: "signed-in",
    });
    expect(await signInWithPassword(accounts.app, accounts.right(1))).toMatchObject({
      outcome: "signed-in",
    });
  });

  it("does nothing for a suspended person", async () => {
    const accounts = await withCodes();
    const { recoveryCode, db } = accounts;
    await db.updateTable("people").set({ suspended_at: "2026-03-02" }).execute();
    expect(
      await signInWithRecoveryCode(accounts.app, { email, password, recoveryCode, ...origin }),
    ).toEqual({ outcome: "wrong" });
    const codes = await db.selectFrom("recovery_codes").select("used_at").execute();
    expect(codes.every(({ used_at }) => used_at === null)).toBe(true);
  });
});
