import type { Kysely } from "kysely";
import { countRows } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import type { OutboxRow, Withheld } from "~/core/db/tables/mail-tables";

/**
 * For health checks and alerts: `oldestSince` is an ISO instant, null when nothing waits; `failed`
 * were given up and not sent again since.
 */
export type MailBacklog = { waiting: number; oldestSince: string | null; failed: number };

/** The state of a mail. "file": written to a file, because production has no mail server. */
export type MailState = "waiting" | "sent" | "file" | "failed" | Withheld;

export function mailState(
  mail: Pick<OutboxRow, "sent_at" | "failed_at" | "written_to_file" | "withheld">,
): MailState {
  if (mail.sent_at) return mail.written_to_file ? "file" : "sent";
  if (mail.withheld) return mail.withheld;
  return mail.failed_at ? "failed" : "waiting";
}

const unsent = (db: Kysely<Schema>) =>
  db.selectFrom("outbox").where("sent_at", "is", null).where("failed_at", "is", null);

/** Confirmations that wait for the hourly limit are not counted: the mail server works. */
const waitingMails = (db: Kysely<Schema>) =>
  unsent(db).where(({ or, eb }) =>
    or([eb("withheld", "is", null), eb("withheld", "!=", "budget")]),
  );

/** Number of confirmations that wait because many were sent in the last hour. */
export const countHeldConfirmations = (db: Kysely<Schema>) =>
  countRows(db, unsent(db).select("id").where("withheld", "=", "budget"));

/** Mails that were given up and, if about an inquiry, not queued again since. */
export const givenUpMails = (db: Kysely<Schema>) =>
  db
    .selectFrom("outbox")
    .where("outbox.failed_at", "is not", null)
    // Withheld on purpose: no action is needed.
    .where("outbox.withheld", "is", null)
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

/** Mails about inquiries that were given up and not queued again since. */
export const failedMails = (db: Kysely<Schema>) =>
  givenUpMails(db).where("outbox.submission_id", "is not", null);

/** Open invitations whose mail was given up: an owner has to send them again or withdraw them. */
export const countFailedInvitations = (db: Kysely<Schema>) =>
  countRows(
    db,
    givenUpMails(db)
      .select("outbox.id")
      .innerJoin("invitations", "invitations.id", "outbox.invitation_id")
      .where("used_at", "is", null)
      .where("withdrawn_at", "is", null),
  );

export async function readMailBacklog(db: Kysely<Schema>): Promise<MailBacklog> {
  const { waiting, oldest } = await waitingMails(db)
    .select(({ fn }) => [fn.countAll().as("waiting"), fn.min("created_at").as("oldest")])
    .executeTakeFirstOrThrow();
  const ofInquiries = await countRows(db, failedMails(db).select("outbox.id"));
  const failed = ofInquiries + (await countFailedInvitations(db));
  return { waiting: Number(waiting), oldestSince: oldest, failed };
}
