import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { ContactSubmission } from "~/core/db/tables/inquiry-tables";
import type { InquiryColumn } from "./inquiry-fields";
import { searchTokens, textTokens } from "./search-tokens.server";

/** Makes an inquiry findable; part of the transaction that stores it. */
export async function indexInquiry(
  db: Kysely<Schema>,
  inquiry: Pick<ContactSubmission, "id" | "reference" | InquiryColumn>,
) {
  const tokens = searchTokens(inquiry);
  await db
    .insertInto("inquiry_tokens")
    .values(tokens.map((token) => ({ token, submission_id: inquiry.id })))
    .execute();
}

/** Makes an inquiry findable by later texts: a note, a message, an answer. */
export async function indexText(db: Kysely<Schema>, submissionId: string, text: string) {
  const tokens = textTokens(text);
  if (tokens.length === 0) return;
  await db
    .insertInto("inquiry_tokens")
    .values(tokens.map((token) => ({ token, submission_id: submissionId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
