import type { RouterContextProvider } from "react-router";
import { emailOnly } from "~/content/form-values";
import { pathIn } from "~/content/languages";
import { appContext, postedFormContext, siteContext, tooManyContext } from "~/context";
import { postedText } from "~/core/http/read-form";
import { callbackTimes } from "~/facts/hours/callback-window";
import { clinicDay, nextCallback } from "~/facts/hours/zoned-time.server";
import { hasRedFlag } from "~/facts/red-flags";
import { timesToBookAlone } from "~/staff/bookings/self-booking.server";
import { ticked } from "~/staff/inquiry-record/inquiry-schema";
import { receiveInquiry } from "~/staff/inquiry-record/receive-inquiry.server";
import { idempotencyField } from "~/ui/form/form-submission";
import { pathBefore } from "./contact-context";
import {
  honeypotField,
  type InquiryResponse,
  readInquiry,
  referrerPathField,
} from "./inquiry-schema";

/**
 * The only handler of the consultation form, with and without scripts. Status: 200 stored, 422 a
 * field is invalid, 429 too many tries, 503 not stored.
 */
export async function sendInquiry(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ status: number; response: InquiryResponse }> {
  const form = context.get(postedFormContext);
  const { facts, language, words } = context.get(siteContext);
  const submission = readInquiry(form, words);
  if (context.get(tooManyContext))
    return { status: 429, response: { outcome: "too-many", result: submission.reply() } };
  if (submission.status !== "success")
    return { status: 422, response: { outcome: "invalid", result: submission.reply() } };

  const byEmail = submission.value.reachBy === emailOnly;
  // The form hides the time from a visitor who wants no calls.
  const callWindow = byEmail ? "" : submission.value.callWindow;
  const inquiry = { ...submission.value, callWindow };
  const app = context.get(appContext);
  // The clinic may have changed the times since the page was opened.
  if (callWindow !== "" && !callbackTimes(facts).includes(callWindow)) {
    const fieldErrors = { callWindow: [words.fieldMessages.notListed] };
    return {
      status: 422,
      response: { outcome: "invalid", result: submission.reply({ fieldErrors }) },
    };
  }

  const isUrgent = hasRedFlag(inquiry.message, facts.redFlags);
  const received = await receiveInquiry(app, {
    inquiry,
    hasRedFlag: isUrgent,
    idempotencyKey: postedText(form, idempotencyField, 200),
    suspectedSpam: postedText(form, honeypotField, 200) !== "",
    callAt: nextCallback(callWindow, facts, app.clock()),
    referrerPath: pathBefore(request, postedText(form, referrerPathField, 200), words),
    language,
  });
  if (received.outcome === "unavailable")
    return { status: 503, response: { outcome: "unavailable", result: submission.reply() } };
  const { reference, statusToken, callAt, id } = received;
  const statusLink = statusToken && pathIn(language, `/inquiry/${statusToken}`);
  const call = callAt && words.callbackText(clinicDay(new Date(callAt)), callWindow);
  const next = [
    ...(call ? [words.contactFormWords.weCall(call)] : []),
    ...words.afterSending(facts, byEmail, inquiry.wantsEstimate === ticked),
  ];
  const free = statusToken && (await timesToBookAlone(app, id, words));
  const response = { outcome: "received" as const, isUrgent, reference, statusLink, next };
  return { status: 200, response: free && !free.moves ? { ...response, free } : response };
}
