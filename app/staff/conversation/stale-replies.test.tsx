import type { ReactNode } from "react";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { appContext, postedFormContext } from "~/context";
import { staffContext } from "~/staff/frame/staff-context";
import { StaffPersonContext } from "~/staff/frame/staff-frame";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana, ben, sessionOf } from "../../../tests/fixtures/people";
import { renderOnSite } from "../../../tests/support/render-on-site";
import SavedReplies, { action, loader } from "./saved-replies";
import { listSavedReplies } from "./saved-replies.server";

const address = "https://clinic.example/staff/answers";

/** A desk of two people with one saved reply, and each person's page. */
async function openDesk() {
  const { app, db } = await openTestDesk("sqlite");
  await addPeople(db, [ana, ben]);
  const pageOf = async (somebody: typeof ana) => {
    const session = await sessionOf(app, somebody);
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(staffContext, session);
    const Page = SavedReplies as unknown as (props: Record<string, unknown>) => ReactNode;
    /** Posts the form; what the page then shows. */
    const post = async (fields: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      context.set(postedFormContext, form);
      const request = new Request(address, { method: "POST" });
      const answer = await action({ request, context, params: {} } as never);
      if (answer instanceof Response)
        return { status: answer.status, to: answer.headers.get("location"), html: "", forms: [] };
      const loaderData = await loader({
        request: new Request(address),
        context,
        params: {},
      } as never);
      const page = (
        <StaffPersonContext value={session.person}>
          <Page actionData={answer.data} loaderData={loaderData} />
        </StaffPersonContext>
      );
      const router = createMemoryRouter([{ path: "/", element: page }]);
      const html = renderOnSite(<RouterProvider router={router} />);
      return {
        status: answer.init?.status,
        to: null,
        html,
        forms: html.split("<details").slice(1),
      };
    };
    return post;
  };
  const [byAna, byBen] = [await pageOf(ana), await pageOf(ben)];
  await byAna({ do: "save:", title: "Hours", body: "The first text.", language: "en" });
  const replies = () => listSavedReplies(app);
  const [first] = await replies();
  const form = {
    title: "Hours",
    body: "The first text.",
    language: "en",
    version: String(first?.version),
  };
  return { byAna, byBen, replies, form, id: first?.id ?? "" };
}

it("a stale page does not remove a reply that a colleague has rewritten", async () => {
  const { byAna, byBen, replies, form, id } = await openDesk();
  await byAna({ ...form, do: `save:${id}`, body: "The new text." });
  const refused = await byBen({ ...form, do: `remove:${id}`, body: "Half typed." });
  expect(refused.status).toBe(409);
  expect(refused.html).toContain("Not removed: Ana changed it meanwhile.");
  expect(refused.html).toContain("The new text.");
  expect(refused.forms[0]).toContain("Half typed.");
  expect(await replies()).toMatchObject([{ body: "The new text." }]);

  // The page now shows the newer text, so the second click removes that.
  const [, version = ""] = /name="version"[^>]*value="(\d+)"/.exec(refused.forms[0] ?? "") ?? [];
  const again = await byBen({ ...form, version, do: `remove:${id}` });
  expect(again.to).toBe("/staff/answers?done=removed");
  expect(await replies()).toEqual([]);
});

it("what was typed for a removed reply is in the form for a new one", async () => {
  const { byAna, byBen, replies, form, id } = await openDesk();
  await byAna({ ...form, do: `remove:${id}` });
  const refused = await byBen({ ...form, do: `save:${id}`, body: "Typed for long." });
  expect(refused.status).toBe(409);
  expect(refused.html).toContain("Not saved: it was removed meanwhile.");
  const [added] = refused.forms;
  expect(refused.forms).toHaveLength(1);
  expect(added).toMatch(/^[^>]* open/);
  expect(added).toContain("Typed for long.");
  expect(added).toContain('value="Hours"');
  expect(added).toContain('value="save:"');

  const saved = await byBen({ ...form, version: "0", do: "save:", body: "Typed for long." });
  expect(saved.to).toBe("/staff/answers?done=saved");
  expect(await replies()).toMatchObject([{ body: "Typed for long.", updatedBy: "Ben" }]);
});

it("a mistake in a stale form does not make it a form of the newer text", async () => {
  const { byAna, byBen, replies, form, id } = await openDesk();
  await byAna({ ...form, do: `save:${id}`, body: "The new text." });
  const wrong = await byBen({ ...form, do: `save:${id}`, body: "At {hour}." });
  expect(wrong.status).toBe(422);
  const [, version = ""] = /name="version"[^>]*value="(\d+)"/.exec(wrong.forms[0] ?? "") ?? [];
  const refused = await byBen({ ...form, version, do: `save:${id}`, body: "At {hours}." });
  expect(refused.status).toBe(409);
  expect(await replies()).toMatchObject([{ body: "The new text." }]);
});
