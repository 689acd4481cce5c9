import { createHmac } from "node:crypto";
import { PostgresAdapter, sql } from "kysely";
import type { App } from "~/core/app";
import { noLease } from "~/core/db/queries";
import type { OutboxRow, Withheld } from "~/core/db/tables/mail-tables";
import { enqueueUpdateToClinic } from "~/core/mail/enqueue-mail";
import { sharedSecret } from "~/core/secrets";
import { theVisitor } from "~/core/sessions/people";
import { changeInquiry } from "./change-inquiry.server";
import { disowned, findEvenStopped } from "./status-link.server";

const hour = 60 * 60_000;
const day = 24 * hour;

/** Key of the advisory lock, chosen at random so that no other program uses it. */
const budgetLock = 7_340_618_297;

/** Name of the row in `settings` that holds the key. */
const mailboxKey = "mailbox-key";

/**
 * A keyed hash of an email address's mailbox: upper and lower case, a part after a plus and, at Google,
 * dots are ignored, because they do not change the mailbox.
 */
export function mailboxHash(key: Buffer, address: string): string {
  const [, local = "", domain = ""] = /^(.*)@([^@]*)$/.exec(address.trim().toLowerCase()) ?? [];
  const [name = ""] = local.split("+");
  const google = /^(gmail|googlemail)\.com$/.test(domain);
  const mailbox = google ? `${name.replaceAll(".", "")}@gmail.com` : `${name || local}@${domain}`;
  return createHmac("sha256", key).update(mailbox).digest("base64url");
}

/**
 * Whether a confirmation may be sent now. The form sends one to any typed email address: each
 * mailbox gets few a day and none after its owner said "this was not me", and the hourly total is
 * limited too. Confirmations over the total wait without counting. The first try's permission holds
 * for all tries.
 */
export async function grantConfirmation(
  { config, db, clock }: Pick<App, "config" | "db" | "clock">,
  { id, granted_at: granted }: OutboxRow,
  email: string,
): Promise<"granted" | Withheld> {
  if (granted) return "granted";
  const { perMailbox, perHour } = config.confirmations;
  const now = clock();
  const at = now.toISOString();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  const mailbox = mailboxHash(await sharedSecret(db, mailboxKey), email);
  return db.transaction().execute(async (transaction) => {
    // Serializes workers: the second counts the confirmations that the first was granted. SQLite
    // has one writer anyway.
    if (transaction.getExecutor().adapter instanceof PostgresAdapter)
      await sql`select pg_advisory_xact_lock(${sql.lit(budgetLock)})`.execute(transaction);
    const mail = transaction.updateTable("outbox").where("id", "=", id);
    const end = (withheld: Withheld) => mail.set({ ...noLease, withheld, failed_at: at }).execute();

    const stopped = await transaction
      .selectFrom("mail_opt_outs")
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

/**
 * "This was not me": stops confirmations to the mailbox of the private link. Only a keyed hash of
 * it is kept, which outlives the inquiry. The inquiry's links stop, its mails to the visitor are
 * held (status-link.server.ts), and it is due at the desk, which decides.
 */
export async function stopConfirmations(
  app: Pick<App, "db" | "clock" | "mails">,
  token: string,
): Promise<boolean> {
  const { db } = app;
  const link = await findEvenStopped(db, token);
  if (!link) return false;
  const mailbox = mailboxHash(await sharedSecret(db, mailboxKey), link.email);
  await db
    .insertInto("mail_opt_outs")
    .values({ mailbox_hash: mailbox, at: app.clock().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await changeInquiry(
    app,
    { actor: theVisitor, reference: link.reference, idempotencyKey: link.token_hash, content: "" },
    "visitor disowned inquiry",
    async (transaction, inquiry, now) => {
      await enqueueUpdateToClinic(transaction, inquiry.id, new Date(now));
      const set = { links_stopped_at: now, unread_since: inquiry.unread_since ?? now };
      return { kind: "link", detail: disowned, set };
    },
  );
  return true;
}
