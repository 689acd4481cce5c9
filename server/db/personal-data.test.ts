import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { type Engine, engines, openTestDatabase } from "../../testing/databases";
import { addPeople } from "../../testing/fixtures/add-people";
import { openTestDesk } from "../../testing/fixtures/desk";
import { ana, ben } from "../../testing/fixtures/people";
import { recordingLogger } from "../../testing/peers/fakes";
import { issueStatusLink } from "../inquiries/status-link";
import { makeVisitorPage } from "../inquiries/visitor-page";

/**
 * What becomes of a column of a person.
 * "inquiry": a visitor's; kept as long as the inquiry (RETENTION_MONTHS after the last contact), and
 * erased with it. "payment": PAYMENT_RETENTION_YEARS; erasing an inquiry leaves it, because accounts
 * have to be kept. "staff": of somebody who works here; stays beside what they did. "account": of
 * staff, ends with the session, the mail or the account. "code": a keyed or random hash of something
 * personal, that nobody reads back. "none": about nobody.
 */
type Kept = "inquiry" | "payment" | "staff" | "account" | "code" | "none";

/** Every table with every column, by what becomes of it. */
const tables: Record<string, Partial<Record<Kept, string>>> = {
  contact_submissions: {
    inquiry:
      "id created_at reference first_name last_name email phone service message idempotency_key content_hash suspected_spam status answered_at last_contact_at due_at due_kind due_reason unread_since person_group version removed_at reach_by no_voicemail came_from call_window outcome links_stopped_at",
    staff: "assigned_to",
  },
  outbox: {
    inquiry:
      "id submission_id kind message_id attempts next_attempt_at lease_owner leased_until sent_at server_answer failed_at last_error created_at to_nobody booking_id granted_at withheld",
    code: "mailbox_hash",
  },
  inquiry_history: {
    inquiry: "id submission_id at kind from_status to_status note detail before",
    staff: "who person_id",
  },
  inquiry_messages: {
    inquiry: "id submission_id at author body",
    staff: "who",
  },
  inquiry_tokens: {
    inquiry: "token submission_id",
  },
  status_links: {
    inquiry: "submission_id created_at last_used_at withdrawn_at wrong_tries",
    code: "token_hash",
  },
  bookings: {
    inquiry:
      "id submission_id starts_at ends_at place state wish sequence created_at updated_at reminded_at",
    staff: "person_id",
  },
  payments: {
    none: "id created_at updated_at reference amount_cents status provider session_id checkout_url payment_intent paid_at attempt_key removed_at refunded_cents dispute",
    payment: "description failure invoice email inquiry_reference",
  },
  payment_reversals: {
    none: "id payment_id kind amount_cents status at",
  },
  payment_notices: {
    none: "id payment_id cause kind amount_cents currency at settled_at",
    payment: "note",
    staff: "settled_by",
  },
  test_checkouts: {
    none: "id idempotency_key payment_id amount_cents state changed_at success_url cancel_url",
    payment: "description",
  },
  tombstones: {
    none: "at",
    code: "hash",
  },
  revocations: {
    none: "seq id at kind",
    staff: "subject",
  },
  stopped_mailboxes: {
    none: "at",
    code: "mailbox_hash",
  },
  attempt_counts: {
    none: "count expires_at",
    code: "name",
  },
  audit_log: {
    none: "id at action subject seq previous_hash hash",
    staff: "who person_id detail",
  },
  ready_answers: {
    none: "id title body version updated_at",
    staff: "updated_by",
  },
  saved_views: {
    none: "id created_at",
    account: "person_id name query",
  },
  people: {
    account: "email role created_at suspended_at last_seen_at password_hash code_secret code_step",
    staff: "id name",
  },
  staff_sessions: {
    account: "person_id created_at expires_at last_seen_at proven_at device",
    code: "id_hash",
  },
  known_browsers: {
    account: "person_id first_seen_at",
    code: "browser_hash",
  },
  sign_in_tries: {
    none: "wrong free_at expires_at",
    code: "name",
  },
  passkeys: {
    account: "id person_id public_key counter transports backed_up name created_at last_used_at",
  },
  passkey_challenges: {
    none: "purpose expires_at",
    code: "challenge_hash browser_hash",
  },
  recovery_codes: {
    account: "person_id used_at",
    code: "code_hash",
  },
  invitations: {
    account: "id email role person_id created_at created_by expires_at used_at withdrawn_at",
    code: "token_hash mail_token_hash",
  },
  staff_mails: {
    account:
      "id person_id email kind detail created_at attempts next_attempt_at lease_owner leased_until sent_at failed_at",
  },
  content_versions: {
    none: "id at day kind form facts changes pages why",
    staff: "who person_id",
  },
  content_head: {
    none: "name version",
  },
  content_drafts: {
    none: "path was typed changed_at",
    staff: "person_id who",
  },
  content_schedules: {
    none: "id due_at changes why created_at state result",
    staff: "who person_id",
  },
  claim_reviews: {
    none: "id path text words asked_at decided_at approved reason",
    staff: "asked_by asked_by_id decided_by decided_by_id",
  },
  product_batches: {
    none: "id started_at finished_at running total done failure lease_owner leased_until",
    staff: "who person_id",
  },
  product_batch_rows: {
    none: "batch_id product_id position name outcome old_description new_description error",
  },
  product_undos: {
    none: "batch_id at",
    staff: "who person_id",
  },
  test_products: {
    none: "id name slug description",
  },
  settings: {
    none: "name value",
  },
};

