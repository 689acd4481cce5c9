import type { ReactNode } from "react";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { appContext, postedFormContext } from "~/context";
import { staffContext } from "~/staff/frame/staff-context";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana, ben, sessionOf } from "../../../tests/fixtures/people";
import { bothEngines } from "../../../tests/support/databases";
import { renderOnSite } from "../../../tests/support/render-on-site";
import PersonHours, { action, loader } from "./person-hours";
import { type Schedule, usualSchedule } from "./schedule";
import { readSchedule } from "./schedules.server";

const address = `https://clinic.example/staff/calendar/hours/${ana.id}`;
const params = { person: ana.id };
const absence = { from: "2026-12-16", until: "2026-12-16", leaves: "", returns: "" };
const vacation = { from: "2026-07-06", until: "2026-07-17", leaves: "", returns: "" };

/** The fields that a page sends which shows a schedule; `seen` is what it was opened with. */
function formOf(schedule: Schedule, seen: string): FormData {
  const { isBookable, byVisitors, week, lunch, buffer, absences } = schedule;
  const form = new FormData();
  form.set("seen", seen);
  if (isBookable) form.set("bookable", "1");
  if (byVisitors) form.set("by-visitors", "1");
  if (week === null) form.set("as-office", "1");
  form.set("service", "general");
  for (const time of [lunch?.opens, lunch?.closes]) form.append("lunch", time ?? "");
  form.set("buffer", String(buffer));
  for (const row of absences)
    for (const [part, value] of Object.entries(row)) form.append(`away-${part}`, value);
  return form;
}

/** The page of Ana's hours, of Ana and of Ben, who can be booked for one service. */
async function open(engine: (typeof bothEngines)[number] = "sqlite") {
  const { app, db, audit } = await openTestDesk(engine);
  await addPeople(db, [ana, ben]);
  const start: Schedule = { ...usualSchedule, services: ["general"], absences: [vacation] };
  await db
    .updateTable("people")
    .set({ schedule: JSON.stringify(start) })
    .where("id", "=", ana.id)
    .execute();
  const Page = PersonHours as unknown as (props: Record<string, unknown>) => ReactNode;
  const pageOf = async (somebody: typeof ana) => {
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(staffContext, await sessionOf(app, somebody));
    const show = async (actionData?: unknown) => {
      const loaderData = await loader({
        request: new Request(address),
        context,
        params,
      } as never);
      const page = <Page actionData={actionData} loaderData={loaderData} />;
      const router = createMemoryRouter([{ path: "/", element: page }]);
      return renderOnSite(<RouterProvider router={router} />);
    };
    /** What the page's form was made from. */
    const seenOn = (html: string) =>
      (/name="seen"[^>]*value="([^"]*)"/.exec(html)?.[1] ?? "").replaceAll("&quot;", '"');
    return {
      seen: async () => seenOn(await show()),
      /** Posts the form; what the page then shows. */
      post: async (schedule: Schedule, seen: string) => {
        context.set(postedFormContext, formOf(schedule, seen));
        const request = new Request(address, { method: "POST" });
        const answer = await action({ request, context, params } as never);
        if (answer instanceof Response)
          return { status: answer.status, html: "", seen: "", schedule };
        const html = await show(answer.data);
        const shown = answer.data.schedule;
        return { status: answer.init?.status, html, seen: seenOn(html), schedule: shown };
      },
    };
  };
  return {
    start,
    audit,
    byAna: await pageOf(ana),
    byBen: await pageOf(ben),
    now: () => readSchedule(db, ana.id),
  };
}

describe.each(bothEngines)("a page of somebody's hours on %s", (engine) => {
  it("does not delete an absence that was saved since it was opened", async () => {
    const { start, byAna, byBen, now, audit } = await open(engine);
    const old = await byBen.seen();
    const absences = [vacation, absence];
    expect((await byAna.post({ ...start, absences }, await byAna.seen())).status).toBe(303);

    const refused = await byBen.post({ ...start, buffer: 15 }, old);
    expect(refused.status).toBe(409);
    expect(refused.html).toContain("Not saved: Ana changed these hours meanwhile.");
    expect(refused.html).not.toContain("Changed on both sides");
    expect(await now()).toEqual({ ...start, absences });
    // What was typed and what was saved are both in the form.
    expect(refused.schedule).toEqual({ ...start, buffer: 15, absences });
    for (const shown of ['value="2026-12-16"', '<option value="15" selected="">'])
      expect(refused.html).toContain(shown);

    const again = await byBen.post(refused.schedule, refused.seen);
    expect(again.status).toBe(303);
    expect(await now()).toEqual({ ...start, buffer: 15, absences });
    const hours = (await audit()).filter((entry) => entry.action === "changed a person's hours");
    expect(hours).toHaveLength(2);
  });

  it("saves only one of two forms that are sent at once", async () => {
    const { start, byAna, byBen } = await open(engine);
    const old = await byAna.seen();
    const sent = await Promise.all([
      byAna.post({ ...start, buffer: 30 }, old),
      byBen.post({ ...start, absences: [] }, old),
    ]);
    expect(sent.map(({ status }) => status).sort()).toEqual([303, 409]);
  });
});

describe("a stale page of somebody's hours", () => {
  it("stays stale when it is refused for a mistake first", async () => {
    const { start, byAna, byBen, now } = await open();
    const old = await byBen.seen();
    const saved = { ...start, absences: [vacation, absence] };
    await byAna.post(saved, await byAna.seen());
    const lunch = { opens: "13:00", closes: "12:00" };
    const wrong = await byBen.post({ ...start, lunch }, old);
    expect([wrong.status, wrong.seen]).toEqual([422, old]);
    const right = { opens: "12:00", closes: "13:00" };
    expect((await byBen.post({ ...start, lunch: right }, wrong.seen)).status).toBe(409);
    expect(await now()).toEqual(saved);
  });

  it("keeps what was typed where both changed the same, and says what is saved", async () => {
    const { start, byAna, byBen } = await open();
    const old = await byAna.seen();
    const moved = { ...vacation, until: "2026-07-24" };
    await byAna.post({ ...start, buffer: 30, absences: [moved] }, old);
    const refused = await byAna.post({ ...start, buffer: 15, absences: [] }, old);
    expect(refused.html).toContain(
      "Not saved: you changed these hours in another window meanwhile.",
    );
    expect(refused.schedule).toEqual({ ...start, buffer: 15, absences: [moved] });
    expect(refused.html).toContain("<li>Time between two visits: 30 min</li>");

    const free = await byBen.seen();
    await byAna.post({ ...start, absences: [] }, free);
    const other = await byBen.post({ ...start, buffer: 30, absences: [moved, absence] }, free);
    expect(other.schedule).toEqual({ ...start, absences: [absence] });
  });

  it("is saved once by a second click, and not without what it was opened with", async () => {
    const { start, byAna, byBen, now } = await open();
    const old = await byAna.seen();
    const saved = { ...start, absences: [vacation, absence] };
    for (const _ of ["click", "click"]) expect((await byAna.post(saved, old)).status).toBe(303);
    const refused = await byBen.post({ ...start, absences: [] }, "nonsense");
    expect(refused.status).toBe(409);
    expect(refused.schedule).toEqual(saved);
    expect(await now()).toEqual(saved);
  });
});
