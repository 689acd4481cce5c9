import type { Kysely } from "kysely";
import type { InquiryColumn } from "../../app/contracts/inquiry-fields";
import type { ContactSubmission, Schema } from "../db/schema";
import { searchTokens } from "./search-tokens";

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
