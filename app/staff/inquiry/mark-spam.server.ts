import type { App } from "~/core/app";
import { isFree } from "~/core/db/queries";
import { inquiryMailKinds, type MailKind } from "~/core/db/tables/mail-tables";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import { mailState } from "~/core/mail/mail-backlog";
import { type Change, changeInquiry } from "~/staff/inquiry-record/change-inquiry.server";

const goesOut = (mail: Parameters<typeof mailState>[0]) =>
  ["sent", "waiting", "budget"].includes(mailState(mail));

/**
 * Marks or unmarks an inquiry as suspected spam. Unmarking queues its mails, except those that were
 * sent before. Marking deletes its waiting mails; a mail that a worker holds may still be sent, and
 * its row is kept as evidence.
 */
export async function markSpam(app: App, { spam, ...change }: Change & { spam: boolean }) {
  const outcome = await changeInquiry(
    app,
    { ...change, content: String(spam) },
    spam ? "marked as spam" : "took back from spam",
    async (db, { id: submissionId, suspected_spam }, now) => {
      if (suspected_spam === (spam ? 1 : 0)) return null;
      if (spam) {
        await db
          .deleteFrom("outbox")
          .where("submission_id", "=", submissionId)
          .where("sent_at", "is", null)
          .where("failed_at", "is", null)
          .where(isFree(new Date(now)))
          .execute();
        return { kind: "spam", set: { suspected_spam: 1 } };
      }
      const mails = await db
        .selectFrom("outbox")
        .select(["kind", "sent_at", "failed_at", "written_to_file", "withheld"])
        .where("submission_id", "=", submissionId)
        .execute();
      const had = new Set(mails.filter(goesOut).map(({ kind }) => kind));
      for (const kind of inquiryMailKinds.filter((one) => !had.has(one)))
        await enqueueMail(db, { submissionId, kind, now });
      return { kind: "not-spam", set: { suspected_spam: 0 } };
    },
  );
  // After "conflict" the inquiry already has that state, or a colleague changed it first.
  return outcome === "missing" ? outcome : "changed";
}

/**
 * Sends a mail again, except for suspected spam. A waiting mail is tried at once; for one that was
 * sent or given up, a new mail is queued and the old row is kept as evidence.
 */
export async function sendMailAgain(app: App, { mailId, ...change }: Change & { mailId: string }) {
  const outcome = await changeInquiry(
    app,
    { ...change, content: mailId },
    "sent mail again",
    async (db, inquiry, now) => {
      if (inquiry.suspected_spam) return null;
      const mail = await db
        .selectFrom("outbox")
        .select(["kind", "sent_at", "failed_at", "booking_id as bookingId"])
        .where("id", "=", mailId)
        .where("submission_id", "=", inquiry.id)
        .$narrowType<{ kind: MailKind }>()
        .executeTakeFirst();
      if (!mail) return null;
      const { kind, bookingId } = mail;
      if (mail.sent_at || mail.failed_at)
        await enqueueMail(db, { submissionId: inquiry.id, kind, now, bookingId });
      else
        await db
          .updateTable("outbox")
          .set({ next_attempt_at: now })
          .where("id", "=", mailId)
          .execute();
      return { kind: "mail", note: kind };
    },
  );
  return outcome === "changed" ? outcome : "missing";
}
