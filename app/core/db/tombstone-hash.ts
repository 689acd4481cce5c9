import { createHmac } from "node:crypto";

/** The key's row in `settings`: made at the first start, so that every backup holds it. */
export const tombstoneKey = "tombstone-key";

/** What is kept of an erased inquiry: it identifies the inquiry, but not the person. */
export const tombstoneHash = (key: Buffer, inquiryId: string) =>
  createHmac("sha256", key).update(inquiryId).digest("base64url");
