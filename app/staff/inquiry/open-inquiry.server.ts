import type { Selectable } from "kysely";
import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import type { Schema } from "~/core/db/schema";
import type { MailKind, OutboxRow } from "~/core/db/tables/mail-tables";
import { mailState } from "~/core/mail/mail-backlog";
import { monthsLater } from "~/core/retention/retention-job";
import type { Actor } from "~/core/sessions/people";
import { dayText } from "~/facts/hours/local-date";
import { clinicDay } from "~/facts/hours/zoned-time.server";
import { mailWaits } from "~/staff/bookings/bookings";
import { readOffer } from "~/staff/bookings/offer-times.server";
import { bookingsOf } from "~/staff/bookings/read-bookings.server";
import { messagesOf } from "~/staff/conversation/conversation.server";
import { dueOf, inquiryFieldsOf, inquiryRows } from "~/staff/inquiry-record/inquiry-row.server";
import type { CallOutcome, InquiryStatus } from "~/staff/inquiry-record/inquiry-states";
import { partsOf } from "~/staff/inquiry-record/joined-inquiries.server";
import { maySee } from "~/staff/inquiry-record/own-inquiries.server";
import { unreachableBy } from "~/staff/inquiry-record/reach-visitor.server";
import { findSamePerson, listJoined } from "./same-person.server";

/** Milliseconds during which a page offers an undo. */
const offeredFor = 15_000;

/**
 * One inquiry with everything that the desk shows about it, instants as ISO 8601 in UTC; null when
 * there is none that `actor` may see. `isAudited`: the audit entry of the queue around it names it.
 */
export async function openInquiry(
  app: App,
  { actor, reference, isAudited = false }: { actor: Actor; reference: string; isAudited?: boolean },
) {
  const { db, clock } = app;
  const { retentionMonths } = app.config;
  const stored = await db
    .selectFrom("contact_submissions")
    .selectAll()
    .where("reference", "=", reference)
    .where("removed_at", "is", null)
    .where(maySee(actor))
    .executeTakeFirst();
  if (!stored) return null;
  if (!isAudited)
    await writeAudit(db, { at: clock(), actor, action: "opened inquiry", subject: reference });

  const mails = await db
    .selectFrom("outbox")
    .selectAll()
    .where("submission_id", "in", partsOf(db, stored.id))
    .orderBy("created_at", "desc")
    .orderBy("kind")
    .execute();
  const joined = await listJoined(db, stored.id);
  const history = await db
    .selectFrom("inquiry_history")
    .innerJoin("contact_submissions as part", "part.id", "submission_id")
    .select([
      "inquiry_history.id",
      "at",
      "who",
      "person_id as personId",
      "kind",
      "note",
      "detail",
      "before",
      "reference",
    ])
    .select(["from_status as from", "to_status as to"])
    .where("submission_id", "in", partsOf(db, stored.id))
    .orderBy("at", "desc")
    .orderBy("inquiry_history.id", "desc")
    .execute();
  const own = history.filter((entry) => entry.reference === reference);
  const [row] = await inquiryRows(app, [stored]);
  if (!row) return null;
  const keptFrom = stored.last_contact_at ?? stored.created_at;
  return {
    ...row,
    sent: inquiryFieldsOf(stored),
    /** The inquiry's source; "": the website. */
    source: stored.source,
    answeredAt: stored.answered_at,
    /** Outcome that the desk chose; "" while it is not closed. */
    outcome: stored.outcome,
    /** When retention removes it; null when the clinic keeps everything. */
    deletedOn:
      retentionMonths > 0 ? monthsLater(new Date(keptFrom), retentionMonths).toISOString() : null,
    mails: mails.map((mail) => evidence(mail, stored.email)),
    /** The newest entry first; of joined inquiries too. */
    history: history.map(({ before: _, ...entry }) => entry),
    due: dueOf(stored),
    messages: await messagesOf(db, stored, actor),
    /** A text of the visitor's has one of the clinic's red flags. */
    hasRedFlag: stored.red_flag_at !== null,
    /** The visitor wrote, and the desk has not replied. */
    unread: stored.unread_since !== null,
    /** Why nothing can be sent to the visitor; null: it can. */
    unreachable: await unreachableBy(db, stored),
    bookings: await bookingsOf(db, stored.id),
    /** Times that the visitor may choose from; null: none are offered. */
    offer: await readOffer(app, stored.id),
    estimates: await db
      .selectFrom("estimates")
      .leftJoin("given_estimates", "given_estimates.id", "estimates.id")
      .select(["estimates.id", "at", "who", "estimates.total_cents as totalCents"])
      .select(["how", "given_at as givenAt"])
      .where("estimates.submission_id", "in", partsOf(db, stored.id))
      .orderBy("at", "desc")
      .orderBy("estimates.id")
      .execute(),
    estimateDue: estimateDueOf(stored, clock()),
    /** Number of the desk's changes: a form sends it, so that a newer change is noticed. */
    version: stored.version,
    ...callsOf(history),
    /** Inquiries that the desk joined into this one, newest first. */
    joined,
    /** Others with the same email or phone that are not joined, newest first. */
    maybeSame: await findSamePerson(db, stored, actor),
    undo: undoOf(own[0], actor, clock()),
  };
}

