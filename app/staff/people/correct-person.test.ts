import { describe, expect, it } from "vitest";
import { readSession } from "~/core/sessions/staff-sessions";
import { prepareMail } from "~/prepare-mail";
import { signInWithPassword } from "~/staff/sign-in/sign-in.server";
import { openAccounts } from "../../../tests/fixtures/accounts";
import { addPeople, ana, quill } from "../../../tests/fixtures/people";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { changeRole, correctPerson } from "./change-person.server";
import { resetPerson } from "./invitations.server";

describe.each(engines)("a person's corrected name and email on %s", (engine) => {
  async function start() {
    const accounts = openAccounts(await openTestDatabase(engine));
    const { app, db } = accounts;
    const { token } = await accounts.makeOwner();
    const session = await readSession(app, token);
    if (!session) throw new Error("signed out");
    const { id, name } = session.person;
    const correct = (values: { name?: string; email?: string; id?: string }) =>
      correctPerson(app, { by: { id, name }, id, name, email: quill.email, ...values });
    const mails = () =>
      db.selectFrom("outbox").selectAll().where("kind", "=", "changed-email").execute();
    return { ...accounts, id, token, correct, mails };
  }

  it("are used from then on: sessions and feed stay, the old address is told once", async () => {
    const { app, db, id, token, correct, mails, right } = await start();
    await db.updateTable("people").set({ calendar_token_hash: "feed" }).execute();
    const changed = { name: "Ana Quill-Reyes", email: "Ana.Quill@Staff.example" };
    expect(await correct(changed)).toEqual({ outcome: "done" });
    expect(await correct(changed)).toEqual({ outcome: "done" });
    expect((await readSession(app, token))?.person).toMatchObject({
      id,
      name: "Ana Quill-Reyes",
      email: "ana.quill@staff.example",
    });
    const person = await db.selectFrom("people").selectAll().executeTakeFirstOrThrow();
    expect(person.calendar_token_hash).toBe("feed");
    const [told, ...others] = await mails();
    expect(others).toEqual([]);
    if (!told) throw new Error("no mail");
    const mail = await prepareMail(app, told);
    expect(mail).toMatchObject({ to: { address: quill.email } });
    expect(JSON.stringify(mail)).not.toMatch(/ana\.quill@/i);
    expect(await signInWithPassword(app, right())).toMatchObject({ outcome: "wrong" });
    const now = { ...right(), email: "ana.quill@staff.example" };
    expect(await signInWithPassword(app, now)).toMatchObject({ outcome: "signed-in" });
  });

  it("leave the name of the time in what happened before, and end open links of the address", async () => {
    const { app, db, id, correct } = await start();
    await addPeople(db, [ana]);
    const by = { id, name: quill.name };
    await changeRole(app, { by, id: ana.id, role: "clinician" });
    await resetPerson(app, { by, id: ana.id });
    await correct({ id: ana.id, name: "Ana Two", email: "two@staff.example" });
    const audit = await db.selectFrom("audit_log").select(["action", "detail"]).execute();
    expect(audit).toContainEqual({ action: "changed a role", detail: "Ana: desk to clinician" });
    expect(audit).toContainEqual({
      action: "corrected somebody's name or email",
      detail: "Ana: Ana Two, two@staff.example",
    });
    const open = db.selectFrom("invitations").select("id").where("withdrawn_at", "is", null);
    expect(await open.where("person_id", "=", ana.id).execute()).toEqual([]);
  });

  it("are refused where somebody else has the address, in any spelling", async () => {
    const { db, correct, mails } = await start();
    await addPeople(db, [ana]);
    const taken = { name: "Somebody", email: `${ana.id}@CLINIC.example` };
    expect(await correct(taken)).toEqual({ outcome: "taken" });
    expect(await correct({ id: "nobody" })).toEqual({ outcome: "missing" });
    expect(await mails()).toEqual([]);
    const names = await db.selectFrom("people").select("name").orderBy("name").execute();
    expect(names).toEqual([{ name: "Ana" }, { name: quill.name }]);
  });
});
