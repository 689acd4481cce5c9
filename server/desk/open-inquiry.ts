import type { DeskMail, DeskServices } from "../../app/contracts/desk";
import type { OutboxRow } from "../db/schema";
import { inquiryFieldsOf } from "../inquiries/inquiry-columns";
import { monthsLater } from "../inquiries/months-later";
import { emailToken } from "../inquiries/search-tokens";
import { mailState } from "../outbox/mail-state";
import type { DeskParts } from "./desk-parts";
import { hasOneOf } from "./find-person";
import { inquiryRows } from "./inquiry-row";
import { writeAudit } from "./write-audit";

export function makeOpenInquiry(parts: DeskParts): DeskServices["openInquiry"] {
  const { db, clock, retentionMonths } = parts;
  return async ({ who, reference }) => {
    const stored = await db
      .selectFrom("contact_submissions")
      .selectAll()
      .where("reference", "=", reference)
      .where("removed_at", "is", null)
      .executeTakeFirst();
    if (!stored) return null;
    await writeAudit(db, { at: clock(), who, action: "opened inquiry", subject: reference });

    const mails = await db
      .selectFrom("outbox")
      .selectAll()
      .where("submission_id", "=", stored.id)
      .orderBy("created_at", "desc")
      .orderBy("kind")
      .execute();
    const history = await db
      .selectFrom("inquiry_history")
      .select([
        "id",
        "at",
        "who",
        "person_id as personId",
        "kind",
        "from_status as from",
        "to_status as to",
        "note",
      ])
      .where("submission_id", "=", stored.id)
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .execute();
    const fromEmail = await db
      .selectFrom("contact_submissions")
      .select(({ fn }) => fn.countAll().as("count"))
      .where(hasOneOf([emailToken(stored.email)]))
      .where("removed_at", "is", null)
      .executeTakeFirstOrThrow();
    const [row] = await inquiryRows(parts, [stored]);
    if (!row) return null;
    const keptFrom = stored.last_contact_at ?? stored.created_at;
    return {
      ...row,
      sent: inquiryFieldsOf(stored),
      answeredAt: stored.answered_at,
      deletedOn:
        retentionMonths > 0 ? monthsLater(new Date(keptFrom), retentionMonths).toISOString() : null,
      mails: mails.map((mail) => evidence(mail, stored.email)),
      history,
      fromEmail: Number(fromEmail.count),
    };
  };
}

/** What the outbox knows about one mail. The clinic's own address is not repeated here. */
function evidence(mail: OutboxRow, visitor: string): DeskMail {
  const common = {
    id: mail.id,
    kind: mail.kind,
    to: mail.kind === "inquiry-to-visitor" ? visitor : "",
    tries: mail.attempts,
    queuedAt: mail.created_at,
  };
  return {
    ...common,
    state: mailState(mail),
    at: mail.sent_at ?? mail.failed_at ?? mail.next_attempt_at,
    answer: (mail.sent_at ? mail.server_answer : mail.last_error) ?? "",
  };
}
