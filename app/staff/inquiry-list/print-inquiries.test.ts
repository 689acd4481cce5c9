import { describe, expect, it } from "vitest";
import { noFilter, openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { printInquiries, printInquiry } from "./list-inquiries.server";

describe.each(engines)("printing on %s", (engine) => {
  it("prints the filtered list, and audits the number of rows", async () => {
    const { app, receive, audit } = await openTestDesk(engine);
    const reference = await receive();
    await receive({ service: "general", email: "other@visitor.example" });
    const filter = { ...noFilter, service: "weight-loss" } as const;
    const printed = await printInquiries(app, { actor: ana, filter });
    expect(printed).toMatchObject({ rows: [{ reference }], more: false });
    expect((await audit()).map(({ who, action, detail }) => [who, action, detail])).toEqual([
      ["Ana", "printed inquiries", "1 rows"],
    ]);
  });

  it("prints the newest 500 of a long list, and says that there are more", async () => {
    const { app, receiveMany } = await openTestDesk(engine);
    await receiveMany(500);
    const { rows, more } = await printInquiries(app, { actor: ana, filter: noFilter });
    expect([rows.length, more]).toEqual([500, true]);
  });

  it("prints one whole inquiry and audits it; an unknown one is not audited", async () => {
    const { app, receive, audit } = await openTestDesk(engine);
    const reference = await receive();
    expect(await printInquiry(app, { actor: ana, reference })).toMatchObject({ reference });
    expect(await printInquiry(app, { actor: ana, reference: "CW-0000-00" })).toBeNull();
    expect((await audit()).map(({ action, subject }) => [action, subject])).toEqual([
      ["opened inquiry", reference],
      ["printed inquiry", reference],
    ]);
  });

  it("fails when the audit entry cannot be written", async () => {
    const { app, db, receive } = await openTestDesk(engine);
    const reference = await receive();
    await db.schema.alterTable("audit_log").renameTo("audit_log_away").execute();
    await expect(printInquiries(app, { actor: ana, filter: noFilter })).rejects.toThrow();
    await expect(printInquiry(app, { actor: ana, reference })).rejects.toThrow();
  });
});
