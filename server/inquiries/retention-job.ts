import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { forgetDeleted } from "../db/forget-deleted";
import type { Schema } from "../db/schema";
import type { Logger } from "../logger";
import { monthsLater } from "./months-later";

/** Rows removed in one go: a long transaction would keep visitors waiting. */
const batchSize = 500;

/**
 * Removes what was kept long enough: inquiries, with all their rows, `months` after
 * the last contact with the person, mail files of that age, and payments `paymentYears` after they
 * were begun. 0 keeps everything of that kind. The periods are those of the privacy page.
 */
export function makeRetentionJob(parts: {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  months: number;
  paymentYears: number;
  dataDir: string;
}): () => Promise<void> {
  const { db, clock, logger, months, paymentYears, dataDir } = parts;

  return async () => {
    const removed = { inquiries: 0, mailFiles: 0, payments: 0 };
    if (months > 0) {
      const end = monthsLater(clock(), -months);
      removed.inquiries = await inBatches(() => removeInquiries(db, end.toISOString()));
      removed.mailFiles = await removeFilesBefore(join(dataDir, "mail"), end);
    }
    if (paymentYears > 0) {
      const end = monthsLater(clock(), -12 * paymentYears);
      removed.payments = await inBatches(() => removePayments(db, end.toISOString()));
    }
    if (Object.values(removed).every((count) => count === 0)) return;
    await forgetDeleted(db);
    logger.info(removed, "removed what was kept long enough");
  };
}

/** Repeats `removeBatch` until it finds less than a batch; how many rows it removed in all. */
async function inBatches(removeBatch: () => Promise<{ numDeletedRows: bigint }>): Promise<number> {
  let all = 0;
  for (;;) {
    const removed = Number((await removeBatch()).numDeletedRows);
    all += removed;
    if (removed < batchSize) return all;
  }
}

const removeInquiries = (db: Kysely<Schema>, end: string) =>
  db
    .deleteFrom("contact_submissions")
    .where("id", "in", (query) =>
      query
        .selectFrom("contact_submissions")
        .select("id")
        .where("created_at", "<", end)
        .where(({ or, eb }) =>
          or([eb("last_contact_at", "is", null), eb("last_contact_at", "<", end)]),
        )
        .orderBy("created_at")
        .limit(batchSize),
    )
    .executeTakeFirstOrThrow();

const removePayments = (db: Kysely<Schema>, end: string) =>
  db
    .deleteFrom("payments")
    .where("id", "in", (query) =>
      query
        .selectFrom("payments")
        .select("id")
        .where("created_at", "<", end)
        .orderBy("created_at")
        .limit(batchSize),
    )
    .executeTakeFirstOrThrow();

async function removeFilesBefore(folder: string, end: Date): Promise<number> {
  let removed = 0;
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    // Another process or an erasure may have removed it meanwhile.
    const written = await stat(path).catch(() => null);
    if (!written || written.mtime >= end) continue;
    await rm(path, { force: true });
    removed++;
  }
  return removed;
}
