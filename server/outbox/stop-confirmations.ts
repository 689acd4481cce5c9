import type { Kysely } from "kysely";
import type { StopConfirmations } from "../../app/contracts/inquiries";
import type { Schema } from "../db/schema";
import { findLink } from "../inquiries/status-link";
import { mailboxHash } from "./mailbox-hash";

/**
 * "This was not me": the private link in a confirmation stops further ones to its mailbox. Only a
 * keyed hash is kept, which does not show the address and outlives the inquiry.
 */
export function makeStopConfirmations(parts: {
  db: Kysely<Schema>;
  clock: () => Date;
  key: Buffer;
}): StopConfirmations {
  const { db, clock, key } = parts;
  return async (token) => {
    const inquiry = await findLink(db, token, clock());
    if (!inquiry) return false;
    await db
      .insertInto("stopped_mailboxes")
      .values({ mailbox_hash: mailboxHash(key, inquiry.email), at: clock().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  };
}
