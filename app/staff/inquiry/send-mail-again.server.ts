import type { MailKind } from "~/core/db/tables/mail-tables";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import type { DeskServices } from "~/desk-services";
import type { DeskParts } from "~/staff/frame/desk-parts.server";
import { changeInquiry } from "./change-inquiry.server";

/**
 * Not for suspected spam. A waiting mail is tried at once; for one that was sent or given up, a
 * new mail is queued and the old row stays as evidence.
 */
export function makeSendMailAgain(parts: DeskParts): DeskServices["sendMailAgain"] {
  const { db, clock, wakeWorker } = parts;
  return async ({ mailId, ...change }) => {
    const at = clock();
    const now = at.toISOString();
    const done = await changeInquiry(
      db,
      { ...change, content: mailId },
      at,
      "sent mail again",
      async (transaction, inquiry) => {
        if (inquiry.suspected_spam) return null;
        const mail = await transaction
          .selectFrom("outbox")
          .select(["kind", "sent_at", "failed_at", "booking_id as bookingId"])
          .where("id", "=", mailId)
          .where("submission_id", "=", inquiry.id)
          .$narrowType<{ kind: MailKind }>()
          .executeTakeFirst();
        if (!mail) return null;
        if (mail.sent_at || mail.failed_at) {
          const { kind, bookingId } = mail;
          await enqueueMail(transaction, { submissionId: inquiry.id, kind, now, bookingId });
        } else {
          await transaction
            .updateTable("outbox")
            .set({ next_attempt_at: now })
            .where("id", "=", mailId)
            .execute();
        }
        return { kind: "mail", from_status: null, to_status: null, note: mail.kind };
      },
    );
    if (done !== "changed") return "missing";
    wakeWorker();
    return "changed";
  };
}
