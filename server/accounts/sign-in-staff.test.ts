import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { engines, makeDataDir, openTestDatabase, type TestDatabase } from "../../testing/databases";
import { fakeClock, recordingLogger } from "../../testing/peers/fakes";
import { makeStaffSignIn } from "./sign-in-staff";
import { passphraseFile, staffPassphrase } from "./staff-passphrase";

const passphrase = "seven tides and a heron";

async function door({ db }: TestDatabase, changes: { passphrase?: string } = {}) {
  const clock = fakeClock();
  const { logger, lines } = recordingLogger();
  const parts = { db, logger, clock: clock.now, passphrase, cost: 1024, ...changes };
  return { ...(await makeStaffSignIn(parts)), clock, lines };
}

const visitor = "somebody";

async function signedIn(staff: Awaited<ReturnType<typeof door>>) {
  const answer = await staff.signInStaff({ passphrase, visitor });
  if (answer.outcome !== "signed-in") throw new Error(answer.outcome);
  return answer.token;
}

describe.each(engines)("signing in staff on %s", (engine) => {
  it("takes the passphrase and nothing else", async () => {
    const staff = await door(await openTestDatabase(engine));
    for (const wrong of ["", "seven tides and a hero", `${passphrase} `, "x".repeat(500)]) {
      expect(await staff.signInStaff({ passphrase: wrong, visitor: `${wrong.length}` })).toEqual({
        outcome: "wrong",
      });
    }
    expect(await staff.signInStaff({ passphrase, visitor })).toEqual({
      outcome: "signed-in",
      token: expect.stringMatching(/^[\w-]{22}\.\d{13}\.[\w-]{43}$/),
      expiresAt: "2026-03-03T02:00:00.000Z",
    });
    expect(JSON.stringify(staff.lines)).not.toContain("tides");
  });

  it("ends a session after twelve hours", async () => {
    const staff = await door(await openTestDatabase(engine));
    const token = await signedIn(staff);
    staff.clock.advance({ hours: 11, minutes: 59 });
    expect(await staff.readStaffSession(token)).toEqual({
      expiresAt: "2026-03-03T02:00:00.000Z",
      who: "",
    });
    staff.clock.advance({ minutes: 1 });
    expect(await staff.readStaffSession(token)).toBeNull();
  });

  it("leaves those alone who are signed in when somebody else signs in", async () => {
    const database = await openTestDatabase(engine);
    const staff = await door(database);
    const first = await signedIn(staff);
    staff.clock.advance({ hours: 6 });
    const second = await signedIn(staff);
    expect(await staff.readStaffSession(first)).not.toBeNull();
    staff.clock.advance({ hours: 6 });
    await signedIn(staff);
    expect(await staff.readStaffSession(first)).toBeNull();
    expect(await staff.readStaffSession(second)).not.toBeNull();
    const rows = await database.db.selectFrom("staff_sessions").selectAll().execute();
    expect(rows).toHaveLength(2);
  });

  it("keeps nothing in the database that a session can be made of", async () => {
    const database = await openTestDatabase(engine);
    const [id = "", , signature = ""] = (await signedIn(await door(database))).split(".");
    const rows = await database.db.selectFrom("staff_sessions").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(id);
    expect(JSON.stringify(rows)).not.toContain(signature);
  });

  it("ends a session for good when staff signs out, and no other one", async () => {
    const staff = await door(await openTestDatabase(engine));
    const [one, other] = [await signedIn(staff), await signedIn(staff)];
    await staff.signOutStaff(one);
    expect(await staff.readStaffSession(one)).toBeNull();
    expect(await staff.readStaffSession(other)).not.toBeNull();
  });

  it("refuses a token that anything was changed in", async () => {
    const database = await openTestDatabase(engine);
    const staff = await door(database);
    const token = await signedIn(staff);
    const [id = "", ends = "", signature = ""] = token.split(".");
    const longer = String(Number(ends) + 1000);
    const forged = [
      "",
      id,
      `${id}.${longer}.${signature}`,
      `${"A".repeat(22)}.${ends}.${signature}`,
      `${id}.${ends}.${"A".repeat(43)}`,
      `${token}x`,
      `${token}\n`,
      token.toUpperCase(),
    ];
    for (const text of forged) expect(await staff.readStaffSession(text)).toBeNull();
    await database.db.deleteFrom("staff_sessions").execute();
    expect(await staff.readStaffSession(token)).toBeNull();
  });

  it("shares sessions between processes, and ends them with a new passphrase", async () => {
    const database = await openTestDatabase(engine);
    const token = await signedIn(await door(database));
    const neighbour = await door(database);
    expect(await neighbour.readStaffSession(token)).not.toBeNull();
    const renewed = await door(database, { passphrase: "another one altogether" });
    expect(await renewed.readStaffSession(token)).toBeNull();
  });

  it("allows five tries a minute for each visitor, the right one included", async () => {
    const database = await openTestDatabase(engine);
    const [here, there] = [await door(database), await door(database)];
    const tries = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) =>
        (n % 2 ? here : there).signInStaff({ passphrase: `wrong ${n}`, visitor }),
      ),
    );
    const outcomes = tries.map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual([...Array(3).fill("too-many"), ...Array(5).fill("wrong")]);
    expect(await here.signInStaff({ passphrase, visitor })).toEqual({
      outcome: "too-many",
      retryAfterSeconds: 60,
    });
    expect(await here.signInStaff({ passphrase, visitor: "other" })).toMatchObject({
      outcome: "signed-in",
    });
    here.clock.advance({ seconds: 60 });
    expect(await here.signInStaff({ passphrase, visitor })).toMatchObject({ outcome: "signed-in" });
  });

  it("never lets more than five tries into any minute", async () => {
    const staff = await door(await openTestDatabase(engine));
    const wrong = async () => (await staff.signInStaff({ passphrase: "no", visitor })).outcome;
    for (let n = 0; n < 4; n++) expect(await wrong()).toBe("wrong");
    staff.clock.advance({ seconds: 59 });
    expect(await wrong()).toBe("wrong");
    staff.clock.advance({ seconds: 2 });
    expect(await wrong()).toBe("too-many");
  });

  it("holds back everybody when many addresses share the guessing", async () => {
    const staff = await door(await openTestDatabase(engine));
    const guesses = await Promise.all(
      Array.from({ length: 64 }, (_, n) =>
        staff.signInStaff({ passphrase: "guess", visitor: `bot ${n}` }),
      ),
    );
    expect(guesses.filter(({ outcome }) => outcome === "wrong")).toHaveLength(60);
  });

  it("lets others in while one visitor guesses on and on", async () => {
    const staff = await door(await openTestDatabase(engine));
    for (let n = 0; n < 100; n++) await staff.signInStaff({ passphrase: "guess", visitor: "bot" });
    expect(await staff.signInStaff({ passphrase, visitor })).toMatchObject({
      outcome: "signed-in",
    });
  });

  it("says so when the database is gone", async () => {
    const database = await openTestDatabase(engine);
    const staff = await door(database);
    await database.db.destroy();
    expect(await staff.signInStaff({ passphrase, visitor })).toEqual({ outcome: "unavailable" });
  });
});

describe("the staff's passphrase", () => {
  const settings = () => ({ staffPassphrase: "", dataDir: join(makeDataDir(), "new") });

  it("is the setting where there is one", async () => {
    const answer = await staffPassphrase({ ...settings(), staffPassphrase: "from the setting" });
    expect(answer).toEqual({ passphrase: "from the setting", isNew: false });
  });

  it("is made once, however many processes start, and kept for its owner's eyes only", async () => {
    const given = settings();
    const all = await Promise.all([1, 2, 3].map(() => staffPassphrase(given)));
    expect(new Set(all.map((one) => one.passphrase)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(all[0]?.passphrase).toMatch(/^([a-z]{5}-){4}[a-z]{5}$/);
    expect(statSync(join(given.dataDir, passphraseFile)).mode & 0o777).toBe(0o600);
    expect(await staffPassphrase(given)).toEqual({
      passphrase: all[0]?.passphrase,
      isNew: false,
    });
  });

  it("is not taken from an empty file", async () => {
    const dataDir = makeDataDir();
    writeFileSync(join(dataDir, passphraseFile), "\n");
    await expect(staffPassphrase({ staffPassphrase: "", dataDir })).rejects.toThrow(
      "STAFF_PASSPHRASE",
    );
  });
});
