import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema";
import type { Logger } from "../logger";
import { monthsLater } from "./staff/months-later";

/** Rows removed in one go: a long transaction would keep visitors waiting. */
const batchSize = 500;

/**
 * Removes inquiries, with everything that hangs on them, when the time to keep them is over:
 * `months` after the last contact with the person. Mail files are as old as what is in them.
 * 0 months keeps everything.
 */
export function makeRetentionJob(parts: {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  months: number;
  dataDir: string;
}): () => Promise<void> {
  const { db, clock, logger, months, dataDir } = parts;

  return async () => {
    if (months === 0) return;
    const end = monthsLater(clock(), -months);
    let inquiries = 0;
    for (;;) {
      const removed = await removeBefore(db, end.toISOString());
      inquiries += removed;
      if (removed < batchSize) break;
    }
    const mailFiles = await removeFilesBefore(join(dataDir, "mail"), end);
    if (inquiries > 0 || mailFiles > 0)
      logger.info({ inquiries, mailFiles }, "removed what was kept long enough");
  };
}

async function removeBefore(db: Kysely<Schema>, end: string): Promise<number> {
  const { numDeletedRows } = await db
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
  return Number(numDeletedRows);
}

async function removeFilesBefore(folder: string, end: Date): Promise<number> {
  let removed = 0;
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    if ((await stat(path)).mtime >= end) continue;
    await rm(path);
    removed++;
  }
  return removed;
}
