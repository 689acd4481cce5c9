import type { DeskServices } from "../../../app/desk";
import { countUpTo } from "./count-up-to";
import { type DeskParts, overdueSince } from "./desk-parts";

const countedUpTo = 999;

/** What waits for somebody, for the desk's navigation. Shows nobody's data: not audited. */
export function makeCountInquiries(parts: DeskParts): DeskServices["countInquiries"] {
  const { db } = parts;
  const inquiries = (spam: number) =>
    db.selectFrom("contact_submissions").select("id").where("suspected_spam", "=", spam);
  return async () => {
    const fresh = inquiries(0).where("status", "=", "new");
    const overdue = fresh.where("created_at", "<=", overdueSince(parts).toISOString());
    const failed = db.selectFrom("outbox").select("id").where("failed_at", "is not", null);
    return {
      fresh: await countUpTo(db, fresh, countedUpTo),
      overdue: await countUpTo(db, overdue, countedUpTo),
      spam: await countUpTo(db, inquiries(1), countedUpTo),
      failedMails: await countUpTo(db, failed, countedUpTo),
    };
  };
}
