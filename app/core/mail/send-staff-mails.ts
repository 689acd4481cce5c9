import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { isFree, lease, noLease } from "~/core/db/lease";
import type { Schema } from "~/core/db/schema";
import type { StaffMailRow } from "~/core/db/tables/people-tables";
import { digest } from "~/core/digest";
import type { Logger } from "~/core/log/logger";
import { invitationPath, newToken } from "~/core/sessions/invitations";
import type { Mailer } from "./mail";
import { retryPause, triesEndAfter } from "./retry-pause";
import type { ComposeStaffMail } from "./staff-mail";

const leaseLength = 60_000;

export type SendStaffMailsParts = {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  mailer: Mailer;
  compose: ComposeStaffMail;
};

/**
 * Sends the staff's mails that are due, one after the other. The link of an invitation is made
 * here, when its mail is sent, so that only its hash is ever stored.
 */
export function makeSendStaffMails({ db, clock, logger, mailer, compose }: SendStaffMailsParts) {
  const owner = randomUUID();

  return async (stopping: AbortSignal) => {
    while (!stopping.aborted) {
      const mail = await claim();
      if (!mail) return;
      await send(mail, stopping);
    }
  };

  /** The lease is part of the update's own condition, as in outbox/claim-mails.ts. */
  async function claim(): Promise<StaffMailRow | undefined> {
    const now = clock();
    const due = await db
      .selectFrom("staff_mails")
      .select("id")
      .where("sent_at", "is", null)
      .where("failed_at", "is", null)
      .where("next_attempt_at", "<=", now.toISOString())
      .where(isFree(now))
      .orderBy("next_attempt_at")
      .limit(1)
      .executeTakeFirst();
    if (!due) return;
    const claimed = await db
      .updateTable("staff_mails")
      .set(lease(owner, now, leaseLength))
      .where("id", "=", due.id)
      .where("sent_at", "is", null)
      .where("failed_at", "is", null)
      .where(isFree(now))
      .returningAll()
      .executeTakeFirst();
    return claimed ?? claim();
  }

  async function send(mail: StaffMailRow, stopping: AbortSignal) {
    const { id, kind } = mail;
    try {
      const path = await pathOf(mail);
      // Used or withdrawn before it went out.
      if (path === null) return await remove(id);
      await mailer.send(await compose(mail, path), stopping);
      await done(id, { sent_at: clock().toISOString(), attempts: mail.attempts + 1 });
      logger.info({ kind }, "mail to the staff sent");
    } catch (error) {
      if (mailer.closed || stopping.aborted) return;
      const attempts = mail.attempts + 1;
      const next = clock().getTime() + retryPause(attempts);
      const over = next > Date.parse(mail.created_at) + triesEndAfter;
      await done(id, {
        attempts,
        ...(over
          ? { failed_at: clock().toISOString() }
          : { next_attempt_at: new Date(next).toISOString() }),
      });
      logger.warn({ kind, attempts, over, err: error }, "failed to send a mail to staff");
    }
  }

  async function pathOf({ kind, detail }: StaffMailRow): Promise<string | null> {
    if (kind === "invitation") return newLink(detail);
    return kind === "changed-clinic-email" ? "/staff/site/history" : "/staff/account";
  }

  async function newLink(invitationId: string): Promise<string | null> {
    const token = newToken();
    const { numUpdatedRows } = await db
      .updateTable("invitations")
      .set({ mail_token_hash: digest(token) })
      .where("id", "=", invitationId)
      .where("used_at", "is", null)
      .where("withdrawn_at", "is", null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n ? invitationPath(token) : null;
  }

  async function remove(id: string) {
    await db
      .deleteFrom("staff_mails")
      .where("id", "=", id)
      .where("lease_owner", "=", owner)
      .execute();
  }

  async function done(id: string, values: Partial<StaffMailRow>) {
    await db
      .updateTable("staff_mails")
      .set({ ...values, ...noLease })
      .where("id", "=", id)
      .where("lease_owner", "=", owner)
      .execute();
  }
}

/** Sends them until stopped: when woken, and every `pollEveryMs` anyway. */
export function startStaffMails(parts: SendStaffMailsParts & { pollEveryMs: number }) {
  const sendDue = makeSendStaffMails(parts);
  const stopping = new AbortController();
  let nap = Promise.withResolvers<void>();

  async function work() {
    while (!stopping.signal.aborted) {
      nap = Promise.withResolvers();
      const timer = setTimeout(nap.resolve, parts.pollEveryMs);
      try {
        await sendDue(stopping.signal);
      } catch (error) {
        parts.logger.error({ err: error }, "failed to read or write mails to staff; will retry");
      }
      await nap.promise;
      clearTimeout(timer);
    }
  }
  const working = work();

  return {
    /** A moment later, because the transaction that queued the mail must first be committed. */
    wake: () => {
      setTimeout(() => nap.resolve(), 100);
    },
    async stop() {
      stopping.abort();
      nap.resolve();
      await working;
    },
  };
}
