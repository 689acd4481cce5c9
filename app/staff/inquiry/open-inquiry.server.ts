import type { App } from "~/core/app";
import { writeAudit } from "~/core/audit/write-audit";
import type { MailKind, OutboxRow } from "~/core/db/tables/mail-tables";
import { mailState } from "~/core/mail/mail-backlog";
import { monthsLater } from "~/core/retention/retention-job";
import { colleagueOf, listColleagues } from "~/core/sessions/list-colleagues";
import type { Actor } from "~/core/sessions/people";
import { dayText } from "~/facts/hours/local-date";
import { clinicDay } from "~/facts/hours/zoned-time.server";
import { readOffer } from "~/staff/bookings/offer-times.server";
import { bookingsOf } from "~/staff/bookings/read-bookings.server";
import { messagesOf } from "~/staff/conversation/conversation.server";
import { inquiryFieldsOf } from "~/staff/inquiry-record/inquiry-columns.server";
import { dueOf, inquiryRows } from "~/staff/inquiry-record/inquiry-row.server";
import type { CallOutcome, InquiryStatus } from "~/staff/inquiry-record/inquiry-states";
import { maySee } from "~/staff/inquiry-record/own-inquiries.server";
import { emailToken } from "~/staff/inquiry-record/search-tokens.server";
import { isDisowned } from "~/staff/inquiry-record/status-link.server";
import type { DeskMail, HistoryEntry, InquiryDetails } from "./inquiry-types";
import { findSamePerson, hasOneOf } from "./same-person.server";

/** Milliseconds in which a page offers to take a change back. */
const offeredFor = 15_000;

/**
 * One inquiry with everything that the desk shows about it; null when there is none that `actor` may
 * see. `beside`:
 * references of the inquiries that the page lists beside it, for the same audit entry.
 */
export async function openInquiry(
  app: App,
  {
    actor,
    reference,
    beside = [],
  }: { actor: Actor; reference: string; beside?: readonly string[] },
): Promise<InquiryDetails | null> {
  const {
    db,
    clock,
    config: { retentionMonths },
  } = app;
  const stored = await db
    .selectFrom("contact_submissions")
    .selectAll()
    .where("reference", "=", reference)
    .where("removed_at", "is", null)
    .where(maySee(actor))
    .executeTakeFirst();
  const read = { at: clock(), actor, detail: [...new Set(beside)].join(" ") };
  if (!stored) {
    if (beside.length > 0) await writeAudit(db, { ...read, action: "listed inquiries" });
    return null;
  }
  await writeAudit(db, { ...read, action: "opened inquiry", subject: reference });

  const mails = await db
    .selectFrom("outbox")
    .selectAll()
    .where("submission_id", "=", stored.id)
    .orderBy("created_at", "desc")
    .orderBy("kind")
    .execute();
  const same = await findSamePerson(db, stored, actor);
  const joined = same.filter((other) => other.same === "joined");
  const references = [reference, ...joined.map((other) => other.reference)];
  const history = await db
    .selectFrom("inquiry_history")
    .innerJoin("contact_submissions", "contact_submissions.id", "submission_id")
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
    .where("reference", "in", references)
    .orderBy("at", "desc")
    .orderBy("inquiry_history.id", "desc")
    .execute();
  const own = history.filter((entry) => entry.reference === reference);
  const fromEmail = await db
    .selectFrom("contact_submissions")
    .select(({ fn }) => fn.countAll().as("count"))
    .where(hasOneOf([emailToken(stored.email)]))
    .where(maySee(actor))
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  const messages = await messagesOf(db, stored);
  const colleagues = await listColleagues(db);
  const [row] = await inquiryRows(app, [stored]);
  if (!row) return null;
  const keptFrom = stored.last_contact_at ?? stored.created_at;
  return {
    ...row,
    sent: inquiryFieldsOf(stored),
    answeredAt: stored.answered_at,
    outcome: stored.outcome,
    deletedOn:
      retentionMonths > 0 ? monthsLater(new Date(keptFrom), retentionMonths).toISOString() : null,
    mails: mails.map((mail) => evidence(mail, stored.email)),
    history: history.map(({ before: _, ...entry }) => entry),
    fromEmail: Number(fromEmail.count),
    assignedTo: colleagueOf(colleagues, stored.assigned_to),
    due: dueOf(stored),
    messages,
    unread: stored.unread_since !== null,
    linksStopped: stored.links_stopped_at !== null,
    disowned: await isDisowned(db, stored.id),
    bookings: await bookingsOf(db, stored.id),
    offer: await readOffer(app, stored.id),
    estimates: await db
      .selectFrom("estimates")
      .select(["id", "at", "who", "total_cents as totalCents"])
      .where("submission_id", "=", stored.id)
      .orderBy("at", "desc")
      .orderBy("id")
      .execute(),
    estimateDue: estimateDueOf(stored, clock()),
    version: stored.version,
    ...callsOf(own),
    joined,
    maybeSame: same.filter((other) => other.same !== "joined"),
    undo: undoOf(own[0], actor, clock()),
  };
}

/** Nobody writes an estimate for an inquiry that is closed. */
const estimateDueOf = (
  { status, estimate_due_on: on }: { status: InquiryStatus; estimate_due_on: string | null },
  now: Date,
) => (on !== null && status !== "closed" ? { on, late: on < dayText(clinicDay(now)) } : null);

type Entry = Pick<HistoryEntry, "id" | "at" | "personId" | "kind" | "detail"> & {
  before: string | null;
};

/** Outcomes of the calls since somebody was last reached; `history` is newest first. */
function callsOf(history: readonly Entry[]) {
  const calls = history
    .filter(({ kind }, n) => kind === "call" && history[n - 1]?.kind !== "undone")
    .map(({ detail }) => detail);
  const reached = calls.indexOf("reached" satisfies CallOutcome);
  const since = reached < 0 ? calls : calls.slice(0, reached);
  const wrong = since.filter((one) => one === ("wrong-number" satisfies CallOutcome));
  return { unansweredCalls: since.length - wrong.length, wrongNumber: wrong.length > 0 };
}

function undoOf(newest: Entry | undefined, actor: Actor, now: Date): InquiryDetails["undo"] {
  if (!newest?.before || newest.personId !== actor.id || newest.kind === "booking") return null;
  if (now.getTime() - Date.parse(newest.at) > offeredFor) return null;
  return { entry: newest.id, kind: newest.kind, detail: newest.detail };
}

/** The outbox's record of one mail. The clinic's own email address is not repeated here. */
function evidence(mail: OutboxRow, visitor: string): DeskMail {
  const common = {
    id: mail.id,
    kind: mail.kind as MailKind,
    to: mail.kind === "inquiry-to-visitor" ? visitor : "",
    tries: mail.attempts,
    queuedAt: mail.created_at,
  };
  return {
    ...common,
    state: mailState(mail),
    at: mail.sent_at ?? mail.failed_at ?? mail.next_attempt_at,
    answer: (mail.sent_at ? mail.server_answer : mail.last_error) ?? "",
  };
}
