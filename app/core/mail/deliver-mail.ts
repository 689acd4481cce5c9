import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { App } from "~/core/app";
import type { Schema } from "~/core/db/schema";
import type { OutboxRow } from "~/core/db/tables/mail-tables";
import {
  claimMails,
  endAllPauses,
  endPauses,
  handBackLeases,
  markSent,
  markTried,
  removeMail,
} from "./claim-mails";
import { type Mail, type Mailer, type MailReceipt, MailRefusedError, toTheClinic } from "./mail";

/** Mails sent at the same time. */
const batchSize = 4;

/**
 * Composes a mail that is to be sent now. "obsolete": it must never be sent. "held": it is not sent
 * now, and its row says why.
 */
export type PrepareMail = (queued: OutboxRow) => Promise<Mail | "obsolete" | "held">;

export type DeliveryDeps = Pick<App, "db" | "clock" | "logger"> & {
  mailer: Mailer;
  prepareMail: PrepareMail;
};

/**
 * Sends due mails, a few at a time, until none is due or `stopping` returns true. The first mail
 * that is accepted after an outage makes the others due at once.
 */
export function makeDelivery({ db, mailer, prepareMail, clock, logger }: DeliveryDeps) {
  const owner = randomUUID();
  /** Ids of mails that wait because the mail server did not respond. */
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
  async function track(mail: OutboxRow) {
    const stop = new AbortController();
    const flight: InFlight = { submissionId: mail.submission_id, stop, landed: Promise.resolve() };
    inFlight.add(flight);
    flight.landed = deliver(mail, stop.signal).finally(() => inFlight.delete(flight));
    await flight.landed;
  }

  async function deliver(queued: OutboxRow, stopped: AbortSignal) {
    const { id, kind } = queued;
    const attempts = queued.attempts + 1;
    let about: { kind: string; reference?: string } = { kind };
    let receipt: MailReceipt;
    try {
      const mail = await prepareMail(queued);
      if (mail === "held") return;
      if (mail === "obsolete") return removeMail(db, { id, owner });
      about = { reference: mail.reference, kind };
      receipt = await mailer.send(mail, stopped);
    } catch (error) {
      if (stopped.aborted) logger.info(about, "mail stopped: its inquiry was erased");
      if (mailer.closed || stopped.aborted) return;
      const at = clock();
      const refused = error instanceof MailRefusedError ? error : null;
      const next = new Date(at.getTime() + retryPause(attempts));
      // A visitor may mistype an email address; the clinic's own mails are never given up early.
      const goesToVisitor = queued.submission_id !== null && !toTheClinic(kind);
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
      if (tried.next) logger.warn({ ...about, attempts, err: error }, "mail not sent; will retry");
      else
        logger.error(
          { ...about, attempts, err: error },
          "mail given up; the desk can send it again",
        );
      return;
    }
    await remember(() => markSent(db, id, { ...receipt, at: clock(), attempts }));
    if (!(await isThere(db, id))) {
      await mailer.takeBack?.(receipt);
      logger.info(about, "mail removed again: its inquiry was erased");
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
      const theirs = [...inFlight].filter(
        ({ submissionId }) => submissionId !== null && submissionIds.includes(submissionId),
      );
      for (const { stop } of theirs) stop.abort();
      await Promise.allSettled(theirs.map(({ landed }) => landed));
    },
  };
}

type InFlight = { submissionId: string | null; stop: AbortController; landed: Promise<void> };

/** False when the mail was erased with its inquiry during the sending. */
const isThere = async (db: Kysely<Schema>, id: string) =>
  (await db.selectFrom("outbox").select("id").where("id", "=", id).executeTakeFirst()) !==
  undefined;

/** Retried, because without this record the mail would be sent again. */
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

const firstPause = 30_000;
const longestPause = 60 * 60_000;

/** Milliseconds after queuing until the last try of a mail. */
const triesEndAfter = 72 * 60 * 60_000;

/**
 * Milliseconds until a visitor's refused email address is given up: the visitor mistyped it, unless
 * the server was briefly misconfigured. Shorter than the time until mail is late.
 */
const refusedAddressEndsAfter = 30 * 60_000;

/**
 * False for a mail that was given up early because its email address was refused. Takes ISO
 * instants.
 */
export const wasTriedToTheEnd = (mail: { queued: string; failed: string }) =>
  Date.parse(mail.failed) - Date.parse(mail.queued) > triesEndAfter - longestPause;

/**
 * Milliseconds until the next try: doubling from 30 seconds to an hour, up to a fifth shorter
 * so that mails that failed together are not all tried again together.
 */
export function retryPause(attempts: number, random = Math.random()): number {
  const pause = Math.min(firstPause * 2 ** Math.max(0, attempts - 1), longestPause);
  return Math.round(pause * (1 - random / 5));
}

/** Sends mails from the outbox until stopped: when woken, and every `pollEveryMs` anyway. */
export function startMailWorker(deps: DeliveryDeps & { pollEveryMs: number }) {
  const { logger, mailer, pollEveryMs } = deps;
  const delivery = makeDelivery(deps);
  const stopping = new AbortController();
  let nap = Promise.withResolvers<void>();

  async function work() {
    // The restart may have fixed what kept mails waiting.
    await delivery.endAllPauses().catch((error) => {
      logger.warn(
        { err: error },
        "failed to end retry pauses; mails are retried when their pauses end",
      );
    });
    while (!stopping.signal.aborted) {
      nap = Promise.withResolvers();
      const timer = setTimeout(nap.resolve, pollEveryMs);
      try {
        await delivery.deliverDue({ stopping: stopping.signal });
      } catch (error) {
        logger.error({ err: error }, "failed to read or write the outbox; will retry");
      }
      await nap.promise;
      clearTimeout(timer);
    }
  }
  const working = work();

  return {
    /** Looks for queued mails now. */
    wake: () => nap.resolve(),
    stopMails: delivery.stopMails,
    /**
     * Takes no more mails, waits for those being sent (at most `withinMs`, then they are
     * interrupted), and releases its leases. The mailer is closed afterwards.
     */
    async stop(withinMs = 10_000) {
      stopping.abort();
      nap.resolve();
      const cutOff = setTimeout(() => mailer.close(), withinMs);
      await working;
      clearTimeout(cutOff);
      mailer.close();
      try {
        await delivery.handBackLeases();
      } catch (error) {
        logger.warn({ err: error }, "failed to release leases; they will expire");
      }
    },
  };
}
