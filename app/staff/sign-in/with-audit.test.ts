import { describe, expect, it } from "vitest";
import { fakeClock, recordingLogger } from "../../../tests/fakes/fakes";
import { facts } from "../../../tests/fixtures/clinic";
import { codeNow, quill } from "../../../tests/fixtures/people";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { makeRefusalJob } from "./count-refusals.server";
import { makeAccounts } from "./make-accounts.server";
import { auditDoor } from "./with-audit.server";

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
      "Ana Quill signed in",
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/secret-typed|guess/);
  });

  it("has one entry an hour for all refusals that belong to nobody", async () => {
    const { db } = await openTestDatabase(engine);
    const clock = fakeClock();
    const { logger } = recordingLogger();
    const wrong = async () => ({ outcome: "wrong" });
    const accounts = { signInWithPasskey: wrong, people: {} } as unknown as Parameters<
      typeof auditDoor
    >[0]["accounts"];
    const { signInWithPasskey } = auditDoor({ db, clock: clock.now, logger, accounts });
    const refuse = (visitor: string) => signInWithPasskey({ ...door, passkey: "x", visitor });
    const entries = async () =>
      (await db.selectFrom("audit_log").selectAll().orderBy("seq").execute()).map(
        ({ who, action, detail }) => `${who} ${action}: ${detail}`,
      );
    for (let n = 0; n < 40; n++) await refuse(n < 30 ? "one" : "two");
    const [here, there] = [1, 2].map(() => makeRefusalJob({ db, clock: clock.now }));
    await here?.();
    expect(await entries(), "the hour is not over").toEqual([]);
    clock.set("2026-03-02T15:00:00.000Z");
    await refuse("one");
    await Promise.all([here?.(), there?.()]);
    await here?.();
    const first =
      "40 refusals from 2 IP addresses, up to 30 from one, in the hour from 2026-03-02T14:00Z";
    expect(await entries()).toEqual([`Unknown was refused at the door: ${first}`]);
    clock.set("2026-03-02T18:30:00.000Z");
    await here?.();
    expect((await entries()).at(-1)).toContain(
      "1 refusal from 1 IP address, in the hour from 2026-03-02T15:00Z",
    );
    expect(await db.selectFrom("attempt_counts").selectAll().execute()).toEqual([]);
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
