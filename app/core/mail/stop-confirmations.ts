import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import { theVisitor } from "~/core/sessions/people";
import { changeInquiry } from "~/staff/inquiry/change-inquiry.server";
import type { StopConfirmations } from "~/staff/inquiry/inquiries";
import { disowned } from "~/staff/inquiry/is-disowned.server";
import { findEvenStopped } from "~/staff/inquiry/status-link.server";
import { enqueueNews } from "./enqueue-mail";
import { mailboxHash } from "./mailbox-hash";

/**
 * "This was not me": the private link in a confirmation stops further ones to its mailbox, of which
 * only a keyed hash is kept, which outlives the inquiry. The inquiry's links stop, its mails to the
 * visitor are held (is-disowned.ts), and it is due at the desk, which decides.
 */
export function makeStopConfirmations(parts: {
  db: Kysely<Schema>;
  clock: () => Date;
  key: Buffer;
}): StopConfirmations {
  const { db, clock, key } = parts;
  return async (token) => {
    const link = await findEvenStopped(db, token);
    if (!link) return false;
    const at = clock();
    const now = at.toISOString();
    await db
      .insertInto("stopped_mailboxes")
      .values({ mailbox_hash: mailboxHash(key, link.email), at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await changeInquiry(
      { db, clock },
      { who: theVisitor, reference: link.reference, attempt: link.token_hash, content: "" },
      "visitor disowned inquiry",
      async (transaction, inquiry) => {
        await transaction
          .updateTable("contact_submissions")
          .set({ links_stopped_at: now, unread_since: inquiry.unread_since ?? now })
          .where("id", "=", inquiry.id)
          .execute();
        await enqueueNews(transaction, inquiry.id, at);
        return { kind: "link", detail: disowned };
      },
    );
    return true;
  };
}
