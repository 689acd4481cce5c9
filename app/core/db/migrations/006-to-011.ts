import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { running } from "./migration-parts";

/** How a visitor wishes to be reached; "" where they did not say. */
export const inquiryContactPreferences = running([
  `alter table contact_submissions add column reach_by text not null default ''`,
  `alter table contact_submissions add column no_voicemail text not null default ''`,
]);

/**
 * Later events of a payment that the provider reports, notices for the desk, and the
 * page an inquiry came from. app/core/db/schema.ts says what the columns hold.
 */
export const money = running([
  `alter table payments add column invoice text not null default ''`,
  `alter table payments add column email text`,
  `alter table payments add column refunded_cents integer not null default 0`,
  `alter table payments add column dispute text`,
  `alter table payments add column inquiry_reference text`,
  `create index payments_by_intent on payments (payment_intent)`,
  `create index payments_by_day on payments (coalesce(paid_at, created_at))`,
  `create index payments_by_email on payments (email)`,
  `create table payment_reversals (
    id text primary key,
    payment_id text not null references payments (id) on delete cascade,
    kind text not null,
    amount_cents integer not null,
    status text not null,
    at text not null
  )`,
  `create index payment_reversals_by_payment on payment_reversals (payment_id)`,
  `create table payment_notices (
    id text primary key,
    payment_id text not null references payments (id) on delete cascade,
    cause text not null unique,
    kind text not null,
    amount_cents integer not null,
    currency text not null,
    at text not null,
    settled_at text,
    settled_by text,
    note text not null default ''
  )`,
  `create index payment_notices_by_payment on payment_notices (payment_id)`,
  `create index payment_notices_open on payment_notices (at) where settled_at is null`,
  `alter table contact_submissions add column came_from text not null default ''`,
  `create index contact_submissions_answered on contact_submissions (answered_at)`,
]);

/** The time that a visitor chose to be called at, and what the desk said became of an inquiry. */
export const callbacksAndOutcomes = running([
  `alter table contact_submissions add column call_window text not null default ''`,
  `alter table contact_submissions add column outcome text not null default ''`,
]);

/** Every column that the desk's numbers read of an inquiry, so that counting reads no table row. */
export const numbers = running([
  `create index contact_submissions_counted on contact_submissions
    (created_at, removed_at, answered_at, status, outcome, service, came_from, id)
    where suspected_spam = 0`,
]);

/**
 * Sets the outcome of inquiries that were closed before outcomes existed: booked, if they ever
 * were. Counting then need not read the history.
 */
export const saidOutcomes = running([
  `update contact_submissions set outcome = case
      when exists (select 1 from inquiry_history
        where inquiry_history.submission_id = contact_submissions.id
          and inquiry_history.to_status = 'booked') then 'booked'
      else 'not-interested' end
    where status = 'closed' and outcome = ''`,
]);

/**
 * Since when an inquiry gets no private links, and how often a link was tried with a wrong name or
 * phone. Links that the desk withdrew without making a new one stay stopped.
 */
export const linksStopped: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table contact_submissions add column links_stopped_at text`.execute(db);
    await sql`alter table status_links add column wrong_tries integer not null default 0`.execute(
      db,
    );
    const last = (detail: string) => sql`(select max(at) from inquiry_history
      where inquiry_history.submission_id = contact_submissions.id
        and kind = 'link' and detail = ${sql.lit(detail)})`;
    await sql`update contact_submissions set links_stopped_at = ${last("withdrawn")}
      where ${last("withdrawn")} > coalesce(${last("made")}, '')`.execute(db);
  },
};
