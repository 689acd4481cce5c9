import type { Kysely } from "kysely";
import type { Schema } from "../db/schema";
import { failedMails } from "./failed-mails";

/**
 * For health checks and alerts: `oldestSince` is an ISO instant, null when nothing waits; `failed`
 * were given up and not sent again since.
 */
export type MailBacklog = { waiting: number; oldestSince: string | null; failed: number };

export const waitingMails = (db: Kysely<Schema>) =>
  db.selectFrom("outbox").where("sent_at", "is", null).where("failed_at", "is", null);

export async function readMailBacklog(db: Kysely<Schema>): Promise<MailBacklog> {
  const waiting = await waitingMails(db)
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("oldest")])
    .executeTakeFirstOrThrow();
  const failed = await failedMails(db)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return {
    waiting: Number(waiting.count),
    oldestSince: waiting.oldest,
    failed: Number(failed.count),
  };
}
