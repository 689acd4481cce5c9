import type { Kysely } from "kysely";
import type { Schema } from "../db/schema";

/** For health checks and alerts: `oldestSince` is an ISO instant, null when nothing waits. */
export type MailBacklog = { waiting: number; oldestSince: string | null; failed: number };

export async function readMailBacklog(db: Kysely<Schema>): Promise<MailBacklog> {
  const waiting = await db
    .selectFrom("outbox")
    .select(({ fn }) => [fn.countAll().as("count"), fn.min("created_at").as("oldest")])
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .executeTakeFirstOrThrow();
  const failed = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("failed_at", "is not", null)
    .executeTakeFirstOrThrow();
  return {
    waiting: Number(waiting.count),
    oldestSince: waiting.oldest,
    failed: Number(failed.count),
  };
}