export type InquiryDetails = NonNullable<Awaited<ReturnType<typeof openInquiry>>>;
export type DeskMail = InquiryDetails["mails"][number];
export type HistoryEntry = InquiryDetails["history"][number];

/** Last day of the next estimate, "YYYY-MM-DD"; null: none is due. A closed inquiry has none. */
const estimateDueOf = (
  { status, estimate_due_on: on }: { status: InquiryStatus; estimate_due_on: string | null },
  now: Date,
) => (on !== null && status !== "closed" ? { on, late: on < dayText(clinicDay(now)) } : null);

type Entry = Pick<Selectable<Schema["inquiry_history"]>, "id" | "at" | "kind" | "detail"> & {
  personId: string | null;
  before: string | null;
};

/**
 * Unanswered calls since the visitor was last reached, and whether one reached a wrong number; `history`
 * is newest first.
 */
function callsOf(history: readonly Entry[]) {
  const calls = history
    .filter(({ kind }, n) => kind === "call" && history[n - 1]?.kind !== "undone")
    .map(({ detail }) => detail);
  const reached = calls.indexOf("reached" satisfies CallOutcome);
  const since = reached < 0 ? calls : calls.slice(0, reached);
  const wrong = since.filter((one) => one === ("wrong-number" satisfies CallOutcome));
  return { unansweredCalls: since.length - wrong.length, wrongNumber: wrong.length > 0 };
}

/** The newest change, when this person may undo it. */
function undoOf(newest: Entry | undefined, actor: Actor, now: Date) {
  if (!newest?.before || newest.personId !== actor.id) return null;
  const until = newest.kind === "booking" ? mailWaits : offeredFor;
  if (now.getTime() - Date.parse(newest.at) > until) return null;
  return { entry: newest.id };
}

/** The outbox's record of one mail, without the clinic's own email address. */
function evidence(mail: OutboxRow, visitor: string) {
  return {
    id: mail.id,
    kind: mail.kind as MailKind,
    to: mail.kind === "inquiry-to-visitor" ? visitor : "",
    state: mailState(mail),
    tries: mail.attempts,
    /** When it was sent, written or given up, or when it is retried. */
    at: mail.sent_at ?? mail.failed_at ?? mail.next_attempt_at,
    /** The mail server's response, or why it was not sent; "" without a response yet. */
    answer: (mail.sent_at ? mail.server_response : mail.last_error) ?? "",
  };
}

/**
 * Whether somebody other than `personId` changed the inquiry after version `seen`. A page that is
 * opened again with the Back button has an old `seen`, and the changes since may all be the
 * person's own.
 */
export const othersChanged = (
  { history, reference, version }: Pick<InquiryDetails, "history" | "reference" | "version">,
  seen: number,
  personId: string,
) =>
  history
    .filter((entry) => entry.reference === reference)
    .slice(0, Math.max(0, version - seen))
    .some((entry) => entry.personId !== personId);
