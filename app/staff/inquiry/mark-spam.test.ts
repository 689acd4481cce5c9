import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { appContext, postedFormContext } from "~/context";
import type { StaffSession } from "~/core/sessions/staff-sessions";
import { staffContext } from "~/staff/frame/staff-context";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { engines } from "../../../tests/support/databases";
import { changeFromForm } from "./change-from-form.server";
import { markSpam } from "./mark-spam.server";

describe.each(engines)("one inquiry on %s", (engine) => {
  it("is restored from suspected spam with its mails, once, and listed among the others", async () => {
    const test = await openTestDesk(engine);
    const { app, change, clock, listed } = test;
    const reference = await test.receive({ suspectedSpam: true });
    expect(await listed()).toEqual([]);
    expect(await listed({ spam: true })).toEqual([reference]);
    expect((await test.opened(reference)).mails).toEqual([]);

    // Marking spam is no contact with the person, so retention does not count from it.
    clock.advance({ hours: 100 });
    await Promise.all([1, 2, 3].map(() => markSpam(app, { ...change(reference), spam: false })));
    expect(await listed()).toEqual([reference]);
    expect(await listed({ spam: true })).toEqual([]);
    const inquiry = await test.opened(reference);
    expect(inquiry.mails).toHaveLength(2);
    expect(inquiry.history).toMatchObject([{ kind: "not-spam", who: "Ana" }]);
    expect(inquiry.deletedOn).toBe("2028-03-02T14:00:00.000Z");

    await markSpam(app, { ...change(reference), spam: true });
    expect((await test.opened(reference)).mails).toEqual([]);
    expect(await listed()).toEqual([]);
  });

  it("gets back only the waiting mails when it was marked by mistake", async () => {
    const test = await openTestDesk(engine);
    const { app, db, change } = test;
    const reference = await test.receive();
    await db
      .updateTable("outbox")
      .set({ sent_at: "2026-03-02T15:00:00.000Z", server_response: "250 ok" })
      .where("kind", "=", "inquiry-to-visitor")
      .execute();
    await markSpam(app, { ...change(reference), spam: true });
    await markSpam(app, { ...change(reference), spam: false });
    const { mails } = await test.opened(reference);
    expect(mails.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
      "inquiry-to-clinic waiting",
      "inquiry-to-visitor sent",
    ]);
  });

  it("gets new mails for those given up, when it is unmarked", async () => {
    const test = await openTestDesk(engine);
    const { app, db, change, clock } = test;
    const reference = await test.receive();
    await db.updateTable("outbox").set({ failed_at: "2026-03-02T15:00:00.000Z" }).execute();
    clock.advance({ hours: 2 });
    await markSpam(app, { ...change(reference), spam: true });
    await markSpam(app, { ...change(reference), spam: false });
    const { mails, mailFailed } = await test.opened(reference);
    expect(mails.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      "inquiry-to-clinic waiting",
      "inquiry-to-visitor waiting",
      "inquiry-to-clinic failed",
      "inquiry-to-visitor failed",
    ]);
    expect(mailFailed).toBe(false);
  });

  it("goes on to the next inquiry of the same queue", async () => {
    const { app, receive, change } = await openTestDesk(engine);
    const { reference } = change(await receive());
    const context = new RouterContextProvider();
    context.set(appContext, app);
    const person = { ...ana, role: "desk", email: "ana@staff.example" };
    context.set(staffContext, { person } as unknown as StaffSession);
    const form = new FormData();
    form.set("do", "spam");
    form.set("attempt", "attempt-of-ana");
    context.set(postedFormContext, form);
    const url = `http://localhost/staff/inquiries/${reference}?who=me`;
    const request = new Request(url, { method: "POST" });
    const response = await changeFromForm(request, reference, context);
    expect(response instanceof Response && response.headers.get("Location")).toBe(
      `/staff/next?after=${reference}&who=me&did=spam&rows=${reference}`,
    );
  });
});
