import { z } from "zod";
import { serviceOptions } from "~/content/service-options";

// Zod would try to make functions from text, which the page's policy forbids.
z.config({ jitless: true });

/**
 * Apostrophes and hyphens as keyboards, phones and languages have them (’ ‘ ʻ ʼ, ‐ ‑). Something
 * in it can be seen: a list shows the name as its link.
 */
const namePattern =
  /^(?=.*[[\p{L}'’‘ʻʼ\-‐‑]--\p{Default_Ignorable_Code_Point}])[\p{L}\p{M} '’‘ʻʼ\-‐‑]+$/v;
const phonePattern = /^[0-9 ()+-]+$/;
/** Line breaks and tabs are writing; other control characters are not (databases refuse NUL). */
const controlCharacters = /[\p{Cc}--[\n\t]]/v;

const name = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(100, `${label} must be less than 100 characters`)
    .regex(namePattern, `${label} can only contain letters, spaces, hyphens, and apostrophes`);

/**
 * The consultation form's rules and messages, to the letter of the specification's section 5.
 * One schema for browser and server.
 */
export const inquirySchema = z.object({
  firstName: name("First name"),
  lastName: name("Last name"),
  email: z
    .string({ error: "Invalid email address" })
    .trim()
    .pipe(z.email("Invalid email address"))
    .pipe(z.string().max(255, "Email must be less than 255 characters")),
  phone: z
    .string({ error: "Phone number is required" })
    .trim()
    // 904.555.0100 is how many people write it; nothing else is guessed.
    .transform((text) => text.replaceAll(".", "-"))
    .pipe(
      z
        .string({ error: "Phone number is required" })
        .min(1, "Phone number is required")
        .regex(phonePattern, "Invalid phone number format")
        .max(20, "Phone number must be less than 20 characters"),
    ),
  service: z.enum(
    serviceOptions.map(({ value }) => value),
    "Please select a service",
  ),
  message: z
    .string({ error: "Message must be text" })
    // Forms send line breaks as two characters; the writer counts one.
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(
      z
        .string()
        .max(1000, "Message must be less than 1000 characters")
        .refine((text) => !controlCharacters.test(text), {
          error: "Message contains characters that cannot be sent",
        }),
    )
    .default(""),
});

export type InquiryField = keyof z.infer<typeof inquirySchema>;

export const inquiryFields = Object.keys(inquirySchema.shape) as InquiryField[];
