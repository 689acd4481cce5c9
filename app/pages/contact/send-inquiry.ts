import type { RouterContextProvider } from "react-router";
import { servicesContext, tooManyContext } from "~/context";
import { attemptField, readText } from "~/ui/form/form-submission";
import { decoyField, type InquiryAnswer, readInquiry } from "./inquiry-form-data";

/**
 * The consultation form's one way in, for browsers with and without scripts.
 * Status: 200 stored, 422 a field is wrong, 429 too many tries, 503 not stored.
 */
export async function sendInquiry(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<{ status: number; answer: InquiryAnswer }> {
  const form = await request.formData();
  const submission = readInquiry(form);
  if (context.get(tooManyContext))
    return { status: 429, answer: { outcome: "too-many", result: submission.reply() } };
  if (submission.status !== "success")
    return { status: 422, answer: { outcome: "invalid", result: submission.reply() } };

  const received = await context.get(servicesContext).receiveInquiry({
    inquiry: submission.value,
    attempt: readText(form, attemptField),
    suspectedSpam: readText(form, decoyField) !== "",
  });
  if (received.outcome === "unavailable")
    return { status: 503, answer: { outcome: "unavailable", result: submission.reply() } };
  const { reference, statusToken } = received;
  const statusLink = statusToken && `/inquiry/${statusToken}`;
  return { status: 200, answer: { outcome: "received", reference, statusLink } };
}
