import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { visitorPageWords } from "~/content/en/pages/inquiry-status";
import { siteOfFacts } from "~/content/site";
import { appContext, postedFormContext, siteContext } from "~/context";
import { bookAppointment } from "~/staff/bookings/book-appointment.server";
import { issueStatusLink } from "~/staff/inquiry-record/status-link.server";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { facts } from "../../../tests/fixtures/test-facts";
import { renderOnSite } from "../../../tests/support/render-on-site";
import { Appointments } from "./appointments";
import { postVisitorAction } from "./visitor-actions.server";
import { readVisitorPage } from "./visitor-page.server";

const words = visitorPageWords.bookings;

async function openAppointment() {
  const { app, db, clock, receive, change, opened } = await openTestDesk("sqlite");
  const reference = await receive();
  await bookAppointment(app, {
    ...change(reference),
    bookingId: "",
    day: "2026-03-04",
    time: "10:00",
    minutes: 30,
    personId: "",
    place: "office",
    anyway: false,
  });
  const { id } = await db.selectFrom("contact_submissions").select("id").executeTakeFirstOrThrow();
  const token = (await issueStatusLink(db, id, clock.now())) ?? "";
  const html = async () => {
    const page = await readVisitorPage(app, token);
    const bookings = page?.access === "open" ? page.bookings : [];
    return renderOnSite(<Appointments bookings={bookings} problem={undefined} />);
  };
  const context = new RouterContextProvider();
  context.set(appContext, app);
  context.set(siteContext, siteOfFacts(facts));
  const post = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ attempt: "attempt-1", ...fields }))
      form.set(name, value);
    context.set(postedFormContext, form);
    return postVisitorAction(token, context);
  };
  return { clock, html, post, opened: () => opened(reference) };
}

it("asks once before canceling, says what the notice means, and offers another time", async () => {
  const { clock, html } = await openAppointment();
  const { cancellationHours } = facts.figures;
  const shown = await html();
  // The button that cancels is inside the question.
  const [, question = ""] = shown.split(`<summary>${words.cancel}</summary>`);
  expect(question).toContain(words.rather);
  expect(question).toMatch(new RegExp(`<button[^>]*:cancel"[^>]*>${words.cancelNow}<`));
  expect(shown.split(':cancel"')).toHaveLength(2);
  expect(shown).toContain(words.notice(cancellationHours, false));
  expect(shown).not.toContain(words.notice(cancellationHours, true));
  // Wednesday at 10 AM is 48 hours away on Monday at 10 AM.
  clock.set("2026-03-02T15:00:00.000Z");
  expect(await html()).toContain(words.notice(cancellationHours, false));
  clock.advance({ seconds: 1 });
  expect(await html()).toContain(words.notice(cancellationHours, true));
});

it("says that the appointment is canceled", async () => {
  const { html, post, opened } = await openAppointment();
  const [booking] = (await opened()).bookings;
  const answer = await post({ do: `booking:${booking?.id}:cancel`, seen: "0" });
  expect(answer).toBeInstanceOf(Response);
  expect((answer as Response).headers.get("location")).toMatch(/\?done=canceled$/);
  expect(await html()).toContain(words.states.cancelled);
  // All within one instant, so the order of the entries says nothing.
  expect((await opened()).history.map(({ personId }) => personId)).toContain("visitor");
});
