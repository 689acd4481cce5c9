-- Mails to the staff are queued beside those about inquiries. SQLite cannot drop a "not null": the
-- table is made again, in the order of its columns. DOMAIN is the clinic's.

-- only postgres
alter table outbox alter column submission_id drop not null;

-- only sqlite
create table new_outbox (
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
);
insert into new_outbox select * from outbox;
drop table outbox;
alter table new_outbox rename to outbox;
create index outbox_by_submission on outbox (submission_id);
create index outbox_due on outbox (next_attempt_at) where sent_at is null and failed_at is null;
create index outbox_waiting on outbox (created_at) where sent_at is null and failed_at is null;
create index outbox_failed on outbox (failed_at) where failed_at is not null;
create index outbox_by_mailbox on outbox (mailbox_hash, granted_at)
  where granted_at is not null;
create index outbox_granted on outbox (granted_at) where granted_at is not null;

alter table outbox add column email text;
alter table outbox add column person_id text references people (id);
alter table outbox add column invitation_id text;
insert into outbox (id, kind, message_id, attempts, next_attempt_at, lease_owner, leased_until,
    sent_at, failed_at, created_at, email, person_id, invitation_id)
  select id, kind, '<' || id || '@DOMAIN>', attempts, next_attempt_at,
    lease_owner, leased_until, sent_at, failed_at, created_at, email, person_id,
    case kind when 'invitation' then detail end from staff_mails;
drop table staff_mails;
