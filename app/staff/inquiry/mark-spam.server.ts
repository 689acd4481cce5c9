import { isFree } from "~/core/db/lease";
import { inquiryMailKinds } from "~/core/db/tables/mail-tables";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import { mailState } from "~/core/mail/mail-backlog";
import type { DeskServices } from "~/desk-services";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { changeInquiry } from "./change-inquiry.server";

/** Sent, or still to be sent. */
const goesOut = (mail: Parameters<typeof mailState>[0]) =>
  ["sent", "waiting", "budget"].includes(mailState(mail));

/**
 * Marks an inquiry as suspected spam, or not. Unmarked, its mails are queued, except those that
 * were sent before. Marked, its waiting mails are deleted; a mail that a worker holds may still be
 * sent, and its row stays as evidence.
 */
export function makeMarkSpam({ db, clock, wakeWorker }: DeskParts): DeskServices["markSpam"] {
  return async ({ spam, ...change }) => {
    const at = clock();
    const action = spam ? "marked as spam" : "took back from spam";
    const done = await changeInquiry(
      db,
      { ...change, content: String(spam) },
      at,
      action,
      async (transaction, inquiry) => {
        const { numUpdatedRows } = await transaction
          .updateTable("contact_submissions")
          .set({ suspected_spam: spam ? 1 : 0 })
          .where("id", "=", inquiry.id)
          .where("suspected_spam", "=", spam ? 0 : 1)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return null;
        if (spam) {
          await transaction
            .deleteFrom("outbox")
            .where("submission_id", "=", inquiry.id)
            .where("sent_at", "is", null)
            .where("failed_at", "is", null)
            .where(isFree(at))
            .execute();
        } else {
          const mails = await transaction
            .selectFrom("outbox")
            .select(["kind", "sent_at", "failed_at", "to_nobody", "withheld"])
            .where("submission_id", "=", inquiry.id)
            .execute();
          const had = new Set(mails.filter(goesOut).map(({ kind }) => kind));
          const now = at.toISOString();
          for (const kind of inquiryMailKinds.filter((one) => !had.has(one)))
            await enqueueMail(transaction, { submissionId: inquiry.id, kind, now });
        }
        return {
          kind: spam ? "spam" : "not-spam",
          from_status: null,
          to_status: null,
          note: "",
        };
      },
    );
    // Nothing changed: it already had that state, or a colleague was first.
    if (done === "missing") return "missing";
    if (!spam) wakeWorker();
    return "changed";
  };
}
