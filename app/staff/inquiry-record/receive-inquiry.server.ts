import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Language } from "~/content/languages";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import { type Schema, storable } from "~/core/db/schema";
import type { InquirySource } from "~/core/db/tables/inquiry-tables";
import { inquiryMailKinds } from "~/core/db/tables/mail-tables";
import { enqueueMail } from "~/core/mail/enqueue-mail";
import { digestOfAll } from "~/core/secrets";
import type { Actor } from "~/core/sessions/people";
import { clinicDay } from "~/facts/hours/zoned-time.server";
import { estimateDueOn } from "./estimate-due.server";
import { type Inquiry, inquiryFieldNames } from "./inquiry-fields";
import { inquiryColumns } from "./inquiry-row.server";
import { makeReference } from "./reference.server";
import { indexInquiry } from "./search-tokens.server";
import { issueStatusLink } from "./status-link.server";

/**
 * Without an idempotency key, the same content within this time (in milliseconds) is one
 * submission, while the first is still new. After a reply, the same content is a new question.
 */
const sameWordsWindow = 24 * 60 * 60 * 1000;

/** One post of the consultation form, or of the desk's form for callers and walk-ins. */
type Received = {
  inquiry: Inquiry;
  /** Idempotency key of the browser's form; "" without scripts. */
  idempotencyKey: string;
  /** The honeypot field was filled: stored and marked, no mail. */
  suspectedSpam: boolean;
  /** When the visitor may be called, by the chosen window; null: no time was agreed on. */
  callAt?: Date | null;
  /** Its text has one of the clinic's red flags. */
  hasRedFlag?: boolean;
  /** Path of the page before the form; "" when unknown. */
  referrerPath?: string;
  /** English where it is absent. */
  language?: Language;
  /** Who typed it at the desk, and has it then; absent: the visitor sent it. */
  entered?: { by: Actor; source: Exclude<InquirySource, "">; mayMail: boolean };
};

/**
 * Stores an inquiry and its two mails in one transaction and responds after the commit; of an
 * inquiry that was entered at the desk, which needs no notice, the confirmation only. Never
 * throws: without the database the outcome is "unavailable", and sending again is safe. `repeated`:
 * the same key was stored before, with the same reference. `statusToken` opens a private link to
 * its status; null for a sender who only repeated the text. `callAt`: ISO 8601 in UTC.
 */
export async function receiveInquiry(
  app: Pick<App, "db" | "clock" | "logger" | "mails">,
  input: Received,
) {
  const { db, clock, logger, mails } = app;
  try {
    const stored = await db
      .transaction()
      .execute((transaction) => store(transaction, { ...input, now: clock() }));
    const { reference, repeated } = stored;
    logger.info({ reference, repeated, suspectedSpam: input.suspectedSpam }, "inquiry stored");
    if (!repeated && !input.suspectedSpam) mails.wake();
    return { outcome: "received", ...stored } as const;
  } catch (error) {
    logger.error(
      { err: error },
      "inquiry not stored: database write failed; the visitor was told to send it again",
    );
    return { outcome: "unavailable" } as const;
  }
}

async function store(db: Transaction<Schema>, input: Received & { now: Date }) {
  const { inquiry, idempotencyKey, suspectedSpam, callAt = null, referrerPath = "", now } = input;
  const { entered } = input;
  const content = contentHash(inquiry, suspectedSpam);
  // A repeated key with other content is a different submission, so that no text is lost.
  const key =
    idempotencyKey === ""
      ? await keyOfContent(db, { content, suspectedSpam, now })
      : digestOfAll(["attempt", idempotencyKey, content]);
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
        referrer_path: referrerPath,
        language: input.language ?? "en",
        source: entered?.source ?? "",
        no_mails: entered && !entered.mayMail ? 1 : 0,
        assigned_to: entered?.by.id ?? null,
        due_at: callAt?.toISOString() ?? null,
        due_kind: callAt && "callback",
        red_flag_at: input.hasRedFlag ? createdAt : null,
        estimate_due_on: estimateDueOn({
          requestedOn: inquiry.wantsEstimate ? clinicDay(now) : null,
          appointments: [],
          settledOn: null,
        }),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) {
      await indexInquiry(db, sent);
      if (entered) await noteEntered(db, { id, reference, now, ...entered });
      for (const kind of suspectedSpam ? [] : inquiryMailKinds) {
        const isWanted = kind === "inquiry-to-visitor" ? (entered?.mayMail ?? true) : !entered;
        if (isWanted) await enqueueMail(db, { submissionId: id, kind, now: createdAt });
      }
      const statusToken = await issueStatusLink(db, id, now);
      return { id, reference, repeated: false, statusToken, callAt: callAt?.toISOString() };
    }
    const earlier = await db
      .selectFrom("contact_submissions")
      .select(["id", "reference", "due_at", "due_kind"])
      .where("idempotency_key", "=", key)
      .executeTakeFirst();
    if (earlier) {
      const statusToken = idempotencyKey === "" ? null : await issueStatusLink(db, earlier.id, now);
      const call = earlier.due_kind === "callback" ? (earlier.due_at ?? undefined) : undefined;
      const { id: sameId, reference: same } = earlier;
      return { id: sameId, reference: same, repeated: true, statusToken, callAt: call };
    }
    // Neither stored nor repeated: the reference exists already. The next try makes another.
  }
  throw new Error("No free reference was found");
}

/** The history begins with who entered the inquiry, and how it came. */
async function noteEntered(
  db: Transaction<Schema>,
  {
    id: submissionId,
    reference,
    now: at,
    by: actor,
    source,
  }: { id: string; reference: string; now: Date } & NonNullable<Received["entered"]>,
) {
  await db
    .insertInto("inquiry_history")
    .values({
      id: randomUUID(),
      submission_id: submissionId,
      at: at.toISOString(),
      who: actor.name,
      person_id: actor.id,
      kind: "entered",
      note: "",
      detail: source,
    })
    .execute();
  await writeAudit(db, { at, actor, action: "entered inquiry", subject: reference });
}

/**
 * Without an idempotency key, a submission's key is that of the previous submission with the same
 * content while that waits, else one made of its id. Two that arrive at once find the same previous
 * one, so their keys are equal.
 */
async function keyOfContent(
  db: Transaction<Schema>,
  { content, suspectedSpam, now }: { content: string; suspectedSpam: boolean; now: Date },
): Promise<string> {
  const previous = await db
    .selectFrom("contact_submissions")
    .select(["id", "idempotency_key", "created_at", "status", "suspected_spam"])
    .where("content_hash", "=", content)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const since = new Date(now.getTime() - sameWordsWindow).toISOString();
  const waits = previous?.status === "new" && previous.suspected_spam === (suspectedSpam ? 1 : 0);
  if (previous && waits && previous.created_at > since) return previous.idempotency_key;
  return digestOfAll(["after", previous?.id ?? "", content]);
}

/** Hash of the fields, equal for two inquiries that differ only by changes in transit. */
export function contentHash(inquiry: Inquiry, suspectedSpam: boolean): string {
  const words = inquiryFieldNames.map((name) => {
    const text = normalize(inquiry[name]);
    return name === "email" ? text.toLowerCase() : text;
  });
  return digestOfAll([...words, suspectedSpam ? "spam" : ""]);
}

function normalize(text: string) {
  return storable(text).normalize("NFC").replace(/\r\n?/g, "\n").trim();
}
