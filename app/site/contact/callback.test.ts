import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterSending } from "~/content/en/after-sending";
import { contactFormWords } from "~/content/en/pages/contact-form";
import { siteOfFacts } from "~/content/site";
import { appContext, postedFormContext, siteContext } from "~/context";
import type { Facts } from "~/facts/facts-schema";
import { listQueue } from "~/staff/inbox/list-queue.server";
import { planFollowUp } from "~/staff/inquiry/assign-inquiry.server";
import { changeStatus, noteCall } from "~/staff/inquiry/change-status.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { anInquiry } from "../../../tests/fixtures/inquiries";
import { ana } from "../../../tests/fixtures/people";
import { facts } from "../../../tests/fixtures/test-facts";
import { type Engine, engines } from "../../../tests/support/databases";
import { sendInquiry } from "./send-inquiry.server";

/** Fakes only the date and the time: the database's own timers continue. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A response whose first next step is a call at this time. */
const announces = (time: string) => ({
  next: expect.arrayContaining([contactFormWords.weCall(time)]),
});

/** A clinic's form and its desk, at one time. */
async function open(engine: Engine, now: string) {
  const test = await openTestDesk(engine);
  test.clock.set(now);
  vi.setSystemTime(test.clock.now());
  async function post(fields: Record<string, string>, current: Facts = facts) {
    const context = new RouterContextProvider();
    context.set(siteContext, siteOfFacts(current));
    context.set(appContext, test.app);
    const form = new FormData();
    const typed = { ...anInquiry, reachBy: "", wantsEstimate: "", attempt: "", ...fields };
    for (const [name, value] of Object.entries(typed)) form.set(name, value);
    context.set(postedFormContext, form);
    return sendInquiry(new Request("https://clinic.example/contact", { method: "POST" }), context);
  }
  const queue = async () => (await listQueue(test.app, { actor: ana, of: "" })).groups;
  return { ...test, post, queue };
}

describe.each(engines)("a time to be called back, on %s,", (engine) => {
  it("is confirmed to the visitor, shown at the new inquiry, and makes it due at that time", async () => {
    // Friday afternoon before the clocks go forward.
    const { post, queue, clock, opened, db } = await open(engine, "2026-03-06T20:30:00.000Z");
    const { status, response } = await post({ callWindow: "14:00-16:00" });
    expect(status).toBe(200);
    expect(response).toMatchObject(announces("Monday, March 9, 2 to 4 PM"));
    const due = { at: "2026-03-09T18:00:00.000Z", kind: "callback", reason: "2 to 4 PM" };
    expect((await queue()).new.rows).toMatchObject([{ due }]);
    const { reference } = await db
      .selectFrom("contact_submissions")
      .select("reference")
      .executeTakeFirstOrThrow();
    expect(await opened(reference)).toMatchObject({ due, sent: { callWindow: "14:00-16:00" } });
    clock.set("2026-03-09T17:59:59.000Z");
    expect((await queue()).due.rows).toEqual([]);
    clock.set("2026-03-09T18:00:00.000Z");
    expect((await queue()).due.rows).toMatchObject([{ due }]);
    expect((await queue()).new.rows).toEqual([]);
  });

  it("is listed among the follow-ups by its time, once somebody has replied", async () => {
    const { app, post, queue, clock, receive, change, db } = await open(
      engine,
      "2026-03-02T15:00:00.000Z",
    );
    await post({ callWindow: "14:00-16:00", firstName: "Call" });
    const { reference } = await db
      .selectFrom("contact_submissions")
      .select("reference")
      .executeTakeFirstOrThrow();
    await changeStatus(app, { ...change(reference), from: "new", to: "contacted", note: "" });
    const early = await receive({ firstName: "Early", email: "early@visitor.example" });
    const late = await receive({ firstName: "Late", email: "late@visitor.example" });
    await planFollowUp(app, { ...change(early), day: "2026-03-03", reason: "" });
    await planFollowUp(app, { ...change(late), day: "2026-03-04", reason: "" });
    expect(await queue()).toMatchObject({ due: { rows: [] }, waiting: { rows: [] } });
    clock.set("2026-03-04T15:00:00.000Z");
    const names = (await queue()).due.rows.map(({ name }) => name.split(" ")[0]);
    expect(names).toEqual(["Call", "Early", "Late"]);
    await noteCall(app, { ...change(reference), outcome: "reached", note: "" });
    expect((await queue()).due.rows).toHaveLength(2);
  });

  it("is never on a holiday", async () => {
    const { post } = await open(engine, "2026-11-25T20:00:00.000Z");
    expect((await post({ callWindow: "10:00-12:00" })).response).toMatchObject(
      announces("Friday, November 27, 10 AM to 12 PM"),
    );
  });

  it("a window that is not offered is rejected beside the field, which keeps the typed value", async () => {
    const { post, db } = await open(engine, "2026-03-02T15:00:00.000Z");
    const refusals = [
      await post({ callWindow: "03:00-04:00" }),
      await post({ callWindow: "soon" }),
      await post({ callWindow: "14:00-16:00" }, { ...facts, callbackWindows: [] }),
    ];
    for (const { status, response } of refusals) {
      expect(status).toBe(422);
      expect(response).toMatchObject({
        outcome: "invalid",
        result: {
          error: { callWindow: ["Please choose one of the answers listed"] },
          initialValue: { firstName: anInquiry.firstName },
        },
      });
    }
    expect(await db.selectFrom("contact_submissions").select("id").execute()).toEqual([]);
  });

  it("may be left out, and is not planned for somebody who wants no calls", async () => {
    const { post, queue, db } = await open(engine, "2026-03-02T15:00:00.000Z");
    const none = [
      await post({ callWindow: "" }),
      await post({ callWindow: "14:00-16:00", reachBy: "by-email" }),
    ];
    expect(none.map(({ status }) => status)).toEqual([200, 200]);
    const [either, byEmail] = [afterSending(facts, false), afterSending(facts, true)];
    expect(none.map(({ response }) => response)).toMatchObject([
      { next: either },
      { next: byEmail },
    ]);
    expect(either.join(" ")).toContain("by phone or email");
    expect(byEmail.join(" ")).not.toMatch(/by phone|miss our call/);
    expect((await queue()).new.rows.map(({ due }) => due)).toEqual([null, null]);
    const stored = await db.selectFrom("contact_submissions").select("call_window").execute();
    expect(stored).toEqual([{ call_window: "" }, { call_window: "" }]);
  });

  it("stays the same when the same form is sent again", async () => {
    const { post, clock } = await open(engine, "2026-03-02T18:59:00.000Z");
    const first = await post({ callWindow: "14:00-16:00" });
    clock.set("2026-03-02T19:01:00.000Z");
    vi.setSystemTime(clock.now());
    const second = await post({ callWindow: "14:00-16:00" });
    const today = announces("Monday, March 2, 2 to 4 PM");
    expect([first.response, second.response]).toMatchObject([today, today]);
  });
});

describe.each(engines)("the previous page's path, on %s,", (engine) => {
  it.each([
    ["as the browser says it", { referrerPath: "/weight-loss" }, "/weight-loss"],
    ["not when it is no page of the site", { referrerPath: "/?q=my+health" }, ""],
    ["not when nobody knows it", {}, ""],
  ])("is kept %s", async (_, fields, path) => {
    const { post, db } = await open(engine, "2026-03-02T15:00:00.000Z");
    await post({ ...fields } as Record<string, string>);
    const rows = await db.selectFrom("contact_submissions").select("referrer_path").execute();
    expect(rows).toEqual([{ referrer_path: path }]);
  });
});
