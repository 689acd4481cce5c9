import { describe, expect, it } from "vitest";
import { engines, openTestDatabase } from "../../testing/databases";
import { facts } from "../../testing/fixtures/clinic";
import { codeNow, quill } from "../../testing/fixtures/people";
import { fakeClock, recordingLogger } from "../../testing/peers/fakes";
import { auditDoor } from "./audit-door";
import { makeAccounts } from "./make-accounts";

const door = { visitor: "somewhere", browser: "", device: "Firefox on Linux" };

describe.each(engines)("the audit of signing in on %s", (engine) => {
  it("has each sign-in, refusal and sign-out, and nothing that was typed", async () => {
    const { db } = await openTestDatabase(engine);
    const clock = fakeClock();
    const { logger } = recordingLogger();
    const parts = { db, clock: clock.now, logger };
    const { accounts } = await makeAccounts({
      ...parts,
      currentFacts: () => facts,
      siteUrl: "https://clinic.example",
      copiesLinks: true,
      idleMinutes: 15,
      setUpToken: "first-owner-for-tests",
      passwordCost: 1024,
    });
    const audited = auditDoor({ ...parts, accounts });
    const code = () => codeNow(quill.secret, 0, clock.now().getTime());
    const token = "first-owner-for-tests";
    const { name, email, password, secret } = quill;
    const way = { kind: "password" as const, password, secret, code: code() };
    const made = await audited.setUpOwner({ name, email, way, ...door, token });
    if (made.outcome !== "signed-in") throw new Error(made.outcome);
    await audited.signOut(made.token);
    await audited.signOut(made.token);
    clock.advance({ minutes: 1 });
    const tried = { ...door, email: quill.email, password: "a guess or two", code: "000000" };
    await audited.signInWithPassword(tried);
    await audited.signInWithPassword({ ...tried, email: "a-secret-typed-here@x.example" });
    const right = { ...tried, password: quill.password, code: code() };
    expect((await audited.signInWithPassword(right)).outcome).toBe("signed-in");

    const entries = await db.selectFrom("audit_log").selectAll().orderBy("seq").execute();
    expect(entries.map(({ who, action }) => `${who} ${action}`)).toEqual([
      "Ana Quill signed in",
      "Ana Quill signed out",
      "Ana Quill was refused at the door",
      "Unknown was refused at the door",
      "Ana Quill signed in",
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/secret-typed|guess/);
  });

  it("signs nobody in if the entry cannot be written", async () => {
    const { db } = await openTestDatabase(engine);
    const clock = fakeClock();
    const { logger } = recordingLogger();
    const parts = { db, clock: clock.now, logger };
    const ended: string[] = [];
    const accounts = {
      signInWithPassword: async () => ({ outcome: "signed-in", token: "t" }),
      people: {},
      readSession: async () => {
        throw new Error("the database does not answer");
      },
      signOut: async (token: string) => void ended.push(token),
    } as unknown as Parameters<typeof auditDoor>[0]["accounts"];
    const audited = auditDoor({ ...parts, accounts });
    const tried = { ...door, email: quill.email, password: "x", code: "y" };
    expect(await audited.signInWithPassword(tried)).toEqual({ outcome: "unavailable" });
    expect(ended).toEqual(["t"]);
  });
});
