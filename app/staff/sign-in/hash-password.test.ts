import { describe, expect, it, onTestFinished } from "vitest";
import { readSession } from "~/core/sessions/staff-sessions";
import { setPassword } from "~/staff/account/own-account.server";
import { reauthenticate } from "~/staff/sign-in/reauthenticate.server";
import { signInWithPassword } from "~/staff/sign-in/sign-in.server";
import { openAccounts, quillOrigin } from "../../../tests/fixtures/accounts";
import { codeNow, quill } from "../../../tests/fixtures/people";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { BusyError, hashPassword, isRightPassword } from "./hash-password.server";

/** A stranger's password, which occupies the processor for a moment. */
const strangeTry = () => isRightPassword("wrong", null, { cost: 2 ** 14, queue: "stranger" });

/** Keeps the strangers' queue full until the test is over: one hash runs, twelve wait. */
function keepQueueFull() {
  let over = false;
  const repeat = async () => {
    while (!over) await strangeTry();
  };
  const ended = Promise.allSettled(Array.from({ length: 13 }, repeat));
  onTestFinished(async () => {
    over = true;
    await ended;
  });
}

describe("a full queue of strangers' passwords", () => {
  it("rejects further strangers, and accepts them again when it is empty", async () => {
    const tries = await Promise.allSettled(Array.from({ length: 40 }, strangeTry));
    const refused = tries.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused).toHaveLength(27);
    expect(refused[0]).toBeInstanceOf(BusyError);
    expect(await strangeTry()).toBe(false);
  });

  it("delays a known person by one hash at most", async () => {
    const order: string[] = [];
    const strangers = Array.from({ length: 5 }, () =>
      strangeTry().then(() => order.push("stranger")),
    );
    const chosen = hashPassword("a password that somebody chose", 1024).then(() =>
      order.push("known"),
    );
    await Promise.all([...strangers, chosen]);
    expect(order.indexOf("known")).toBeLessThan(2);
  });
});

describe.each(engines)("beside a full queue of strangers' passwords on %s", (engine) => {
  async function withOwner() {
    const accounts = openAccounts(await openTestDatabase(engine));
    return { ...accounts, owner: await accounts.makeOwner() };
  }

  it("a known browser signs in, and an unknown one is told to wait", async () => {
    const accounts = await withOwner();
    keepQueueFull();
    const from = (browser: string) => ({ ...accounts.right(), browser });
    const [strange, known] = await Promise.all([
      signInWithPassword(accounts.app, {
        ...from(""),
        visitor: "elsewhere",
        email: "x@staff.example",
      }),
      signInWithPassword(accounts.app, from(accounts.owner.browser)),
    ]);
    expect(strange).toEqual({ outcome: "too-many", retryAfterSeconds: 5 });
    expect(known).toMatchObject({ outcome: "signed-in" });
  });

  it("a signed-in person re-authenticates and changes the password", async () => {
    const accounts = await withOwner();
    accounts.clock.advance({ minutes: 11 });
    const session = await readSession(accounts.app, accounts.owner.token);
    if (!session) throw new Error("signed out");
    const { password, code } = accounts.right(0);
    keepQueueFull();
    expect(await reauthenticate(accounts.app, session, { password, code }, quillOrigin)).toEqual({
      outcome: "fresh",
    });
    const { secret } = quill;
    const now = accounts.clock.now().getTime();
    const changed = {
      password: "seven gulls over the pier",
      secret,
      code: codeNow(secret, 1, now),
    };
    expect(await setPassword(accounts.app, session, changed)).toEqual({ outcome: "done" });
  });
});
