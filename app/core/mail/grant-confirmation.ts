import { type Kysely, PostgresAdapter, sql } from "kysely";
import { noLease } from "~/core/db/lease";
import type { Schema } from "~/core/db/schema";
import type { Withheld } from "~/core/db/tables/mail-tables";
import type { QueuedMail } from "./claim-mails";
import { mailboxHash } from "./mailbox-hash";

const hour = 60 * 60_000;
const day = 24 * hour;

/** Names the advisory lock; random, so that no other program in the database uses it. */
const budgetLock = 7_340_618_297;

export type ConfirmationBudget = {
  /** Of the hashes of mailboxes. */
  key: Buffer;
  /** Confirmations that one mailbox gets in 24 hours. */
  perMailbox: number;
  /** Confirmations that go out in an hour, to all together. */
  perHour: number;
};

/**
 * Whether a confirmation may be sent now. The form sends one to any email address that somebody types: a
 * mailbox gets few in a day and none after its owner said "this was not me", and the total is
 * limited too. Confirmations over the total wait and use up no limit. Granted once for all tries,
 * at the time of the first.
 */
export async function grantConfirmation(
  db: Kysely<Schema>,
  { id, submission, granted_at: granted }: QueuedMail,
  { key, perMailbox, perHour }: ConfirmationBudget,
  now: Date,
): Promise<"granted" | Withheld> {
  if (granted) return "granted";
  const at = now.toISOString();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  const mailbox = mailboxHash(key, submission.email);
  return db.transaction().execute(async (transaction) => {
    // Of two workers, the second counts what the first was granted. SQLite has one writer anyway.
    if (transaction.getExecutor().adapter instanceof PostgresAdapter)
      await sql`select pg_advisory_xact_lock(${sql.lit(budgetLock)})`.execute(transaction);
    const mail = transaction.updateTable("outbox").where("id", "=", id);
    const end = (withheld: Withheld) => mail.set({ ...noLease, withheld, failed_at: at }).execute();

    const stopped = await transaction
      .selectFrom("stopped_mailboxes")
      .select("at")
      .where("mailbox_hash", "=", mailbox)
      .executeTakeFirst();
    if (stopped) {
      await end("stopped");
      return "stopped";
    }
    const count = (since: string) =>
      transaction
        .selectFrom("outbox")
        .select(({ fn }) => [fn.countAll().as("mails"), fn.min("granted_at").as("oldest")])
        .where("granted_at", ">", since);
    const own = await count(ago(day)).where("mailbox_hash", "=", mailbox).executeTakeFirstOrThrow();
    if (Number(own.mails) >= perMailbox) {
      await end("enough-today");
      return "enough-today";
    }
    const all = await count(ago(hour)).executeTakeFirstOrThrow();
    if (Number(all.mails) >= perHour) {
      const next = new Date(Date.parse(all.oldest ?? at) + hour).toISOString();
      await mail.set({ ...noLease, withheld: "budget", next_attempt_at: next }).execute();
      return "budget";
    }
    await mail.set({ mailbox_hash: mailbox, granted_at: at, withheld: null }).execute();
    return "granted";
  });
}
