import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { siteOfFacts } from "~/content/site";
import { appContext, postedFormContext, siteContext } from "~/context";
import { readVisitorPage, writeFromVisitor } from "~/site/visitor/visitor-page.server";
import { writeToVisitor } from "~/staff/conversation/conversation.server";
import { listQueue } from "~/staff/inbox/list-queue.server";
import { nextInQueue } from "~/staff/inbox/next-in-queue.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { anInquiry } from "../../../tests/fixtures/inquiries";
import { addPeople, ana } from "../../../tests/fixtures/people";
import { facts } from "../../../tests/fixtures/test-facts";
import { engines } from "../../../tests/support/databases";
import { sendInquiry } from "./send-inquiry.server";

it.each(engines)(
  "a message with a red flag is on top of the queue until the desk replies, on %s",
  async (engine) => {
    const { app, db, clock, receive, change, visitorOf } = await openTestDesk(engine);
    await addPeople(db, [ana]);
    const first = await receive();
    clock.advance({ minutes: 1 });
    const reference = await receive({ email: "b@visitor.example" });
    await writeToVisitor(app, { ...change(reference), body: "How are you?" });
    const groups = async () => {
      const queue = await listQueue(app, { actor: ana, of: "" });
      return Object.values(queue.groups).map(({ rows }) => rows.map((row) => row.reference));
    };
    expect(await groups()).toEqual([[], [first], [], [reference]]);
    const { token } = await visitorOf(reference);
    const page = async () => {
      const shown = await readVisitorPage(app, token);
      return shown?.access === "open" && shown.isUrgent;
    };
    expect(await page()).toBe(false);
    clock.advance({ minutes: 1 });
    await writeFromVisitor(app, { token, body: "I can’t breathe", idempotencyKey: "a" });
    expect(await groups()).toEqual([[reference], [first], [], []]);
    expect(await nextInQueue(app, { actor: ana, of: "", after: "" })).toBe(reference);
    expect(await page()).toBe(true);
    clock.advance({ minutes: 1 });
    await writeToVisitor(app, { ...change(reference), body: "Call 911." });
    expect(await groups()).toEqual([[], [first], [], [reference]]);
    clock.advance({ minutes: 1 });
    await writeFromVisitor(app, { token, body: "I am well again", idempotencyKey: "b" });
    expect(await groups()).toEqual([[], [first], [reference], []]);
    expect(await page()).toBe(false);
  },
);

it("tells the sender of a red flag so, and nobody else", async () => {
  const { app } = await openTestDesk("sqlite");
  const post = (message: string) => {
    const context = new RouterContextProvider();
    context.set(siteContext, siteOfFacts(facts));
    context.set(appContext, app);
    const form = new FormData();
    const typed = { ...anInquiry, reachBy: "", wantsEstimate: "", callWindow: "", message };
    for (const [name, value] of Object.entries(typed)) form.set(name, value);
    context.set(postedFormContext, form);
    return sendInquiry(new Request("https://clinic.example/contact", { method: "POST" }), context);
  };
  expect((await post("I am 16")).response).toMatchObject({ outcome: "received", isUrgent: true });
  expect((await post("I am 61")).response).toMatchObject({ outcome: "received", isUrgent: false });
});
