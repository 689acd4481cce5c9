import { data, redirect, useLocation } from "react-router";
import { staffWords } from "~/content/en/staff/staff";
import { calendarWords, offerWords } from "~/content/en/staff/staff-calendar";
import { bookingWords as words } from "~/content/en/staff/staff-talk";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { type Post, readPost } from "~/core/http/read-form";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import { listPath, queryText } from "~/staff/frame/list";
import { shortTime } from "~/staff/frame/local-time";
import { deskOf } from "~/staff/frame/staff-context";
import { PageHead } from "~/staff/frame/staff-frame";
import type { Change } from "~/staff/inquiry-record/change-inquiry.server";
import { requireOwnCalendar } from "~/staff/inquiry-record/own-inquiries.server";
import { referenceParam } from "~/staff/inquiry-record/reference-param";
import type { Route } from "./+types/booking";
import { bookAppointment } from "./book-appointment.server";
import { BookingPanel, type BookingProblem } from "./booking-panel";
import { bookingEnds } from "./bookings";
import { readInquiryToBook } from "./calendar.server";
import { endAppointment } from "./end-appointment.server";
import { withdrawOffer } from "./offer-times.server";
import { readVisit } from "./visit-fields";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const inquiry = await readInquiryToBook(app, { actor, reference: referenceParam(params) });
  if (!inquiry) throw data(null, { status: 404 });
  const view = { action: "opened inquiry", subject: inquiry.reference } as const;
  await writeAudit(app.db, { at: app.clock(), actor, ...view });
  return { inquiry, me: actor, colleagues: await listColleagues(app.db), now: Date.now() };
}

/**
 * Every post of an inquiry's panel of appointments. The inquiry's page follows; after a rejection,
 * this page with the panel alone, which keeps what was typed.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor } = deskOf(context);
  const post = readPost(context);
  const { text, what, idempotencyKey } = post;
  if (!idempotencyKey) throw data(null, { status: 400 });
  if (what === "book") requireOwnCalendar(context, text("with"));
  const reference = referenceParam(params);
  const outcome = await makeChange(app, { actor, reference, idempotencyKey }, post);
  if (outcome === "missing") throw data(null, { status: 404 });
  if (outcome !== "changed") return data(outcome, { status: outcome.status });
  const who = queryText(new URL(request.url).searchParams, "who", 80);
  return redirect(listPath(`/staff/inquiries/${reference}`, { who, saved: "1" }), 303);
}

async function makeChange(
  app: App,
  change: Change,
  { what, value, text }: Post,
): Promise<"changed" | "missing" | BookingProblem> {
  if (what === "book") return bookFromForm(app, change, text);
  if (what === "withdraw-offer") {
    const outcome = await withdrawOffer(app, change);
    return outcome === "conflict" ? { message: offerWords.over, status: 409 } : outcome;
  }
  const as = bookingEnds.find((end) => end === what);
  if (!as) throw data(null, { status: 400 });
  const had = (["came", "missed"] as const).find((state) => state === text("had"));
  const outcome = await endAppointment(app, { ...change, bookingId: value, as, had });
  return outcome === "conflict" ? { message: words.over, status: 409 } : outcome;
}

/** Books or moves an appointment; a rejection returns the typed values. */
async function bookFromForm(app: App, change: Change, text: (name: string) => string) {
  const typed = {
    day: text("day"),
    time: text("time").slice(0, 5),
    minutes: text("minutes"),
    personId: text("with"),
    place: text("place"),
  };
  const { minutes, place } = readVisit(text);
  const wrong = (message: string, status: number, mayInsist = false) => ({
    message,
    status,
    typed: { ...typed, mayInsist },
  });
  if (!minutes || !place) return wrong(words.past, 422);
  const outcome = await bookAppointment(app, {
    ...change,
    ...typed,
    bookingId: text("booking"),
    minutes,
    place,
    anyway: text("anyway") === "1",
  });
  if (outcome === "booked") {
    const current = (await readInquiryToBook(app, change))?.current;
    return wrong(words.booked(current && shortTime(current.startsAt)), 409);
  }
  if (outcome === "past") return wrong(words.past, 422);
  if (outcome === "closed") return wrong(words.closed, 409, true);
  if (outcome === "collides" || outcome === "away") {
    const person = colleagueOf(await listColleagues(app.db), typed.personId);
    return wrong(words[outcome](person?.name ?? ""), 409, true);
  }
  return outcome === "conflict" ? wrong(words.over, 409) : outcome;
}

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, name } = loaderData.inquiry;
  const { search } = useLocation();
  const titlePrefix = actionData ? staffWords.inquiry.errorTitle : "";
  return (
    <>
      <title>{`${titlePrefix}${words.title}, ${reference} | ${staffWords.area}`}</title>
      <PageHead
        back={[`/staff/inquiries/${reference}${search}`, calendarWords.choosing.back]}
        title={name}
      />
      <BookingPanel {...loaderData} mayChange problem={actionData} withForm />
    </>
  );
}
