import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import { failedMails } from "./failed-mails";

/**
 * For health checks and alerts, of the mails about inquiries and those to the staff: `oldestSince`
 * is an ISO instant, null when nothing waits; `failed` were given up and not sent again since.
 */
export type MailBacklog = { waiting: number; oldestSince: string | null; failed: number };

const unsent = (db: Kysely<Schema>) =>
  db.selectFrom("outbox").where("sent_at", "is", null).where("failed_at", "is", null);

/** Confirmations that wait for the hourly limit are not counted: the mail server works. */
export const waitingMails = (db: Kysely<Schema>) =>
  unsent(db).where(({ or, eb }) =>
    or([eb("withheld", "is", null), eb("withheld", "!=", "budget")]),
  );

/** Confirmations that wait because many were sent in the last hour. */
export async function countHeldConfirmations(db: Kysely<Schema>): Promise<number> {
  const { mails } = await unsent(db)
    .where("withheld", "=", "budget")
    .select(({ fn }) => fn.countAll().as("mails"))
    .executeTakeFirstOrThrow();
  return Number(mails);
}

export const waitingStaffMails = (db: Kysely<Schema>) =>
  db.selectFrom("staff_mails").where("sent_at", "is", null).where("failed_at", "is", null);

/** Open invitations whose mail was given up: they have to be sent again, or withdrawn. */
export async function countFailedInvitations(db: Kysely<Schema>): Promise<number> {
  const { mails } = await db
    .selectFrom("staff_mails")
    .innerJoin("invitations", "invitations.id", "staff_mails.detail")
    .where("kind", "=", "invitation")
    .where("failed_at", "is not", null)
    .where("used_at", "is", null)
    .where("withdrawn_at", "is", null)
    .select(({ fn }) => fn.countAll().as("mails"))
    .executeTakeFirstOrThrow();
  return Number(mails);
}

export async function readMailBacklog(db: Kysely<Schema>): Promise<MailBacklog> {
  const waiting = await waitingMails(db)
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("oldest")])
    .executeTakeFirstOrThrow();
  const staff = await waitingStaffMails(db)
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("oldest")])
    .executeTakeFirstOrThrow();
  const failed = await failedMails(db)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  const [oldestSince = null] = [waiting.oldest, staff.oldest].filter((at) => at !== null).sort();
  return {
    waiting: Number(waiting.count) + Number(staff.count),
    oldestSince,
    failed: Number(failed.count) + (await countFailedInvitations(db)),
  };
}
