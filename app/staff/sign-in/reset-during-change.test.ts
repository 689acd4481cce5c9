import { beforeEach, describe, expect, it, vi } from "vitest";
import { quillDoor as door, openAccounts, testSiteUrl } from "../../../tests/fixtures/accounts";
import { makePasskeyDevice } from "../../../tests/fixtures/passkey-device";
import { codeNow, quill } from "../../../tests/fixtures/people";
import { engines, openTestDatabase } from "../../../tests/support/databases";

/** Holds every password hash back while it is set; `reached` resolves when the first one waits. */
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
  /** An owner, Ben with a password, and Ben's session, which somebody else may have. */
  async function withBen() {
    const accounts = await openAccounts(await openTestDatabase(engine));
    const owner = await accounts.readSession((await accounts.makeOwner()).token);
    if (!owner) throw new Error("signed out");
    const by = { id: owner.person.id, name: owner.person.name };
    const invited = await accounts.people.invite({ by, email: "ben@staff.example", role: "desk" });
    if (invited.outcome !== "invited") throw new Error(invited.outcome);
    const code = (steps = 0) => codeNow(quill.secret, steps, accounts.clock.now().getTime());
    const token = invited.path?.split("/").at(-1) ?? "";
    const way = { kind: "password" as const, password, secret: quill.secret, code: code() };
    const made = await accounts.people.accept({ token, name: "Ben", way, ...door });
    if (made.outcome !== "signed-in") throw new Error(made.outcome);
    const session = await accounts.readSession(made.token);
    if (!session) throw new Error("signed out");
    const { id } = session.person;
    const reset = () => accounts.people.reset({ by, id });
    const suspend = () => accounts.people.suspend({ by, id });
    const stored = async () => ({
      person: await accounts.db
        .selectFrom("people")
        .select(["password_hash", "code_secret", "code_step"])
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
    person: { password_hash: null, code_secret: null, code_step: null },
    passkeys: [],
    codes: [],
    sessions: [],
  };

  /** Starts `work`, waits until its hash is held, lets `meanwhile` happen, and then goes on. */
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

  it("keeps no password that was on its way, also of three at once", async () => {
    const ben = await withBen();
    const change = (n: number) =>
      ben.own.setPassword(ben.session, {
        password: `chosen by an intruder ${n}`,
        secret: quill.secret,
        code: ben.code(1),
      });
    const changed = await whileHeld(() => Promise.all([1, 2, 3].map(change)), ben.reset);
    expect(changed).toEqual(Array(3).fill({ outcome: "signed-out" }));
    expect(await ben.stored()).toEqual(nothing);
  });

  it("has no session that was about to begin with the old password", async () => {
    const ben = await withBen();
    const signIn = () =>
      ben.signInWithPassword({ email: "ben@staff.example", password, code: ben.code(1), ...door });
    expect(await whileHeld(signIn, ben.reset)).toEqual({ outcome: "wrong" });
    expect(await ben.stored()).toEqual(nothing);
  });

  it("is not re-authenticated by the old password in a session that has ended", async () => {
    const ben = await withBen();
    ben.clock.advance({ minutes: 11 });
    const prove = () => ben.proveAgain(ben.session, { password, code: ben.code(1) }, door);
    expect(await whileHeld(prove, ben.reset)).toMatchObject({ outcome: "wrong" });
    expect(await ben.stored()).toEqual(nothing);
  });

  it("gets no passkey and no recovery codes from a request that began before", async () => {
    const ben = await withBen();
    const device = makePasskeyDevice(testSiteUrl);
    const { session } = ben;
    const asked = await ben.passkeyOptions({ for: "add", session }, door);
    if (!asked) throw new Error("not asked");
    const passkey = device.make(asked.options);
    await ben.reset();
    const from = { ...door, browser: asked.browser };
    expect(await ben.own.addPasskey(session, { passkey, ...from })).toEqual({
      outcome: "signed-out",
    });
    expect(await ben.own.newRecoveryCodes(session)).toBeNull();
    expect(await ben.own.removePassword(session)).toEqual({ outcome: "signed-out" });
    expect(await ben.own.removePasskey(session, "any")).toEqual({ outcome: "signed-out" });
    expect(await ben.stored()).toEqual(nothing);
  });

  it("keeps the password of before when a suspension comes first", async () => {
    const ben = await withBen();
    const before = (await ben.stored()).person;
    const change = () =>
      ben.own.setPassword(ben.session, {
        password: "chosen by an intruder",
        secret: quill.secret,
        code: ben.code(1),
      });
    expect(await whileHeld(change, ben.suspend)).toEqual({ outcome: "signed-out" });
    expect((await ben.stored()).person).toEqual(before);
  });
});
