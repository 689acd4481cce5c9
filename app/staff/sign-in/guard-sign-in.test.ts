import { describe, expect, it } from "vitest";
import { openAccounts, quillOrigin as origin } from "../../../tests/fixtures/accounts";
import { quill } from "../../../tests/fixtures/people";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { auditCountedRefusals } from "./guard-sign-in.server";
import { signInWithPasskey, signInWithPassword } from "./sign-in.server";
import { signOut } from "./start-session.server";

describe.each(engines)("the audit log of signing in on %s", (engine) => {
  async function open() {
    const accounts = openAccounts(await openTestDatabase(engine));
    const entries = () => accounts.db.selectFrom("audit_log").selectAll().orderBy("seq").execute();
    return { ...accounts, entries };
  }

  it("has each sign-in, failure and sign-out, and nothing that was typed", async () => {
    const { app, makeOwner, clock, right, entries } = await open();
    const made = await makeOwner();
    await signOut(app, made.token);
    await signOut(app, made.token);
    clock.advance({ minutes: 1 });
    const tried = { ...origin, email: quill.email, password: "a guess or two", code: "000000" };
    await signInWithPassword(app, tried);
    await signInWithPassword(app, { ...tried, email: "a-secret-typed-here@x.example" });
    expect((await signInWithPassword(app, right(0))).outcome).toBe("signed-in");

    const written = await entries();
    expect(written.map(({ who, action }) => `${who} ${action}`)).toEqual([
      "Ana Quill signed in",
      "Ana Quill signed out",
      "Ana Quill was refused at sign-in",
      "Ana Quill signed in",
    ]);
    expect(JSON.stringify(written)).not.toMatch(/secret-typed|guess/);
  });

  it("has one entry an hour for all failures without an account", async () => {
    const { app, clock, db, entries } = await open();
    const refuse = (visitor: string) =>
      signInWithPasskey(app, { ...origin, passkey: "x", visitor });
    const texts = async () =>
      (await entries()).map(({ who, action, detail }) => `${who} ${action}: ${detail}`);
    for (let n = 0; n < 40; n++) await refuse(n < 30 ? "one" : "two");
    await auditCountedRefusals(app);
    expect(await texts(), "the hour is not over").toEqual([]);
    clock.set("2026-03-02T15:00:00.000Z");
    await refuse("one");
    await Promise.all([auditCountedRefusals(app), auditCountedRefusals(app)]);
    await auditCountedRefusals(app);
    const first =
      "40 refusals from 2 IP addresses, up to 30 from one, in the hour from 2026-03-02T14:00Z";
    expect(await texts()).toEqual([`Unknown was refused at sign-in: ${first}`]);
    clock.set("2026-03-02T18:30:00.000Z");
    await auditCountedRefusals(app);
    expect((await texts()).at(-1)).toContain(
      "1 refusal from 1 IP address, in the hour from 2026-03-02T15:00Z",
    );
    expect(await db.selectFrom("attempt_counts").selectAll().execute()).toEqual([]);
  });

  it("starts no session when the audit entry cannot be written", async () => {
    const { app, makeOwner, right, db } = await open();
    await makeOwner();
    const sessions = () => db.selectFrom("staff_sessions").select("id_hash").execute();
    const before = await sessions();
    await db.schema.alterTable("audit_log").renameTo("audit_log_gone").execute();
    expect(await signInWithPassword(app, right())).toEqual({ outcome: "unavailable" });
    expect(await sessions()).toEqual(before);
  });

  it("does not prevent a sign-out when its entry cannot be written", async () => {
    const { app, makeOwner, db, lines } = await open();
    const { token } = await makeOwner();
    await db.schema.alterTable("audit_log").renameTo("audit_log_gone").execute();
    await signOut(app, token);
    expect(await db.selectFrom("staff_sessions").select("id_hash").execute()).toEqual([]);
    expect(JSON.stringify(lines)).toContain("failed to audit sign-out");
  });
});
