import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { readBackupState } from "~/core/backups/backup-job";
import { readSetting, writeSetting } from "~/core/db/queries";
import type { Schema } from "~/core/db/schema";
import type { Actor } from "~/core/sessions/people";

const hour = 60 * 60_000;
/** A clock further ahead of the newest stored instant counts as wrong. */
const believedAhead = 48 * hour;
/** Removals above both limits need an owner's confirmation. */
const fewAtOnce = 20;
const shareAtOnce = 0.05;
/** How long a confirmation is valid. */
const confirmationLasts = 24 * hour;

const [holdName, confirmedName] = ["retention-hold", "retention-confirmed"];

/** Why nothing is removed until the owner confirms. */
export type RetentionHold = {
  since: string;
  reason: "clock" | "many";
  /** The newest instant that was stored before. */
  newest: string;
  /** Number of inquiries that would be removed, and of all inquiries. */
  count: number;
  total: number;
};

type Confirmed = { at: string; count: number };

const parsed = <Value>(value: string | undefined) =>
  value === undefined ? null : (JSON.parse(value) as Value);

export const readRetentionHold = async (db: Kysely<Schema>) =>
  parsed<RetentionHold>(await readSetting(db, holdName));

/**
 * The owner confirms the clock and that expired rows may be removed; the job does it at its next run.
 * False when nothing waits for a confirmation.
 */
export const confirmRetention = ({ db, clock }: App, { actor }: { actor: Actor }) =>
  db.transaction().execute(async (transaction) => {
    const at = clock();
    const hold = await readRetentionHold(transaction);
    if (!hold) return false;
    await write(transaction, confirmedName, { at: at.toISOString(), count: hold.count });
    await transaction.deleteFrom("settings").where("name", "=", holdName).execute();
    await writeAudit(transaction, {
      at,
      actor,
      action: "confirmed the deletion of what is old",
      detail: `${hold.reason}: ${hold.count} of ${hold.total} inquiries`,
    });
    return true;
  });

/**
 * Whether `count` of `total` inquiries must not be removed now: the clock is far beyond the newest
 * row and the newest backup, or the number is unusually large. Logs it once.
 */
export async function holdRetention(
  app: App,
  { count, total }: { count: number; total: number },
): Promise<RetentionHold | null> {
  const { db, clock } = app;
  const before = await readRetentionHold(db);
  const { ahead, newest, confirmed } = await readClock(app, before);
  const many = count >= fewAtOnce && count > total * shareAtOnce;
  const allowed =
    confirmed !== null &&
    Math.abs(clock().getTime() - Date.parse(confirmed.at)) < confirmationLasts &&
    count <= confirmed.count;
  if (ahead) return ask(app, before, { reason: "clock", newest, count, total });
  if (many && !allowed) return ask(app, before, { reason: "many", newest, count, total });
  if (before) await db.deleteFrom("settings").where("name", "=", holdName).execute();
  return null;
}

/** Called often, to notice a clock that jumps before rows are written with its time. */
export async function watchClock(app: App) {
  const before = await readRetentionHold(app.db);
  const { ahead, newest } = await readClock(app, before);
  if (ahead && before?.reason !== "clock")
    await ask(app, before, { reason: "clock", newest, count: 0, total: 0 });
}

async function readClock({ db, clock }: App, before: RetentionHold | null) {
  const confirmed = parsed<Confirmed>(await readSetting(db, confirmedName));
  const written = [await newestInstant(db), confirmed?.at ?? ""].sort().at(-1) ?? "";
  // Rows written after the jump prove nothing, so the newest instant from before it counts.
  const newest = before?.reason === "clock" ? before.newest : written;
  const ahead = newest !== "" && clock().getTime() - Date.parse(newest) > believedAhead;
  return { confirmed, newest, ahead };
}

async function ask(
  { db, clock, logger }: App,
  before: RetentionHold | null,
  question: Omit<RetentionHold, "since">,
): Promise<RetentionHold> {
  const isNew = before?.reason !== question.reason;
  const hold = { since: isNew ? clock().toISOString() : before.since, ...question };
  if (JSON.stringify(hold) !== JSON.stringify(before)) await write(db, holdName, hold);
  if (isNew)
    logger.error(
      hold,
      "retention paused: nothing is removed until the owner confirms it at the desk",
    );
  return hold;
}

const write = (db: Kysely<Schema>, name: string, content: RetentionHold | Confirmed) =>
  writeSetting(db, name, JSON.stringify(content));

/** Newest instant of user-caused rows and of backups; "" when there is none. */
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
