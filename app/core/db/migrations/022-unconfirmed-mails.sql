-- Copies of a mail have one link, and a Message-ID that follows from the row's id. SQLite cannot drop
-- a unique column: the table is made again.

-- only postgres
alter table outbox drop column message_id;

-- only sqlite
create table new_outbox (
  id text primary key,
  submission_id text references contact_submissions (id) on delete cascade,
  kind text not null,
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
  withheld text,
  email text,
  person_id text references people (id),
  invitation_id text
);
insert into new_outbox select id, submission_id, kind, attempts, next_attempt_at, lease_owner,
  leased_until, sent_at, server_answer, failed_at, last_error, created_at, to_nobody, booking_id,
  mailbox_hash, granted_at, withheld, email, person_id, invitation_id from outbox;
drop table outbox;
alter table new_outbox rename to outbox;
create index outbox_by_submission on outbox (submission_id);
create index outbox_due on outbox (next_attempt_at) where sent_at is null and failed_at is null;
create index outbox_waiting on outbox (created_at) where sent_at is null and failed_at is null;
create index outbox_failed on outbox (failed_at) where failed_at is not null;
create index outbox_by_mailbox on outbox (mailbox_hash, granted_at)
  where granted_at is not null;
create index outbox_granted on outbox (granted_at) where granted_at is not null;

alter table outbox add column unconfirmed integer not null default 0;
alter table outbox add column link_token text;
