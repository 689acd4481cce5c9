import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import { appendOnly, runAll, running } from "./migration-parts";

/**
 * Accounts for the staff in place of the shared passphrase. Earlier sessions end; earlier actions
 * keep their name, without a person.
 */
export const people = running([
  `create table people (
    id text primary key,
    name text not null,
    email text not null unique,
    role text not null,
    created_at text not null,
    suspended_at text,
    last_seen_at text,
    password_hash text,
    code_secret text,
    code_step integer
  )`,
  `drop table staff_sessions`,
  `create table staff_sessions (
    id_hash text primary key,
    person_id text not null references people (id),
    created_at text not null,
    expires_at text not null,
    last_seen_at text not null,
    proven_at text not null,
    device text not null
  )`,
  `create index staff_sessions_by_person on staff_sessions (person_id, created_at)`,
  `create index staff_sessions_by_end on staff_sessions (expires_at)`,
  `create table known_browsers (
    person_id text not null references people (id),
    browser_hash text not null,
    first_seen_at text not null,
    constraint known_browsers_key primary key (person_id, browser_hash)
  )`,
  `create table sign_in_tries (
    name text primary key,
    wrong integer not null,
    free_at text not null,
    expires_at text not null
  )`,
  `create index sign_in_tries_by_end on sign_in_tries (expires_at)`,
  `create table passkeys (
    id text primary key,
    person_id text not null references people (id),
    public_key text not null,
    counter integer not null,
    transports text not null,
    backed_up integer not null,
    name text not null,
    created_at text not null,
    last_used_at text
  )`,
  `create index passkeys_by_person on passkeys (person_id, created_at)`,
  `create table passkey_challenges (
    challenge_hash text primary key,
    purpose text not null,
    browser_hash text not null,
    expires_at text not null
  )`,
  `create index passkey_challenges_by_end on passkey_challenges (expires_at)`,
  `create table recovery_codes (
    code_hash text primary key,
    person_id text not null references people (id),
    used_at text
  )`,
  `create index recovery_codes_by_person on recovery_codes (person_id)`,
  `create table invitations (
    id text primary key,
    token_hash text not null unique,
    mail_token_hash text unique,
    email text not null,
    role text not null,
    person_id text references people (id),
    created_at text not null,
    created_by text,
    expires_at text not null,
    used_at text,
    withdrawn_at text
  )`,
  `create index invitations_by_time on invitations (created_at, id)`,
  `create table staff_mails (
    id text primary key,
    person_id text references people (id),
    email text not null,
    kind text not null,
    detail text not null,
    created_at text not null,
    attempts integer not null,
    next_attempt_at text not null,
    lease_owner text,
    leased_until text,
    sent_at text,
    failed_at text
  )`,
  `create index staff_mails_due on staff_mails (next_attempt_at)
    where sent_at is null and failed_at is null`,
  `alter table inquiry_history add column person_id text`,
  `alter table audit_log add column person_id text`,
  `create index audit_log_by_person on audit_log (person_id, at, id)`,
  `alter table product_undos add column person_id text`,
  `alter table product_batches add column who text`,
  `alter table product_batches add column person_id text`,
]);

/**
 * The clinic's facts as they were published, and what is prepared at the desk. `id` of a version is
 * its number. app/core/db/schema.ts says what the columns hold.
 */
export const siteFacts: Migration = {
  async up(db: Kysely<unknown>) {
    await runAll(db, statements);
    await appendOnly(db, "content_versions", { goesWith: null });
  },
};

const statements = [
  `create table content_versions (
    id integer primary key,
    at text not null,
    day text not null,
    who text not null,
    person_id text,
    kind text not null,
    form integer not null,
    facts text not null,
    changes text not null,
    pages text not null,
    why text not null
  )`,
  `create table content_head (name text primary key, version integer not null)`,
  `create table content_drafts (
    person_id text not null,
    who text not null,
    path text not null,
    was text not null,
    typed text not null,
    changed_at text not null,
    constraint content_drafts_key primary key (person_id, path)
  )`,
  `create table content_schedules (
    id text primary key,
    due_at text not null,
    who text not null,
    person_id text not null,
    changes text not null,
    why text not null,
    created_at text not null,
    state text not null,
    result text not null
  )`,
  `create index content_schedules_waiting on content_schedules (due_at) where state = 'waiting'`,
  `create table claim_reviews (
    id text primary key,
    path text not null,
    text text not null,
    words text not null,
    asked_at text not null,
    asked_by text not null,
    asked_by_id text not null,
    decided_at text,
    decided_by text,
    decided_by_id text,
    approved integer,
    reason text not null
  )`,
  `create index claim_reviews_by_text on claim_reviews (path, asked_at)`,
];

/** One index for each part of the queue, and one for each part by assignee. */
const queue = [
  `alter table contact_submissions add column assigned_to text`,
  `alter table contact_submissions add column due_at text`,
  `alter table contact_submissions add column due_kind text`,
  `alter table contact_submissions add column due_reason text not null default ''`,
  `alter table contact_submissions add column unread_since text`,
  `alter table contact_submissions add column person_group text`,
  `alter table contact_submissions add column version integer not null default 0`,
  `alter table inquiry_history add column detail text not null default ''`,
  `alter table inquiry_history add column before text`,
  `create index contact_submissions_due on contact_submissions (due_at, id)
    where due_at is not null`,
  `create index contact_submissions_unread on contact_submissions (unread_since, id)
    where unread_since is not null`,
  `create index contact_submissions_assigned on contact_submissions
    (assigned_to, suspected_spam, status, created_at, id) where assigned_to is not null`,
  `create index contact_submissions_group on contact_submissions (person_group)
    where person_group is not null`,
];

const conversation = [
  `create table inquiry_messages (
    id text primary key,
    submission_id text not null references contact_submissions (id) on delete cascade,
    at text not null,
    author text not null,
    who text not null,
    body text not null
  )`,
  `create index inquiry_messages_by_submission on inquiry_messages (submission_id, at, id)`,
  `alter table status_links add column last_used_at text`,
  `alter table status_links add column withdrawn_at text`,
];

const answers = [
  `create table ready_answers (
    id text primary key,
    title text not null,
    body text not null,
    version integer not null,
    updated_at text not null,
    updated_by text not null
  )`,
];

/**
 * `person_id` is whoever holds the appointment; the index finds overlaps of one person's
 * appointments.
 */
const bookings = [
  `create table bookings (
    id text primary key,
    submission_id text not null references contact_submissions (id) on delete cascade,
    starts_at text not null,
    ends_at text not null,
    person_id text,
    place text not null,
    state text not null,
    wish text not null default '',
    sequence integer not null,
    created_at text not null,
    updated_at text not null,
    reminded_at text
  )`,
  `create index bookings_by_time on bookings (starts_at, id)`,
  `create index bookings_by_person on bookings (person_id, starts_at)`,
  `create index bookings_by_submission on bookings (submission_id, starts_at)`,
  `alter table outbox add column booking_id text`,
];

const views = [
  `create table saved_views (
    id text primary key,
    person_id text not null,
    name text not null,
    query text not null,
    created_at text not null
  )`,
  `create index saved_views_by_person on saved_views (person_id, created_at)`,
];

/**
 * The desk's queue, conversation, saved replies and bookings. Rows that belong to an inquiry are
 * deleted with it. app/core/db/schema.ts says what the columns hold.
 */
export const desk = running([...queue, ...conversation, ...answers, ...bookings, ...views]);