async function columnsIn(engine: Engine): Promise<string[]> {
  const { db } = await openTestDatabase(engine);
  const found = await db.introspection.getTables();
  return found.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
}

describe.each(engines)("personal data on %s", (engine) => {
  it("is listed with its retention, for every table and column", async () => {
    const listed = Object.entries(tables).flatMap(([table, kept]) =>
      Object.values(kept)
        .flatMap((names) => names.split(" "))
        .map((name) => `${table}.${name}`),
    );
    const unlisted = (await columnsIn(engine)).filter((column) => !listed.includes(column));
    expect(unlisted, "A new column: say above what becomes of it").toEqual([]);
    expect(new Set(listed).size, "each in one place").toBe(listed.length);
  });

  it("of a visitor is gone from every table once the inquiry is erased", async () => {
    const { db, desk, receive, change, clock } = await openTestDesk(engine);
    await addPeople(db, [ana, ben]);
    const traces = ["Sentinella", "sentinella", "5550177", "555-0177", "weathervane"];
    const reference = await receive({
      firstName: "Sentinella",
      email: "sentinella@visitor.example",
      phone: "904-555-0177",
      message: "A weathervane",
    });
    const about = () => change(reference);
    const { id } = await db
      .selectFrom("contact_submissions")
      .select("id")
      .executeTakeFirstOrThrow();
    await desk.assign({ ...about(), from: "", to: ben.id });
    await desk.addNote({ ...about(), note: "Sentinella has a weathervane" });
    await desk.noteCall({ ...about(), outcome: "reached", note: "weathervane" });
    await desk.followUp({ ...about(), day: "2026-03-04", reason: "weathervane" });
    await desk.writeToVisitor({ ...about(), body: "Dear Sentinella" });
    const token = (await issueStatusLink(db, id, clock.now())) ?? "";
    const { logger, lines } = recordingLogger();
    await makeVisitorPage({ db, clock: clock.now, logger }).writeFromVisitor({
      ...{ token, visitor: "v", attempt: "attempt-1" },
      body: "My weathervane",
    });
    const booking = { bookingId: "", minutes: 30, personId: ben.id, place: "phone", anyway: true };
    await desk.book({ ...about(), ...booking, place: "phone", day: "2026-03-05", time: "10:00" });
    expect(await tracesIn(db, traces)).not.toEqual([]);

    await desk.erasePerson({ who: ana, references: [reference], reason: "asked by the person" });
    expect(await tracesIn(db, [...traces, id])).toEqual([]);
    expect(JSON.stringify(lines)).not.toContain("weathervane");
  });
});

/** Tables that contain one of the texts. */
async function tracesIn(
  db: Awaited<ReturnType<typeof openTestDesk>>["db"],
  texts: readonly string[],
) {
  const found: string[] = [];
  for (const table of Object.keys(tables)) {
    const name = sql.table(table);
    const { rows } = await sql`select * from ${name}`.execute(db);
    const text = JSON.stringify(rows);
    if (texts.some((one) => text.includes(one))) found.push(table);
  }
  return found;
}
