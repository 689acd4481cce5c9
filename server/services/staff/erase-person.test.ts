import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { engines } from "../../test/databases";
import { openTestDesk } from "../../test/desk";
import { issueStatusLink } from "./status-link";

describe.each(engines)("deleting a person's data on %s", (engine) => {
  it("finds what shares the e-mail or the phone, however they were typed", async () => {
    const { desk, receive } = await openTestDesk(engine);
    const one = await receive({ email: "Mari@visitor.example", phone: "904 555 0111" });
    const sameEmail = await receive({ email: "mari@VISITOR.example", phone: "904 555 0122" });
    const samePhone = await receive({ email: "b@visitor.example", phone: "+1 (904) 555-0111" });
    await receive({ email: "c@visitor.example", phone: "904 555 0133" });
    const found = await desk.findPerson({ who: "Ana", reference: one });
    expect(new Map(found.map(({ reference, same }) => [reference, same]))).toEqual(
      new Map([
        [one, "itself"],
        [sameEmail, "email"],
        [samePhone, "phone"],
      ]),
    );
    expect(await desk.findPerson({ who: "Ana", reference: "CW-0000-00" })).toEqual([]);
  });

  it("leaves nothing of the person, and a record that it was done", async () => {
    const { db, desk, receive, change, audit, clock, dataDir } = await openTestDesk(engine);
    const gone = await receive({ message: "Something private" });
    const stays = await receive({ firstName: "Ben", lastName: "Hart", email: "b@x.example" });
    await desk.addNote({ ...change(gone), note: "Marisol called" });
    await desk.changeStatus({ ...change(gone), from: "new", to: "closed", note: "Okonkwo" });
    const { id } = await db
      .selectFrom("contact_submissions")
      .select("id")
      .where("reference", "=", gone)
      .executeTakeFirstOrThrow();
    await issueStatusLink(db, id, clock.now());
    await desk.findPerson({ who: "Ana", reference: gone });

    const mails = join(dataDir, "mail");
    mkdirSync(mails);
    for (const name of [gone, stays]) writeFileSync(join(mails, `${name}-to-clinic.eml`), "mail");

    const asked = { who: "Ana", references: [gone, "CW-0000-00"], reason: "asked by the person" };
    expect(await desk.erasePerson(asked)).toBe(1);
    expect(await desk.erasePerson(asked)).toBe(0);

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
    const record = (await audit()).filter(({ action }) => action.startsWith("deleted"));
    expect(record).toMatchObject([{ who: "Ana", subject: gone, detail: "asked by the person" }]);
  });
});

describe.each(engines)("a visitor's private link on %s", (engine) => {
  it("tells how far the inquiry is, and ends with it", async () => {
    const { db, desk, receive, change, clock } = await openTestDesk(engine);
    const reference = await receive();
    const { id } = await db
      .selectFrom("contact_submissions")
      .select("id")
      .executeTakeFirstOrThrow();
    const token = await issueStatusLink(db, id, clock.now());
    const again = await issueStatusLink(db, id, clock.now());
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(again).not.toBe(token);
    const { rows } = await sql`select * from status_links`.execute(db);
    expect(JSON.stringify(rows)).not.toContain(token);

    expect(await desk.readInquiryStatus(token)).toBe("received");
    await desk.openInquiry({ who: "Ana", reference });
    expect(await desk.readInquiryStatus(again)).toBe("looking");
    await desk.changeStatus({ ...change(reference), from: "new", to: "contacted", note: "" });
    expect(await desk.readInquiryStatus(token)).toBe("contacted");

    for (const wrong of [
      "",
      "x",
      token.slice(1),
      `${token}x`,
      token.toLowerCase(),
      id,
      reference,
    ]) {
      expect(await desk.readInquiryStatus(wrong), wrong).toBeNull();
    }
    await desk.erasePerson({ who: "Ana", references: [reference], reason: "test or mistake" });
    expect(await desk.readInquiryStatus(token)).toBeNull();
  });
});
