import { type Kysely, PostgresAdapter } from "kysely";
import type { Migration } from "kysely/migration";
import { domain } from "~/facts/identity";
import { appendOnly, runAll, running } from "./migration-parts";

/** A batch has the time of its last progress instead of a lease that processes pass on. */
export const simplerProductBatches = running([
  `alter table product_batches add column progress_at text not null default ''`,
  `update product_batches set progress_at = started_at`,
  `alter table product_batches drop column lease_owner`,
  `alter table product_batches drop column leased_until`,
]);

/** The queue has three fixed views: everybody's, one's own and nobody's. */
export const fixedViews = running([`drop table saved_views`]);

/** Mails to the staff are queued beside those about inquiries. */
export const oneOutbox: Migration = {
  async up(db: Kysely<unknown>) {
    const postgres = db.getExecutor().adapter instanceof PostgresAdapter;
    await runAll(db, [
      ...(postgres ? [`alter table outbox alter column submission_id drop not null`] : rebuilt),
      `alter table outbox add column email text`,
      `alter table outbox add column person_id text references people (id)`,
      `alter table outbox add column invitation_id text`,
      `insert into outbox (id, kind, message_id, attempts, next_attempt_at, lease_owner, leased_until,
        sent_at, failed_at, created_at, email, person_id, invitation_id)
        select id, kind, '<' || id || '@${new URL(domain).hostname}>', attempts, next_attempt_at,
        lease_owner, leased_until, sent_at, failed_at, created_at, email, person_id,
        case kind when 'invitation' then detail end from staff_mails`,
      `drop table staff_mails`,
    ]);
  },
};

/** SQLite cannot drop a "not null": the table is made again, in the order of its columns. */
const rebuilt = [
  `create table new_outbox (
    id text primary key,
    submission_id text references contact_submissions (id) on delete cascade,
    kind text not null,
    message_id text not null unique,
    attempts integer not null,
    next_attempt_at text not null,
    lease_owner text,
    leased_until text,
    sent_at text,
    server_answer text,
    failed_at text,
    last_error text,
    created_at text not null,
    to_nobody integer,
    booking_id text,
    mailbox_hash text,
    granted_at text,
    withheld text
  )`,
  `insert into new_outbox select * from outbox`,
  `drop table outbox`,
  `alter table new_outbox rename to outbox`,
  `create index outbox_by_submission on outbox (submission_id)`,
  `create index outbox_due on outbox (next_attempt_at) where sent_at is null and failed_at is null`,
  `create index outbox_waiting on outbox (created_at) where sent_at is null and failed_at is null`,
  `create index outbox_failed on outbox (failed_at) where failed_at is not null`,
  `create index outbox_by_mailbox on outbox (mailbox_hash, granted_at)
    where granted_at is not null`,
  `create index outbox_granted on outbox (granted_at) where granted_at is not null`,
];

/** The private URL of a person's calendar feed, as a hash; null without a feed. */
export const calendarFeeds = running([`alter table people add column calendar_token_hash text`]);

/** Good-faith estimates: whether the visitor asked for one, when it is due, and those written. */
export const estimates: Migration = {
  async up(db: Kysely<unknown>) {
    await runAll(db, [
      `alter table contact_submissions add column wants_estimate text not null default ''`,
      `alter table contact_submissions add column estimate_due_on text`,
      `create index contact_submissions_estimate on contact_submissions (estimate_due_on, id)
    where estimate_due_on is not null`,
      `create table estimates (
    id text primary key,
    submission_id text not null references contact_submissions (id) on delete cascade,
    at text not null,
    who text not null,
    total_cents integer not null,
    content text not null
  )`,
      `create index estimates_by_submission on estimates (submission_id, at, id)`,
    ]);
    await appendOnly(db, "estimates", { goesWith: "submission_id" });
  },
};

/** Times that a visitor may choose from; an inquiry has at most one open offer. */
export const timeOffers = running([
  `create table time_offers (
    id text primary key,
    submission_id text not null references contact_submissions (id) on delete cascade,
    person_id text not null,
    place text not null,
    minutes integer not null,
    times text not null,
    offered_at text not null,
    offered_by text not null,
    offered_by_id text not null,
    ended_at text,
    ended text not null default ''
  )`,
  `create unique index time_offers_open on time_offers (submission_id) where ended_at is null`,
  `create index time_offers_by_submission on time_offers (submission_id)`,
]);

/** Unsent drafts of replies, and who has an inquiry open. Both are deleted with the inquiry. */
export const draftsAndPresence = running([
  `create table reply_drafts (
    submission_id text not null references contact_submissions (id) on delete cascade,
    person_id text not null,
    body text not null,
    saved_at text not null,
    primary key (submission_id, person_id)
  )`,
  `create table inquiry_presence (
    submission_id text not null references contact_submissions (id) on delete cascade,
    person_id text not null,
    opened_at text not null,
    seen_at text not null,
    primary key (submission_id, person_id)
  )`,
]);

/** Tries to sign in are counted in `attempt_counts`, as all others. */
export const oneAttemptCounter = running([`drop table sign_in_tries`]);
