import type { ReactNode } from "react";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { siteOfFacts } from "~/content/site";
import { appContext, postedFormContext, siteContext } from "~/context";
import { fieldId } from "~/facts/fact-kinds";
import { staffContext } from "~/staff/frame/staff-context";
import { addPeople, ana, ben, sessionOf } from "../../../tests/fixtures/people";
import { openTestSite } from "../../../tests/fixtures/publishing";
import { engines, openTestDatabase } from "../../../tests/support/databases";
import { renderOnSite } from "../../../tests/support/render-on-site";
import EditFacts, { action, loader } from "./edit-facts";
import { publishDrafts, reviewDrafts } from "./publish-facts.server";

const params = { group: "hours" };
const address = "https://clinic.example/staff/site/hours";
const days = fieldId("hours.closedDays");
const visit = fieldId("visitMinutes");

/** The form of the hours, as the pages of Ana and of Ben. */
async function open(engine: (typeof engines)[number]) {
  const database = await openTestDatabase(engine);
  const { app, site } = await openTestSite(database, { renders: "nothing" });
  await addPeople(database.db, [ana, ben]);
  const Page = EditFacts as unknown as (props: Record<string, unknown>) => ReactNode;
  const pageOf = async (somebody: typeof ana) => {
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(staffContext, await sessionOf(app, somebody));
    const args = (request: Request) => {
      context.set(siteContext, siteOfFacts(app.currentFacts(), "en"));
      return { request, context, params } as never;
    };
    return {
      /** The version that the page's form holds. */
      opened: async () => {
        const page = <Page loaderData={await loader(args(new Request(address)))} />;
        const router = createMemoryRouter([{ path: "/", element: page }]);
        const html = renderOnSite(<RouterProvider router={router} />);
        return /name="seen"[^>]*value="(\d+)"/.exec(html)?.[1] ?? "none";
      },
      /** Saves the form with these closed days and this length of a visit. */
      save: async (seen: string, closed: readonly string[], minutes: number) => {
        const form = new FormData();
        form.set("do", "save");
        form.set("seen", seen);
        for (const day of closed)
          for (const [part, value] of Object.entries({ from: day, until: "", name: "Closed" }))
            form.append(`${days}-${part}`, value);
        form.set(visit, String(minutes));
        context.set(postedFormContext, form);
        return (await action(args(new Request(address, { method: "POST" })))).status;
      },
      changed: async () =>
        (await reviewDrafts(app, { actor: somebody })).changes.map(({ path, conflict }) => ({
          path,
          conflict,
        })),
      publish: async () => (await publishDrafts(app, { actor: somebody, why: "" })).outcome,
    };
  };
  const published = () => {
    const { hours, visitMinutes } = site.currentFacts();
    return { closed: hours.closedDays.map(({ from }) => from), visitMinutes };
  };
  const [byAna, byBen] = [await pageOf(ana), await pageOf(ben)];
  // What both begin with.
  await byAna.save(await byAna.opened(), ["2027-05-03"], 30);
  await byAna.publish();
  return { byAna, byBen, published };
}

describe.each(engines)("a form that is older than a publication, on %s", (engine) => {
  it("takes back nothing that a colleague has published since", async () => {
    const { byAna, byBen, published } = await open(engine);
    const old = await byBen.opened();
    await byAna.save(await byAna.opened(), ["2027-05-03", "2027-12-16"], 30);
    expect(await byAna.publish()).toBe("published");

    expect(await byBen.save(old, ["2027-05-03"], 45)).toBe(303);
    expect(await byBen.changed()).toEqual([{ path: "visitMinutes", conflict: false }]);
    expect(await byBen.publish()).toBe("published");
    expect(published()).toEqual({ closed: ["2027-05-03", "2027-12-16"], visitMinutes: 45 });
  });

  it("is refused at the review where both have changed the same fact", async () => {
    const { byAna, byBen, published } = await open(engine);
    const old = await byBen.opened();
    await byAna.save(await byAna.opened(), ["2027-05-03", "2027-12-16"], 30);
    await byAna.publish();

    await byBen.save(old, ["2027-05-03", "2027-07-05"], 30);
    expect(await byBen.changed()).toEqual([{ path: "hours.closedDays", conflict: true }]);
    expect(await byBen.publish()).toBe("refused");
    expect(published().closed).toEqual(["2027-05-03", "2027-12-16"]);
  });
});
