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
  markUnconfirmed,
  mostUnconfirmed,
  removeMail,
} from "./claim-mails";
import { type Mail, type Mailer, type MailReceipt, MailRefusedError } from "./mail";
import { nextTry } from "./mail-retries";

/** Mails claimed at the same time. */
const batchSize = 4;

/** Mails that one process sends at the same time, with those that wait for a slow server. */
const mostInFlight = 20;

/** Milliseconds after which the next mails are sent beside one that the server is slow to accept. */
const slowAfter = 15_000;

/**
 * Composes a mail that is to be sent now. "obsolete": it must never be sent. "held": it is not sent
 * now, and its row says why.
 */
export type PrepareMail = (queued: OutboxRow) => Promise<Mail | "obsolete" | "held">;

export type DeliveryDeps = Pick<App, "db" | "clock" | "logger"> & {
  mailer: Mailer;
  prepareMail: PrepareMail;
  slowAfter?: number;
};

/**
 * Sends due mails, a few at a time, until none is due or `stopping` is aborted. The first mail
 * that is accepted after an outage makes the others due at once.
 */
export function makeDelivery(deps: DeliveryDeps) {
  const { db, mailer, prepareMail, clock, logger } = deps;
  const owner = randomUUID();
  /** Ids of mails that wait because the mail server did not respond. */
  const noResponse = new Set<string>();
  const inFlight = new Set<InFlight>();

  async function deliverDue({ stopping }: { stopping: AbortSignal }): Promise<void> {
    while (!stopping.aborted) {
      const limit = Math.min(batchSize, mostInFlight - inFlight.size);
      if (limit === 0) return;
      const mails = await claimMails(db, { owner, now: clock(), limit });
      if (mails.length === 0) return;
      const slow = Promise.withResolvers<void>();
      const timer = setTimeout(slow.resolve, deps.slowAfter ?? slowAfter);
      await Promise.race([Promise.all(mails.map(track)), slow.promise]);
      clearTimeout(timer);
    }
  }

  /** Tracks mails that are being sent, so that they can be interrupted. Never rejects. */
  async function track(mail: OutboxRow) {
    const stop = new AbortController();
    const sending: InFlight = { submissionId: mail.submission_id, stop, ended: Promise.resolve() };
    inFlight.add(sending);
    sending.ended = deliver(mail, stop.signal)
      .catch((error) =>
        logger.error({ err: error }, "failed to read or write the outbox; will retry"),
      )
      .finally(() => inFlight.delete(sending));
    await sending.ended;
  }

  async function deliver(queued: OutboxRow, stopped: AbortSignal) {
    const { id, kind } = queued;
    let about: Failure["about"] = { kind };
    let unconfirmed: Failure["unconfirmed"];
    let receipt: MailReceipt;
    // The process that sent the last copy was killed.
    if (queued.unconfirmed >= mostUnconfirmed)
      return recordFailure(queued, {
        about,
        unconfirmed: { copies: queued.unconfirmed, next: null },
      });
    try {
      const mail = await prepareMail(queued);
      if (mail === "held") return;
      if (mail === "obsolete") return removeMail(db, { id, owner });
      about = { reference: mail.reference, kind };
      receipt = await mailer.send(mail, stopped, async () => {
        unconfirmed = await markUnconfirmed(db, { ...queued, owner }, clock());
      });
    } catch (error) {
      if (stopped.aborted) logger.info(about, "mail stopped: its inquiry was erased");
      if (mailer.closed || stopped.aborted) return;
      const refused = error instanceof MailRefusedError && error.refusedByServer;
      return recordFailure(queued, {
        about,
        error,
        unconfirmed: refused ? undefined : unconfirmed,
      });
    }
    const attempts = queued.attempts + 1;
    await remember(() => markSent(db, id, { ...receipt, at: clock(), attempts }));
    if (!(await isThere(db, id))) {
      await mailer.deleteFile?.(receipt);
      logger.info(about, "mail removed again: its inquiry was erased");
      return;
    }
    logger.info({ ...about, attempts }, "mail sent");
    const waited = [...noResponse];
    noResponse.clear();
    await endPauses(db, waited, clock());
  }

  /** Stores when a mail is tried again, or that it is given up. */
  async function recordFailure(queued: OutboxRow, { about, error, unconfirmed }: Failure) {
    const { id } = queued;
    const at = clock();
    const attempts = queued.attempts + 1;
    const refused = error instanceof MailRefusedError ? error : undefined;
    const next = unconfirmed ? unconfirmed.next : nextTry(queued, { at, attempts, refused });
    const why = refused?.reason ?? "The email could not be made";
    await markTried(
      db,
      { id, owner },
      {
        at,
        attempts,
        next,
        unconfirmed: unconfirmed?.copies ?? queued.unconfirmed,
        reason: unconfirmed ? `${mayHaveArrived} (${refused?.code ?? "stopped"})` : why,
      },
    );
    if (next && refused?.noResponse) noResponse.add(id);
    const entry = { ...about, attempts, err: error };
    if (next) logger.warn(entry, "mail not sent; will retry");
    else logger.error(entry, "mail given up; the desk can send it again");
  }

  /** Waits until every mail that is being sent has ended. */
  const settle = async () => void (await Promise.all([...inFlight].map(({ ended }) => ended)));

  return {
    deliverDue,
    settle,
    endAllPauses: () => endAllPauses(db, clock()),
    handBackLeases: () => handBackLeases(db, owner),
    /** Interrupts the sending of mails about these submissions, and waits until it has ended. */
    async stopMails(submissionIds: readonly string[]) {
      const concerned = [...inFlight].filter(
        ({ submissionId }) => submissionId !== null && submissionIds.includes(submissionId),
      );
      for (const { stop } of concerned) stop.abort();
      await Promise.all(concerned.map(({ ended }) => ended));
    },
  };
}

type InFlight = { submissionId: string | null; stop: AbortController; ended: Promise<void> };

type Failure = {
  about: { kind: string; reference?: string };
  error?: unknown;
  /** Copies that the server may have accepted, this one included, and when to send the next. */
  unconfirmed?: { copies: number; next: Date | null } | undefined;
};

const mayHaveArrived =
  "The mail server got the whole email and did not respond: it may have arrived";

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
