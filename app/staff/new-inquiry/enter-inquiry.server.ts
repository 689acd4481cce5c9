import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { z } from "zod";
import { fieldMessages } from "~/content/en/form-messages";
import { inquiryLabels } from "~/content/en/inquiry-labels";
import { enterInquiryWords as words } from "~/content/en/staff/staff-queue";
import { languages } from "~/content/languages";
import type { App } from "~/core/app";
import type { Actor } from "~/core/sessions/people";
import { hasRedFlag } from "~/facts/red-flags";
import { enteredSources } from "~/staff/inquiry-record/inquiry-fields";
import { inquirySchema, ticked } from "~/staff/inquiry-record/inquiry-schema";
import { fewestFromAbroad, wholeNumber } from "~/staff/inquiry-record/phone-number";
import { receiveInquiry } from "~/staff/inquiry-record/receive-inquiry.server";

const { firstName, lastName, email, phone, service, message, noVoicemail, wantsEstimate } =
  inquirySchema({ fieldMessages, inquiryLabels }).shape;

/**
 * The form about a caller or walk-in: the rules of the contact form, but only the first
 * name, the service and one way to reach the person are required.
 */
const enteredSchema = z
  .object({
    source: z.enum(enteredSources, fieldMessages.notListed),
    language: z.enum(languages, fieldMessages.notListed).default("en"),
    firstName,
    lastName: lastName.optional().default(""),
    phone: phone.optional().default(""),
    email: email.optional().default(""),
    mayMail: z.enum(["", ticked], fieldMessages.notListed).default(""),
    service,
    message,
    noVoicemail,
    wantsEstimate,
  })
  .superRefine(
    // Fields that are wrong by themselves are missing here.
    ({ phone = "", email = "", mayMail = "" }, problems) => {
      const refuse = (path: string, message: string) =>
        problems.addIssue({ code: "custom", path: [path], message });
      if (phone === "" && email === "") refuse("phone", words.unreachable);
      const digits = phone.replace(/\D+/g, "").length;
      const fewest = phone.startsWith("+") ? fewestFromAbroad : wholeNumber;
      if (phone !== "" && digits < fewest) refuse("phone", words.incomplete(digits));
      if (email === "" && mayMail !== "") refuse("email", words.noAddress);
    },
    // Also when a field is wrong by itself, so that all is said at once.
    { when: () => true },
  );

/** The typed text of each field, and the messages beside the fields. */
export type EnterProblem = { typed: Record<string, string>; problems: Record<string, string> };

/**
 * Stores an inquiry that somebody made by phone or in the clinic, as one from the website is stored;
 * whoever entered it has it. Returns its reference, also for a repeated post, or the problems: with
 * none beside a field, the database did not respond.
 */
export async function enterInquiry(
  app: App,
  { actor, form, idempotencyKey }: { actor: Actor; form: FormData; idempotencyKey: string },
): Promise<{ reference: string } | EnterProblem> {
  const read = parseWithZod(form, { schema: enteredSchema });
  const typed = typedTexts(form);
  if (read.status !== "success") return { typed, problems: problemsOf(read.reply()) };
  const { source, language, mayMail, ...fields } = read.value;
  const received = await receiveInquiry(app, {
    inquiry: { ...fields, reachBy: "", callWindow: "" },
    hasRedFlag: hasRedFlag(fields.message, app.currentFacts().redFlags),
    idempotencyKey,
    suspectedSpam: false,
    language,
    entered: { by: actor, source, mayMail: mayMail === ticked },
  });
  if (received.outcome === "unavailable") return { typed, problems: {} };
  return { reference: received.reference };
}

const typedTexts = (form: FormData) =>
  Object.fromEntries(
    [...form].filter((field): field is [string, string] => !(field[1] instanceof File)),
  );

/** The first message of each field. */
const problemsOf = ({ error }: SubmissionResult) =>
  Object.fromEntries(
    Object.entries(error ?? {}).map(([name, messages]): [string, string] => [
      name,
      String(messages?.[0] ?? ""),
    ]),
  );
