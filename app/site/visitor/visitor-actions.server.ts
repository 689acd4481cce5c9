import { data, type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { appContext, siteContext, visitorKeyContext } from "~/context";
import { formChange, formKey, formText, readForm } from "~/core/http/read-form";
import { bookingChoices, longestRequestedTime } from "~/staff/bookings/bookings";
import {
  chooseOfferedTime,
  replyToAppointment,
} from "~/staff/bookings/reply-to-appointment.server";
import { bookAlone } from "~/staff/bookings/self-booking.server";
import { setTextConsent } from "~/staff/bookings/text-reminders.server";
import { longestMessage } from "~/staff/inquiry-record/inquiry-states";
import { verifyVisitor, writeFromVisitor } from "./visitor-page.server";

/** Why a form of the private page was rejected, with the typed values. */
export type VisitorProblem = {
  /** "requestedTime": the field of a booking's form; "booking": the appointment itself; "offer": offered times. */
  form: "message" | "verify" | "booking" | "requestedTime" | "offer" | "texts";
  message: string;
  typed: {
    message?: string;
    digits?: string;
    lastName?: string;
    requestedTime?: string;
    booking?: string;
  };
};

const doneParams = {
  message: "sent",
  booking: "changed",
  offer: "chosen",
  cancel: "canceled",
} as const;

/** Every post of the visitor's private page; its field `do` names the action. */
export async function postVisitorAction(token: string, context: Readonly<RouterContextProvider>) {
  const app = context.get(appContext);
  const { textWords, visitorPageWords } = context.get(siteContext).words;
  const { conversation, bookings, offer, verify } = visitorPageWords;
  const visitor = context.get(visitorKeyContext);
  const posted = readForm(context, {
    do: formChange("verify", "write", "booking", "choose", "book", "texts"),
    attempt: formKey.catch(""),
  });
  const { do: change, attempt: idempotencyKey } = posted;
  const [what, about] = change;
  const [value = "", choice = ""] = about.split(":");
  const here = `/inquiry/${encodeURIComponent(token)}`;
  const refuse = (problem: VisitorProblem, status: number) => data(problem, { status });
  /** The page itself says that the link has ended, or asks for re-authentication. */
  const reload = () => redirect(here, 303);
  const done = (form: keyof typeof doneParams) => redirect(`${here}?done=${doneParams[form]}`, 303);
  if (what !== "verify" && !idempotencyKey) throw data(null, { status: 400 });

  switch (what) {
    case "verify": {
      const typed = readForm(context, { digits: formText(20), lastName: formText() });
      const verified = await verifyVisitor(app, { token, ...typed, visitor });
      if (verified === "right" || verified === "gone") return reload();
      const tooMany = verified === "too-many";
      const message = tooMany ? verify.tooMany : verify.wrong;
      return refuse({ form: "verify", message, typed }, tooMany ? 429 : 422);
    }
    case "write": {
      const typed = readForm(context, { message: formText() });
      const body = typed.message;
      const wrong = (message: string, status: number) =>
        refuse({ form: "message", message, typed }, status);
      if (body === "") return wrong(conversation.missing, 422);
      if (body.length > longestMessage) return wrong(conversation.tooLong, 422);
      const written = await writeFromVisitor(app, { token, body, idempotencyKey });
      if (written === "changed") return done("message");
      if (written === "too-many") return wrong(conversation.tooMany, 429);
      if (written === "unavailable") return wrong(conversation.unavailable, 503);
      return reload();
    }
    case "booking": {
      const chosen = bookingChoices.find((one) => one === choice);
      if (!chosen) break;
      const reply = readForm(context, {
        requestedTime: formText(longestRequestedTime),
        // A missing version matches no appointment.
        seen: z
          .string()
          .regex(/^\d{1,9}$/)
          .transform(Number)
          .catch(-1),
      });
      const requestedTime = chosen === "other-time" ? reply.requestedTime : "";
      const typed = { requestedTime: requestedTime, booking: value };
      const wrong = (
        message: string,
        status: number,
        form: "booking" | "requestedTime" = "booking",
      ) => refuse({ form, message, typed }, status);
      if (chosen === "other-time" && requestedTime === "")
        return wrong(bookings.requestedTimeMissing, 422, "requestedTime");
      const outcome = await replyToAppointment(app, {
        token,
        bookingId: value,
        version: reply.seen,
        choice: chosen,
        requestedTime: requestedTime,
        idempotencyKey,
      });
      if (outcome === "changed") return done(chosen === "cancel" ? "cancel" : "booking");
      if (outcome === "moved") return wrong(bookings.moved, 409);
      if (outcome === "over") return wrong(bookings.over, 409);
      if (outcome === "too-many") return wrong(bookings.tooMany, 429);
      return reload();
    }
    case "texts": {
      const { texts } = readForm(context, { texts: formText(10) });
      const wanted = value === "on";
      const wrong = (message: string, status: number) =>
        refuse({ form: "texts", message, typed: {} }, status);
      if (wanted && texts !== "yes") return wrong(textWords.missing, 422);
      const consent = wanted ? textWords.consent : "";
      const outcome = await setTextConsent(app, { token, idempotencyKey, consent });
      if (outcome === "changed") return done("booking");
      if (outcome === "over") return wrong(textWords.impossible, 409);
      if (outcome === "too-many") return wrong(bookings.tooMany, 429);
      return reload();
    }
    case "choose":
    case "book": {
      const instant = what === "book" ? value : choice;
      if (!/^\d{1,15}$/.test(instant)) break;
      const chosen = { token, startsAt: new Date(Number(instant)).toISOString(), idempotencyKey };
      const outcome =
        what === "book"
          ? await bookAlone(app, chosen)
          : await chooseOfferedTime(app, { ...chosen, offerId: value });
      const wrong = (message: string, status: number) =>
        refuse({ form: "offer", message, typed: {} }, status);
      if (outcome === "changed") return done("offer");
      if (outcome === "taken") return wrong(offer.taken, 409);
      if (outcome === "over") return wrong(offer.over, 409);
      if (outcome === "too-many") return wrong(bookings.tooMany, 429);
      return reload();
    }
  }
  throw data(null, { status: 400 });
}
