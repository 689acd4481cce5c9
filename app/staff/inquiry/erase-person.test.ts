import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana, ben } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { addNote, changeStatus } from "./change-status.server";
import { erasePerson, findPerson } from "./erase-person.server";

describe.each(engines)("deleting a person's data on %s", (engine) => {
  it("finds inquiries with the same email or phone, however typed", async () => {
    const { app, receive } = await openTestDesk(engine);
    const one = await receive({ email: "Mari@visitor.example", phone: "904 555 0111" });
    const sameEmail = await receive({ email: "mari@VISITOR.example", phone: "904 555 0122" });
    const samePhone = await receive({ email: "b@visitor.example", phone: "+1 (904) 555-0111" });
    await receive({ email: "c@visitor.example", phone: "904 555 0133" });
    const found = await findPerson(app, { actor: ana, reference: one });
    expect(new Map(found.map(({ reference, same }) => [reference, same]))).toEqual(
      new Map([
        [one, "itself"],
        [sameEmail, "email"],
        [samePhone, "phone"],
      ]),
    );
    expect(await findPerson(app, { actor: ana, reference: "CW-0000-00" })).toEqual([]);
  });

  it("finds a phone number in every spelling", async () => {
    const { app, receive } = await openTestDesk(engine);
    const references: string[] = [];
    for (const phone of ["+1 904 555 0111", "1-904-555-0111", "904 555 0111", "(904) 555-0111"])
      references.push(await receive({ email: `${references.length}@visitor.example`, phone }));
    for (const reference of references) {
      const found = await findPerson(app, { actor: ana, reference });
      expect(found.map((row) => row.reference).sort()).toEqual([...references].sort());
    }
  });

  it("does not match people by a phone's extension", async () => {
    const { app, receive } = await openTestDesk(engine);
    const whole = await receive({ email: "a@visitor.example", phone: "904 555 0111" });
    const local = await receive({ email: "b@visitor.example", phone: "555-0111" });
    const extension = await receive({ email: "c@visitor.example", phone: "0111" });
    const found = async (reference: string) =>
      (await findPerson(app, { actor: ana, reference })).map((row) => row.reference).sort();
    expect(await found(extension)).toEqual([extension]);
    expect(await found(local)).toEqual([whole, local].sort());
  });

  it.each(["+", "( )", "+1", "123456"])(
    "finds an inquiry without an email address whose phone is %j",
    async (phone) => {
      const { app, db, receive } = await openTestDesk(engine);
      const one = await receive({ phone });
      await receive({ phone });
      await db.updateTable("contact_submissions").set({ email: "" }).execute();
      const found = await findPerson(app, { actor: ana, reference: one });
      expect(found.map(({ reference, same }) => [reference, same])).toEqual([[one, "itself"]]);
      expect(await erasePerson(app, { actor: ana, references: [one], reason: "asked" })).toBe(1);
    },
  );

  it("audits each search, its result, and each deleted inquiry", async () => {
    const { app, receive, audit, clock } = await openTestDesk(engine);
    const [one, other] = [await receive(), await receive({ message: "Another one" })];
    await findPerson(app, { actor: ana, reference: one });
    clock.advance({ hours: 1 });
    const erasure = { references: [one, other], reason: "asked by the person" };
    expect(await erasePerson(app, { actor: ben, ...erasure })).toBe(2);
    const [looked, ...deleted] = await audit();
    expect(looked).toMatchObject({ who: "Ana", action: "looked for a person", subject: one });
    expect(looked?.detail.split(" ").sort()).toEqual([one, other].sort());
    expect(deleted.map(({ subject }) => subject).sort()).toEqual([one, other].sort());
    for (const line of deleted)
      expect(line).toMatchObject({
        who: "Ben",
        action: "deleted a person's inquiries",
        detail: "asked by the person",
        at: "2026-03-02T15:00:00.000Z",
      });
  });

  it("deletes everything of the person, and records that it was done", async () => {
    const { app, db, receive, change, visitorOf, audit, dataDir } = await openTestDesk(engine);
    const gone = await receive({ message: "Something private" });
    const stays = await receive({ firstName: "Ben", lastName: "Hart", email: "b@x.example" });
    await addNote(app, { ...change(gone), note: "Marisol called" });
    await changeStatus(app, { ...change(gone), from: "new", to: "closed", note: "Okonkwo" });
    const { id } = await visitorOf(gone);
    await findPerson(app, { actor: ana, reference: gone });

    const mails = join(dataDir, "mail");
    mkdirSync(mails);
    for (const name of [gone, stays]) writeFileSync(join(mails, `${name}-to-clinic.eml`), "mail");

    const erasure = { actor: ana, references: [gone, "CW-0000-00"], reason: "asked by the person" };
    expect(await erasePerson(app, erasure)).toBe(1);
    expect(await erasePerson(app, erasure)).toBe(0);

    expect(readdirSync(mails)).toEqual([`${stays}-to-clinic.eml`]);
    const tables = ["contact_submissions", "outbox", "inquiry_tokens", "inquiry_history"];
    let everything = "";
    for (const table of [...tables, "status_links", "audit_log"]) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
      everything += JSON.stringify(rows);
    }
    for (const text of ["Marisol", "Okonkwo", "marisol@", "private", id]) {
      expect(everything).not.toContain(text);
    }
    expect(everything).toContain(stays);
    // With PostgreSQL the folder holds no database.
    for (const name of readdirSync(dataDir).filter((name) => name.startsWith("site.sqlite")))
      expect(readFileSync(join(dataDir, name), "latin1"), name).not.toContain("Something private");
    const record = (await audit()).filter(({ action }) => action.startsWith("deleted"));
    expect(record).toMatchObject([{ who: "Ana", subject: gone, detail: "asked by the person" }]);
  });
});
