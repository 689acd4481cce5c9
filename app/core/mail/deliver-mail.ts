import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "~/core/db/schema";
import type { Logger } from "~/core/log/logger";
import { toTheClinic } from "~/staff/inquiry/inquiry-types";
import { isDisowned } from "~/staff/inquiry/status-link.server";
import {
  claimMails,
  endAllPauses,
  endPauses,
  handBackLeases,
  holdMail,
  markSent,
  markTried,
  type QueuedMail,
  removeMail,
} from "./claim-mails";
import type { ComposeMail } from "./compose-mail";
import { type ConfirmationBudget, grantConfirmation } from "./grant-confirmation";
import { type Mailer, type MailReceipt, MailRefusedError } from "./mail";
import { refusedAddressEndsAfter, retryPause, triesEndAfter } from "./retry-pause";

/** Mails sent at the same time. */
const batchSize = 4;

export type DeliveryParts = {
  db: Kysely<Schema>;
  mailer: Mailer;
  composeMail: ComposeMail;
  /** Without it, confirmations are not limited. */
  confirmations?: ConfirmationBudget;
  clock: () => Date;
  logger: Logger;
};

/**
 * Sends due mails, a few at a time, until none is due or `stopping` says so. The first mail that is
 * accepted after an outage makes the others due at once.
 */
export function makeDelivery(parts: DeliveryParts) {
  const { db, mailer, composeMail, confirmations, clock, logger } = parts;
  const owner = randomUUID();
  /** Ids of mails that wait because the server did not answer. */
  const unheard = new Set<string>();
  const inFlight = new Set<InFlight>();

  async function deliverDue({ stopping }: { stopping: AbortSignal }): Promise<void> {
    while (!stopping.aborted) {
      const mails = await claimMails(db, { owner, now: clock(), limit: batchSize });
      if (mails.length === 0) return;
      const results = await Promise.allSettled(mails.map((mail) => track(mail)));
      const lost = results.find((result) => result.status === "rejected");
      if (lost) throw lost.reason;
    }
  }

  /** Tracks mails that are being sent, so that they can be interrupted. */
  async function track(mail: QueuedMail) {
    const stop = new AbortController();
    const flight: InFlight = { submissionId: mail.submission_id, stop, landed: Promise.resolve() };
    inFlight.add(flight);
    flight.landed = deliver(mail, stop.signal).finally(() => inFlight.delete(flight));
    await flight.landed;
  }

  async function deliver(queued: QueuedMail, stopped: AbortSignal) {
    const { id, kind, submission } = queued;
    // It was being sent when it was marked as spam, and was queued again.
    if (submission.suspected_spam) return removeMail(db, { id, owner });
    const about = { reference: submission.reference, kind };
    const goesToVisitor = !toTheClinic(kind);
    if (goesToVisitor && (await isDisowned(db, submission.id))) {
      logger.warn(about, "mail held: its recipient said that they had not written");
      return holdMail(db, { id, owner }, clock());
    }
    if (confirmations && kind === "inquiry-to-visitor") {
      const verdict = await grantConfirmation(db, queued, confirmations, clock());
      if (verdict !== "granted") {
        logger.warn({ ...about, why: verdict }, "confirmation held back");
        return;
      }
    }
    const attempts = queued.attempts + 1;
    let receipt: MailReceipt;
    try {
      const mail = await composeMail(queued);
      // Its appointment was canceled meanwhile.
      if (!mail) return removeMail(db, { id, owner });
      receipt = await mailer.send(mail, stopped);
    } catch (error) {
      if (stopped.aborted) logger.info(about, "mail stopped: its inquiry was erased");
      if (mailer.closed || stopped.aborted) return;
      const at = clock();
      const refused = error instanceof MailRefusedError ? error : null;
      const next = new Date(at.getTime() + retryPause(attempts));
      // A visitor may mistype an address; the clinic's own mail is never given up early.
      const mistyped = goesToVisitor && refused?.badRecipient === true;
      const lasts = mistyped ? refusedAddressEndsAfter : triesEndAfter;
      const over = next.getTime() > Date.parse(queued.created_at) + lasts;
      const tried = {
        at,
        attempts,
        reason: refused?.reason ?? "The email could not be made",
        next: over ? null : next,
      };
      if (tried.next && refused?.unheard) unheard.add(id);
      await markTried(db, { id, owner }, tried);
      if (tried.next)
        logger.warn({ ...about, attempts, err: error }, "mail not sent, tried again later");
      else logger.error({ ...about, attempts, err: error }, "mail given up");
      return;
    }
    await remember(() => markSent(db, id, { ...receipt, at: clock(), attempts }));
    if (!(await isThere(db, id))) {
      await mailer.takeBack?.(receipt);
      logger.info(about, "mail taken back: its inquiry was erased");
      return;
    }
    logger.info({ ...about, attempts }, "mail sent");
    const waited = [...unheard];
    unheard.clear();
    await endPauses(db, waited, clock());
  }

  return {
    deliverDue,
    endAllPauses: () => endAllPauses(db, clock()),
    handBackLeases: () => handBackLeases(db, owner),
    /** Interrupts the sending of mails about these submissions, and waits until it has ended. */
    async stopMails(submissionIds: readonly string[]) {
      const theirs = [...inFlight].filter((mail) => submissionIds.includes(mail.submissionId));
      for (const { stop } of theirs) stop.abort();
      await Promise.allSettled(theirs.map(({ landed }) => landed));
    },
  };
}

type InFlight = { submissionId: string; stop: AbortController; landed: Promise<void> };

/** False when it was erased with its inquiry during the sending. */
const isThere = async (db: Kysely<Schema>, id: string) =>
  (await db.selectFrom("outbox").select("id").where("id", "=", id).executeTakeFirst()) !==
  undefined;

/** Without this record the mail would be sent again: worth several tries. */
async function remember(write: () => Promise<void>) {
  for (let tries = 1; ; tries++) {
    try {
      return await write();
    } catch (error) {
      if (tries === 3) throw error;
      await new Promise((resolve) => setTimeout(resolve, 300 * tries));
    }
  }
}
