import { beforeEach, describe, expect, it, vi } from "vitest";
import { readSession } from "~/core/sessions/staff-sessions";
import {
  addPasskey,
  newRecoveryCodes,
  removePasskey,
  removePassword,
  setPassword,
} from "~/staff/account/own-account.server";
import { passkeyOptions } from "~/staff/account/passkey-options.server";
import { suspendPerson } from "~/staff/people/change-person.server";
import { invite, resetPerson } from "~/staff/people/invitations.server";
import { joinStaff } from "~/staff/people/join.server";
import { reauthenticate } from "~/staff/sign-in/reauthenticate.server";
import { signInWithPassword } from "~/staff/sign-in/sign-in.server";
import { openAccounts, quillOrigin as origin, testSiteUrl } from "../../../tests/fixtures/accounts";
import { makePasskeyDevice } from "../../../tests/fixtures/passkey-device";
import { codeNow, quill } from "../../../tests/fixtures/people";
import { engines, openTestDatabase } from "../../../tests/support/databases";

/** Holds back every password hash while it is set; `reached` resolves when the first one waits. */
let gate: { open: Promise<void>; reached: () => void } | null = null;

vi.mock("./hash-password.server", async (importOriginal) => {
  const real = await importOriginal<typeof import("./hash-password.server")>();
  const held = async () => {
    gate?.reached();
    await gate?.open;
  };
  return {
    ...real,
    hashPassword: async (...asked: Parameters<typeof real.hashPassword>) => {
      const hash = await real.hashPassword(...asked);
      await held();
      return hash;
    },
    isRightPassword: async (...asked: Parameters<typeof real.isRightPassword>) => {
      const right = await real.isRightPassword(...asked);
      await held();
      return right;
    },
  };
});

beforeEach(() => {
  gate = null;
});

const password = "a heron counts the tides";

describe.each(engines)("a person whose ways to sign in are reset on %s", (engine) => {
  /** An owner, Ben with a password, and Ben's session, which may be an attacker's. */
  async function withBen() {
    const accounts = openAccounts(await openTestDatabase(engine));
    const owner = await readSession(accounts.app, (await accounts.makeOwner()).token);
    if (!owner) throw new Error("signed out");
    const by = { id: owner.person.id, name: owner.person.name };
    const invited = await invite(accounts.app, { by, email: "ben@staff.example", role: "desk" });
    if (invited.outcome !== "invited") throw new Error(invited.outcome);
    const code = (steps = 0) => codeNow(quill.secret, steps, accounts.clock.now().getTime());
    const token = invited.link?.split("/").at(-1) ?? "";
    const method = { kind: "password" as const, password, secret: quill.secret, code: code() };
    const made = await joinStaff(accounts.app, { token, name: "Ben", method, ...origin });
    if (made.outcome !== "signed-in") throw new Error(made.outcome);
    const session = await readSession(accounts.app, made.token);
    if (!session) throw new Error("signed out");
    const { id } = session.person;
    const reset = () => resetPerson(accounts.app, { by, id });
    const suspend = () => suspendPerson(accounts.app, { by, id });
    const stored = async () => ({
      person: await accounts.db
        .selectFrom("people")
        .select(["password_hash", "totp_secret", "totp_step"])
        .where("id", "=", id)
        .executeTakeFirst(),
      passkeys: await accounts.db.selectFrom("passkeys").select("id").execute(),
      codes: await accounts.db.selectFrom("recovery_codes").select("code_hash").execute(),
      sessions: await accounts.db
        .selectFrom("staff_sessions")
        .select("id_hash")
        .where("person_id", "=", id)
        .execute(),
    });
    return { ...accounts, session, code, reset, suspend, stored };
  }

  const nothing = {
    person: { password_hash: null, totp_secret: null, totp_step: null },
    passkeys: [],
    codes: [],
    sessions: [],
  };

  /** Starts `work`, waits until its hash is held, runs `meanwhile`, and continues. */
  async function whileHeld<Result>(work: () => Promise<Result>, meanwhile: () => Promise<unknown>) {
    const open = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    gate = { open: open.promise, reached: reached.resolve };
    const working = work();
    await reached.promise;
    await meanwhile();
    open.resolve();
    return working;
  }

  it("stores no password of a pending request, also of three at once", async () => {
    const ben = await withBen();
    const change = (n: number) =>
      setPassword(ben.app, ben.session, {
        password: `chosen by an intruder ${n}`,
        secret: quill.secret,
        code: ben.code(1),
      });
    const changed = await whileHeld(() => Promise.all([1, 2, 3].map(change)), ben.reset);
    expect(changed).toEqual(Array(3).fill({ outcome: "signed-out" }));
    expect(await ben.stored()).toEqual(nothing);
  });

  it("gets no session from a pending sign-in with the old password", async () => {
    const ben = await withBen();
    const signIn = () =>
      signInWithPassword(ben.app, {
        email: "ben@staff.example",
        password,
        code: ben.code(1),
        ...origin,
      });
    expect(await whileHeld(signIn, ben.reset)).toEqual({ outcome: "wrong" });
    expect(await ben.stored()).toEqual(nothing);
  });

  it("is not re-authenticated by the old password in a session that has ended", async () => {
    const ben = await withBen();
    ben.clock.advance({ minutes: 11 });
    const signInAgain = () =>
      reauthenticate(ben.app, ben.session, { password, code: ben.code(1) }, origin);
    expect(await whileHeld(signInAgain, ben.reset)).toMatchObject({ outcome: "wrong" });
    expect(await ben.stored()).toEqual(nothing);
  });

  it("gets no passkey and no recovery codes from a request that began before", async () => {
    const ben = await withBen();
    const device = makePasskeyDevice(testSiteUrl);
    const { session } = ben;
    const asked = await passkeyOptions(ben.app, { for: "add", person: session.person }, origin);
    if (!asked) throw new Error("not asked");
    const passkey = device.make(asked);
    await ben.reset();
    expect(await addPasskey(ben.app, session, { passkey, ...origin })).toEqual({
      outcome: "signed-out",
    });
    expect(await newRecoveryCodes(ben.app, session)).toBeNull();
    expect(await removePassword(ben.app, session)).toEqual({ outcome: "signed-out" });
    expect(await removePasskey(ben.app, session, "any")).toEqual({ outcome: "signed-out" });
    expect(await ben.stored()).toEqual(nothing);
  });

  it("keeps the previous password when a suspension is stored first", async () => {
    const ben = await withBen();
    const before = (await ben.stored()).person;
    const change = () =>
      setPassword(ben.app, ben.session, {
        password: "chosen by an intruder",
        secret: quill.secret,
        code: ben.code(1),
      });
    expect(await whileHeld(change, ben.suspend)).toEqual({ outcome: "signed-out" });
    expect((await ben.stored()).person).toEqual(before);
  });
});
