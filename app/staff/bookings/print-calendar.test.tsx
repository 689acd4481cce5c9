import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { addPeople, ana, ben } from "../../../tests/fixtures/people";
import { bookAppointment } from "./book-appointment.server";
import { readCalendar } from "./calendar.server";
import PrintCalendar from "./print-calendar";

it("prints a sheet for each person, with what the day needs", async () => {
  const { app, db, receive, change } = await openTestDesk("sqlite");
  await addPeople(db, [ana, ben]);
  for (const [personId, time] of [
    [ben.id, "09:00"],
    [ana.id, "10:00"],
    [ben.id, "11:00"],
    ["", "13:00"],
  ] as const)
    await bookAppointment(app, {
      ...change(await receive({ email: `${time}@visitor.example` })),
      bookingId: "",
      day: "2026-03-04",
      time,
      minutes: 30,
      personId,
      place: "office",
      anyway: false,
    });
  const days = await readCalendar(app, {
    actor: ana,
    first: { year: 2026, month: 3, day: 4 },
    days: 1,
    personId: "",
    choosing: null,
  });
  const loaderData = { view: "day", day: "2026-03-04", days, personId: "", now: "2026-03-04" };
  const Page = PrintCalendar as unknown as (props: { loaderData: unknown }) => ReactNode;
  const router = createMemoryRouter([{ path: "/", element: <Page loaderData={loaderData} /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  const sheets = html.split("<section").slice(1);
  expect(sheets.map((sheet) => /<h2[^>]*>([^<]+)/.exec(sheet)?.[1])).toEqual([
    ...["Ana", "Ben", "Nobody yet"],
  ]);
  expect(sheets[1]).toMatch(/9 AM.*11 AM/s);
  expect(sheets[1]).not.toContain("10 AM");
  for (const shown of ["Marisol Okonkwo-Reyes", "(904) 555-0199", "Weight Loss", "In the office"])
    expect(sheets[0]).toContain(shown);
});
