import type { DeskServices } from "../../../app/contracts/desk";
import { isLate } from "../../outbox/alert-late-mail";
import { readMailBacklog } from "../../outbox/mail-backlog";
import { type DeskParts, overdueSince } from "../desk-parts";
import { waitingQuery } from "../queue/count-queue";
import { countUpTo } from "./count-up-to";
import { hasFailedMail } from "./filter-inquiries";

const countedUpTo = 999;

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
      waits: await countUpTo(db, waitingQuery(parts, ""), countedUpTo),
      fresh: await countUpTo(db, fresh, countedUpTo),
      overdue: await countUpTo(db, overdue, countedUpTo),
      spam: await countUpTo(db, unanswered(1), countedUpTo),
      failedMails: await countUpTo(db, failed, countedUpTo),
      lateMails:
        backlog.oldestSince && isLate(backlog, parts.clock())
          ? { waiting: backlog.waiting, since: backlog.oldestSince }
          : null,
    };
  };
}
