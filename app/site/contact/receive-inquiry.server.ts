import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Schema } from "~/core/db/schema";
import { inquiryMailKinds } from "~/core/db/tables/mail-tables";
import type { Logger } from "~/core/log/logger";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import { indexInquiry } from "~/staff/inquiry/index-inquiry.server";
import type { ReceiveInquiry } from "~/staff/inquiry/inquiries";
import { inquiryColumns } from "~/staff/inquiry/inquiry-columns.server";
import { contentHash, keyAfter, keyOfAttempt } from "~/staff/inquiry/inquiry-identity.server";
import { makeReference } from "~/staff/inquiry/reference.server";
import { issueStatusLink } from "~/staff/inquiry/status-link.server";

/**
 * Without an attempt from the browser, the same content within this time is one submission, while
 * the first is still new. After an answer, the same content is a new question.
 */
const sameWordsWindow = 24 * 60 * 60 * 1000;

type Parts = {
  db: Kysely<Schema>;
  clock: () => Date;
  logger: Logger;
  /** Called after the commit when there is mail to send. */
  wakeWorker: () => void;
};

/**
 * Stores an inquiry and its two mails in one transaction and responds after the commit. Never
 * throws: without the database the outcome is "unavailable", and sending again is safe.
 */
export function makeReceiveInquiry({ db, clock, logger, wakeWorker }: Parts): ReceiveInquiry {
  return async (input) => {
    try {
      const stored = await db
        .transaction()
        .execute((transaction) => store(transaction, { ...input, now: clock() }));
      const { reference, repeated } = stored;
      logger.info({ reference, repeated, suspectedSpam: input.suspectedSpam }, "inquiry stored");
      if (!stored.repeated && !input.suspectedSpam) wakeWorker();
      return { outcome: "received", ...stored };
    } catch (error) {
      logger.error({ err: error }, "inquiry not stored: database write failed");
      return { outcome: "unavailable" };
    }
  };
}

type Attempted = Parameters<ReceiveInquiry>[0] & { now: Date };
type Stored = {
  reference: string;
  repeated: boolean;
  statusToken: string | null;
  callAt?: string | undefined;
};

async function store(db: Transaction<Schema>, input: Attempted): Promise<Stored> {
  const { inquiry, attempt, suspectedSpam, callAt = null, cameFrom = "", now } = input;
  const content = contentHash(inquiry, suspectedSpam);
  let key = keyOfAttempt(attempt, content);
  if (attempt === "") {
    const previous = await latestWithContent(db, content);
    const since = new Date(now.getTime() - sameWordsWindow).toISOString();
    const waits = previous?.status === "new" && previous.suspected_spam === (suspectedSpam ? 1 : 0);
    if (previous && waits && previous.created_at > since) {
      const { reference } = previous;
      return { reference, repeated: true, statusToken: null, callAt: callOf(previous) };
    }
    key = keyAfter(previous?.id, content);
  }

  const id = randomUUID();
  const createdAt = now.toISOString();
  for (let tries = 0; tries < 5; tries++) {
    const reference = makeReference();
    const sent = { id, reference, ...inquiryColumns(inquiry) };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("contact_submissions")
      .values({
        ...sent,
        created_at: createdAt,
        idempotency_key: key,
        content_hash: content,
        suspected_spam: suspectedSpam ? 1 : 0,
        came_from: cameFrom,
        due_at: callAt?.toISOString() ?? null,
        due_kind: callAt && "callback",
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) {
      await indexInquiry(db, sent);
      for (const kind of suspectedSpam ? [] : inquiryMailKinds)
        await enqueueMail(db, { submissionId: id, kind, now: createdAt });
      const statusToken = await issueStatusLink(db, id, now);
      return { reference, repeated: false, statusToken, callAt: callAt?.toISOString() };
    }
    const earlier = await db
      .selectFrom("contact_submissions")
      .select(["id", "reference", "due_at", "due_kind"])
      .where("idempotency_key", "=", key)
      .executeTakeFirst();
    if (earlier) {
      const statusToken = attempt === "" ? null : await issueStatusLink(db, earlier.id, now);
      const { reference } = earlier;
      return { reference, repeated: true, statusToken, callAt: callOf(earlier) };
    }
    // Neither stored nor a repetition: the reference was taken. The next try makes another.
  }
  throw new Error("No free reference was found");
}

function latestWithContent(db: Transaction<Schema>, content: string) {
  return db
    .selectFrom("contact_submissions")
    .select(["id", "reference", "created_at", "status", "suspected_spam", "due_at", "due_kind"])
    .where("content_hash", "=", content)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

const callOf = (stored: Pick<Schema["contact_submissions"], "due_at" | "due_kind">) =>
  stored.due_kind === "callback" ? (stored.due_at ?? undefined) : undefined;
