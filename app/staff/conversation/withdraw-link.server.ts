import { enqueueMail } from "~/core/mail/enqueue-mail";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { changeInquiry } from "~/staff/inquiry/change-inquiry.server";
import type { ConversationServices } from "./conversation";

/**
 * Ends every private link to the inquiry, and stops further ones until the desk renews them. The
 * new one is made when its mail is sent.
 */
export function makeWithdrawLink(parts: DeskParts): ConversationServices["withdrawLink"] {
  const { db, clock, wakeWorker } = parts;
  return async ({ renew, ...change }) => {
    const at = clock();
    const now = at.toISOString();
    const done = await changeInquiry(
      { db, clock },
      { ...change, content: String(renew) },
      renew ? "made private link" : "withdrew private link",
      async (transaction, inquiry) => {
        await transaction
          .updateTable("status_links")
          .set({ withdrawn_at: now })
          .where("submission_id", "=", inquiry.id)
          .where("withdrawn_at", "is", null)
          .execute();
        await transaction
          .updateTable("contact_submissions")
          .set({ links_stopped_at: renew ? null : now })
          .where("id", "=", inquiry.id)
          .execute();
        if (renew)
          await enqueueMail(transaction, {
            submissionId: inquiry.id,
            kind: "link-to-visitor",
            now,
          });
        return { kind: "link", detail: renew ? "made" : "withdrawn" };
      },
    );
    if (done !== "changed") return "missing";
    if (renew) wakeWorker();
    return "changed";
  };
}
