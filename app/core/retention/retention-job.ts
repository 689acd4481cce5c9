import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, type SqlBool, sql } from "kysely";
import { Temporal } from "temporal-polyfill";
import type { App } from "~/core/app";
import { forgetDeleted, markDeletion } from "~/core/db/forget-deleted";
import { countRows } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import { erasedAfterDays, estimateRetentionYears } from "~/core/time/periods";
import { holdRetention } from "./retention-hold";

/** Rows marked, and rows erased, in one transaction: other writers wait only briefly. */
const markedAtOnce = 500;
const erasedAtOnce = 20;
/** Time between mark and erasure. */
const erasedAfter = erasedAfterDays * 24 * 60 * 60_000;
/** Refunds and disputes whose payment is not known by then belong to another shop of the account. */
const reversalsKept = 30 * 24 * 60 * 60_000;

/**
 * Removes what was kept long enough: inquiries, with all their rows, RETENTION_MONTHS after the last
 * contact with the person, mail files of that age, and payments PAYMENT_RETENTION_YEARS after they
 * were begun; good-faith estimates that were given, after six years. 0 keeps everything of that kind. The periods are those of the privacy page. A row is
 * first marked, which hides it from all lists, and erased after a week; it is unmarked if it is not
 * due any more (a longer period, a corrected clock). Does nothing while holdRetention waits for an
 * owner's confirmation.
 */
export async function removeExpired(app: App): Promise<void> {
  const { db, clock, logger } = app;
  const { retentionMonths: months, paymentRetentionYears: paymentYears, dataDir } = app.config;
  const now = clock();
  const at = now.toISOString();
  const ends = {
    contact_submissions: months > 0 ? monthsLater(now, -months).toISOString() : "",
    payments: paymentYears > 0 ? monthsLater(now, -12 * paymentYears).toISOString() : "",
  };
  const unmarked = db
    .selectFrom("contact_submissions")
    .select("id")
    .where("removed_at", "is", null);
  const due = unmarked.where(isDue.contact_submissions(ends.contact_submissions));
  const [count, total] = [await countRows(db, due), await countRows(db, unmarked)];
  if (await holdRetention(app, { count, total })) return;

  const before = new Date(now.getTime() - erasedAfter).toISOString();
  const done = { marked: 0, inquiries: 0, mailFiles: 0, payments: 0, estimates: 0 };
  for (const table of ["contact_submissions", "payments"] as const) {
    await restoreRemoved(db, table, ends[table]);
    done.marked += await inBatches(markedAtOnce, () => mark(db, table, ends[table], at));
  }
  done.inquiries = await inBatches(erasedAtOnce, () =>
    eraseMarked(db, "contact_submissions", before, now),
  );
  done.payments = await inBatches(erasedAtOnce, () => eraseMarked(db, "payments", before, now));
  done.estimates = await eraseOldEstimates(db, now);
  if (months > 0) {
    const end = new Date(monthsLater(now, -months).getTime() - erasedAfter);
    done.mailFiles = await removeFilesBefore(join(dataDir, "mail"), end);
  }
  await db
    .deleteFrom("payment_reversals")
    .where("payment_id", "is", null)
    .where("at", "<", new Date(now.getTime() - reversalsKept).toISOString())
    .execute();
  if (Object.values(done).every((number) => number === 0)) return;
  await forgetDeleted(db);
  logger.info(done, "retention removed expired data");
}

type Table = "contact_submissions" | "payments";

/** `end`: an ISO instant; "" when rows of this kind are kept forever. */
const isDue = {
  contact_submissions: (end: string) =>
    sql<SqlBool>`joined_into is null and created_at < ${end} and (last_contact_at is null or last_contact_at < ${end})`,
  payments: (end: string) => sql<SqlBool>`created_at < ${end}`,
};

async function mark(db: Kysely<Schema>, table: Table, end: string, at: string) {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ removed_at: at })
    .where("id", "in", (query) =>
      query
        .selectFrom(table)
        .select("id")
        .where(isDue[table](end))
        .where("removed_at", "is", null)
        .orderBy("created_at")
        .limit(markedAtOnce),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

async function restoreRemoved(db: Kysely<Schema>, table: Table, end: string) {
  await db
    .updateTable(table)
    .set({ removed_at: null })
    .where("removed_at", "is not", null)
    .where(sql<SqlBool>`not (${isDue[table](end)})`)
    .execute();
}

function eraseMarked(db: Kysely<Schema>, table: Table, before: string, now: Date) {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom(table)
      .where("id", "in", (query) =>
        query.selectFrom(table).select("id").where("removed_at", "<", before).limit(erasedAtOnce),
      )
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await markDeletion(transaction, now);
    return Number(numDeletedRows);
  });
}

/** Estimates that were given, after the years of 45 CFR 149.610(f), and once their inquiry is gone. */
async function eraseOldEstimates(db: Kysely<Schema>, now: Date) {
  const { numDeletedRows } = await db
    .deleteFrom("given_estimates")
    .where("given_at", "<", monthsLater(now, -12 * estimateRetentionYears).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("contact_submissions")
            .select("contact_submissions.id")
            .whereRef("contact_submissions.id", "=", "given_estimates.submission_id"),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Repeats `work` until it handles less than a whole batch; returns the number of rows. */
async function inBatches(batch: number, work: () => Promise<number>): Promise<number> {
  let all = 0;
  for (;;) {
    const done = await work();
    all += done;
    if (done < batch) return all;
  }
}

async function removeFilesBefore(folder: string, end: Date): Promise<number> {
  let removed = 0;
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    // Another process may have removed the file meanwhile.
    const written = await stat(path).catch(() => null);
    if (!written || written.mtime >= end) continue;
    await rm(path, { force: true });
    removed++;
  }
  return removed;
}

/** Returns the same day `months` later, or the month's last day where there is none (UTC). */
export function monthsLater(from: Date, months: number): Date {
  const time = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO("UTC");
  return new Date(time.add({ months }).epochMilliseconds);
}
