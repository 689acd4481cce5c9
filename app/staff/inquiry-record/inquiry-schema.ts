import { z } from "zod";
import { reachValues, serviceValues } from "~/content/form-values";
import type { FormWords } from "~/content/form-words";
import { asciiEmail, isEmail, plainLine, plainName, plainText } from "~/facts/typed-text";
import type { InquiryField } from "./inquiry-fields";

// Zod's JIT compiles functions from text, which the page's policy forbids.
z.config({ jitless: true });

/**
 * Apostrophes as keyboards and languages write them; ʻ and ʼ are letters. At least one character is
 * visible: a list shows the name as its link.
 */
const namePattern = /^(?=.*[\p{L}'’‘`´′＇-])[\p{L}\p{M} '’‘`´′＇\-\u200c\u200d]+$/u;
const phonePattern = /^[0-9 ()+-]+$/;
/** Line breaks and tabs are allowed; other control characters are not (databases refuse NUL). */
const controlCharacters = /[\p{Cc}--[\n\t]]/v;

const longest = { name: 100, email: 255, phone: 20, message: 1000 };

/** Value of a ticked box, as sent and stored; one that is not ticked is "". */
export const ticked = "yes";

/** The words of the messages. */
export type SchemaWords = Pick<FormWords, "fieldMessages" | "inquiryLabels">;

/**
 * The consultation form's rules and messages, letter for letter (specification, section 5). One
 * schema for browser and server, whose rules hold for a caller at the desk too.
 */
export function inquirySchema({ fieldMessages: wrong, inquiryLabels }: SchemaWords) {
  const nameOf = (field: InquiryField) =>
    inquiryLabels[field].inMessages ?? inquiryLabels[field].label;
  /** The text of a field that may be sent only once. */
  const sentOnce = (field: string, missing: string) =>
    z.string({ error: ({ input }) => (Array.isArray(input) ? wrong.repeated(field) : missing) });
  const name = (field: string) =>
    sentOnce(field, wrong.required(field))
      .overwrite(plainName)
      .min(1, wrong.required(field))
      .max(longest.name, wrong.tooLong(field, longest.name))
      .regex(namePattern, wrong.notAName(field));
  const [email, phone, message] = [nameOf("email"), nameOf("phone"), nameOf("message")];

  return z.object({
    firstName: name(nameOf("firstName")),
    lastName: name(nameOf("lastName")),
    email: sentOnce(email, wrong.notAnEmail)
      .overwrite(asciiEmail)
      .refine(isEmail, { error: wrong.notAnEmail, abort: true })
      .max(longest.email, wrong.tooLong(email, longest.email)),
    phone: sentOnce(phone, wrong.required(phone))
      // Many people write 904.555.0100.
      .overwrite((text) => plainLine(text).replaceAll(".", "-"))
      .min(1, wrong.required(phone))
      .regex(phonePattern, wrong.notAPhone)
      .max(longest.phone, wrong.tooLong(phone, longest.phone)),
    reachBy: z.enum(["", ...reachValues], wrong.notListed).default(""),
    // The offered times are facts: the server checks them (send-inquiry.server.ts).
    callWindow: z
      .string(wrong.notListed)
      .regex(/^(\d\d:\d\d-\d\d:\d\d)?$/, wrong.notListed)
      .default(""),
    noVoicemail: z.enum(["", ticked], wrong.notListed).default(""),
    service: z.enum(serviceValues, wrong.noService),
    message: sentOnce(message, wrong.notText(message))
      .overwrite(plainText)
      .max(longest.message, wrong.tooLong(message, longest.message))
      .refine((text) => !controlCharacters.test(text), { error: wrong.unsendable(message) })
      .default(""),
    wantsEstimate: z.enum(["", ticked], wrong.notListed).default(""),
  } satisfies Record<InquiryField, z.ZodType>);
}
