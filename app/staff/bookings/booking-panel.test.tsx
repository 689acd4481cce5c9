import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { emailOnly } from "~/content/form-values";
import { siteOfFacts } from "~/content/site";
import { OnSite } from "~/content/use-site";
import { facts } from "../../../tests/fixtures/test-facts";
import { BookingPanel } from "./booking-panel";
import type { DeskBooking } from "./read-bookings.server";

const me = { id: "ana", name: "Ana" };
const booking: DeskBooking = {
  id: "b1",
  // 10 AM in Jacksonville, an hour long.
  startsAt: "2026-03-03T15:00:00.000Z",
  endsAt: "2026-03-03T16:00:00.000Z",
  person: me,
  place: "office",
  state: "confirmed",
  requested_time: "",
};

/** The form's values, by the names of its fields. */
function formOf(bookings: DeskBooking[], reachBy = "") {
  const inquiry = {
    reference: "CW-7K3M-Q2",
    bookings,
    status: "new" as const,
    offer: null,
    assignedTo: null,
    sent: { reachBy },
    unreachable: null,
  };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <OnSite site={siteOfFacts({ ...facts, visitMinutes: 45 })}>
        <BookingPanel
          colleagues={[me]}
          inquiry={inquiry}
          mayChange
          me={me}
          withForm
          now={Date.parse("2026-03-02T14:00:00.000Z")}
        />
      </OnSite>
    </MemoryRouter>,
  );
  const form = html.slice(html.indexOf("booking-form"));
  const input = (name: string) =>
    /value="([^"]*)"/.exec(
      new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(form)?.[0] ?? "",
    )?.[1];
  const select = (name: string) => {
    const options = form.slice(form.indexOf(`name="${name}"`)).split("</select>")[0] ?? "";
    return /<option value="([^"]*)" selected/.exec(options)?.[1];
  };
  return {
    day: input("day"),
    time: input("time"),
    minutes: select("minutes"),
    place: select("place"),
  };
}

it("preselects the day, time and length of the appointment that is moved", () => {
  expect(formOf([booking])).toEqual({
    day: "2026-03-03",
    time: "10:00",
    minutes: "60",
    place: "office",
  });
});

it("preselects the length of a visit and no day for a new appointment", () => {
  const ended = formOf([{ ...booking, state: "cancelled" }]);
  expect(ended).toEqual({ day: undefined, time: undefined, minutes: "45", place: "phone" });
});

it("preselects no call for a visitor who wants emails only", () => {
  expect(formOf([], emailOnly)).toMatchObject({ place: "office" });
});
