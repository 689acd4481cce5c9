import type { DeskServices } from "../../../app/desk";
import { isLate } from "../alert-late-mail";
import { readMailBacklog } from "../mail-backlog";
import { countUpTo } from "./count-up-to";
import { type DeskParts, overdueSince } from "./desk-parts";

const countedUpTo = 999;

/** What waits for somebody, for the desk's navigation. Shows nobody's data: not audited. */
export function makeCountInquiries(parts: DeskParts): DeskServices["countInquiries"] {
  const { db } = parts;
  const unanswered = (spam: number) =>
    db
      .selectFrom("contact_submissions")
      .select("id")
      .where("suspected_spam", "=", spam)
      .where("status", "=", "new");
  return async () => {
    const fresh = unanswered(0);
    const overdue = fresh.where("created_at", "<=", overdueSince(parts).toISOString());
    // By inquiry, and not when the mail was sent again since: as inquiry-row.ts marks them.
    const failed = db
      .selectFrom("outbox")
      .select("outbox.submission_id")
      .distinct()
      .where("outbox.failed_at", "is not", null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("outbox as later")
              .select("later.id")
              .whereRef("later.submission_id", "=", "outbox.submission_id")
              .whereRef("later.kind", "=", "outbox.kind")
              .whereRef("later.created_at", ">", "outbox.created_at"),
          ),
        ),
      );
    const backlog = await readMailBacklog(db);
    return {
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
