import { countRows } from "~/core/db/count-rows";
import { isLate } from "~/core/mail/alert-late-mail";
import { readMailBacklog } from "~/core/mail/mail-backlog";
import type { DeskServices } from "~/desk-services";
import { type DeskParts, overdueSince } from "~/staff/frame/desk-parts.server";
import { waitingQuery } from "~/staff/inbox/count-queue.server";
import { hasFailedMail } from "./filter-inquiries.server";

/** The counts in the desk's navigation. They show no personal data: not audited. */
export function makeCountInquiries(parts: DeskParts): DeskServices["countInquiries"] {
  const { db } = parts;
  const unanswered = (spam: number) =>
    db
      .selectFrom("contact_submissions")
      .select("id")
      .where("suspected_spam", "=", spam)
      .where("removed_at", "is", null)
      .where("status", "=", "new");
  return async () => {
    const fresh = unanswered(0);
    const overdue = fresh.where("created_at", "<=", overdueSince(parts).toISOString());
    // Counts inquiries, not mails, as the list marks and filters them.
    const failed = db
      .selectFrom("contact_submissions")
      .select("id")
      .where("suspected_spam", "=", 0)
      .where("removed_at", "is", null)
      .where(hasFailedMail(db));
    const backlog = await readMailBacklog(db);
    return {
      waits: await countRows(db, waitingQuery(parts, "")),
      fresh: await countRows(db, fresh),
      overdue: await countRows(db, overdue),
      spam: await countRows(db, unanswered(1)),
      failedMails: await countRows(db, failed),
      lateMails:
        backlog.oldestSince && isLate(backlog, parts.clock())
          ? { waiting: backlog.waiting, since: backlog.oldestSince }
          : null,
    };
  };
}
