import type { Kysely } from "kysely";
import { readBackupState } from "~/core/backups/backup-state";
import { readSetting } from "~/core/db/replace-setting";
import type { Schema } from "~/core/db/schema";
import type { Logger } from "~/core/log/logger";

const hour = 60 * 60_000;
/** A clock this far beyond the newest stored instant is not believed. */
export const believedAhead = 48 * hour;
/** Removals above both limits need an owner's confirmation. */
const fewAtOnce = 20;
const shareAtOnce = 0.05;
/** How long a confirmed number counts. */
const confirmationLasts = 24 * hour;

const [holdName, confirmedName] = ["retention-hold", "retention-confirmed"];

/** Why nothing is removed until the owner confirms. */
export type RetentionHold = {
  since: string;
  reason: "clock" | "many";
  /** The newest instant that was written before. */
  newest: string;
  /** Inquiries that would be removed, and of how many. */
  count: number;
  total: number;
};

type Confirmed = { at: string; count: number };

const parsed = <Value>(value: string | undefined) =>
  value === undefined ? null : (JSON.parse(value) as Value);

export const readRetentionHold = async (db: Kysely<Schema>) =>
  parsed<RetentionHold>(await readSetting(db, holdName));

/** The owner confirms the clock, and that what is too old may be removed. */
export async function confirmRetention(db: Kysely<Schema>, now: Date) {
  const hold = await readRetentionHold(db);
  if (!hold) return null;
  await write(db, confirmedName, { at: now.toISOString(), count: hold.count } satisfies Confirmed);
  await db.deleteFrom("settings").where("name", "=", holdName).execute();
  return hold;
}

type Parts = { db: Kysely<Schema>; clock: () => Date; logger: Logger };

/**
 * Whether `count` of `total` inquiries must not be removed now: the clock is far beyond the newest
 * row and the newest backup, or the number is unusually large. Logs it once.
 */
export async function holdRetention(
  parts: Parts,
  { count, total }: { count: number; total: number },
): Promise<RetentionHold | null> {
  const { db, clock } = parts;
  const before = await readRetentionHold(db);
  const { ahead, newest, confirmed } = await readClock(parts, before);
  const many = count >= fewAtOnce && count > total * shareAtOnce;
  const allowed =
    confirmed !== null &&
    Math.abs(clock().getTime() - Date.parse(confirmed.at)) < confirmationLasts &&
    count <= confirmed.count;
  if (ahead) return ask(parts, before, { reason: "clock", newest, count, total });
  if (many && !allowed) return ask(parts, before, { reason: "many", newest, count, total });
  if (before) await db.deleteFrom("settings").where("name", "=", holdName).execute();
  return null;
}

/** Called often: notices a clock that jumps before rows are written with its time. */
export async function watchClock(parts: Parts) {
  const before = await readRetentionHold(parts.db);
  const { ahead, newest } = await readClock(parts, before);
  if (ahead && before?.reason !== "clock")
    await ask(parts, before, { reason: "clock", newest, count: 0, total: 0 });
}

async function readClock({ db, clock }: Parts, before: RetentionHold | null) {
  const confirmed = parsed<Confirmed>(await readSetting(db, confirmedName));
  const written = [await newestInstant(db), confirmed?.at ?? ""].sort().at(-1) ?? "";
  // Rows written after the jump prove nothing, so the newest instant from before it counts.
  const newest = before?.reason === "clock" ? before.newest : written;
  const ahead = newest !== "" && clock().getTime() - Date.parse(newest) > believedAhead;
  return { confirmed, newest, ahead };
}

async function ask(
  { db, clock, logger }: Parts,
  before: RetentionHold | null,
  question: Omit<RetentionHold, "since">,
): Promise<RetentionHold> {
  const isNew = before?.reason !== question.reason;
  const hold = { since: isNew ? clock().toISOString() : before.since, ...question };
  if (JSON.stringify(hold) !== JSON.stringify(before)) await write(db, holdName, hold);
  if (isNew) logger.error(hold, "nothing is removed until the owner confirms it at the desk");
  return hold;
}

async function write(db: Kysely<Schema>, name: string, content: RetentionHold | Confirmed) {
  const value = JSON.stringify(content);
  await db
    .insertInto("settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** Of all rows that people cause, and the newest backup; "" when there is none. */
async function newestInstant(db: Kysely<Schema>): Promise<string> {
  const inquiry = db
    .selectFrom("contact_submissions")
    .select(({ fn }) => fn.max("created_at").as("at"));
  const payment = db.selectFrom("payments").select(({ fn }) => fn.max("created_at").as("at"));
  const entry = db.selectFrom("audit_log").select(({ fn }) => fn.max("at").as("at"));
  const found = await Promise.all([inquiry, payment, entry].map((one) => one.executeTakeFirst()));
  const backup = await readBackupState(db);
  return [...found.map((row) => row?.at ?? ""), backup?.last?.at ?? ""].sort().at(-1) ?? "";
}
