-- The desk's queue, conversation, saved replies and bookings. Rows that belong to an inquiry are
-- deleted with it.

-- One index for each part of the queue, and one for each part by assignee.
alter table contact_submissions add column assigned_to text;
alter table contact_submissions add column due_at text;
alter table contact_submissions add column due_kind text;
alter table contact_submissions add column due_reason text not null default '';
alter table contact_submissions add column unread_since text;
alter table contact_submissions add column person_group text;
alter table contact_submissions add column version integer not null default 0;
alter table inquiry_history add column detail text not null default '';
alter table inquiry_history add column before text;
create index contact_submissions_due on contact_submissions (due_at, id)
  where due_at is not null;
create index contact_submissions_unread on contact_submissions (unread_since, id)
  where unread_since is not null;
create index contact_submissions_assigned on contact_submissions
  (assigned_to, suspected_spam, status, created_at, id) where assigned_to is not null;
create index contact_submissions_group on contact_submissions (person_group)
  where person_group is not null;

create table inquiry_messages (
  id text primary key,
  submission_id text not null references contact_submissions (id) on delete cascade,
  at text not null,
  author text not null,
  who text not null,
  body text not null
);
create index inquiry_messages_by_submission on inquiry_messages (submission_id, at, id);
alter table status_links add column last_used_at text;
alter table status_links add column withdrawn_at text;

create table ready_answers (
  id text primary key,
  title text not null,
  body text not null,
  version integer not null,
  updated_at text not null,
  updated_by text not null
);

-- `person_id` is whoever holds the appointment; the index finds overlaps of one person's
-- appointments.
create table bookings (
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
);
create index bookings_by_time on bookings (starts_at, id);
create index bookings_by_person on bookings (person_id, starts_at);
create index bookings_by_submission on bookings (submission_id, starts_at);
alter table outbox add column booking_id text;

create table saved_views (
  id text primary key,
  person_id text not null,
  name text not null,
  query text not null,
  created_at text not null
);
create index saved_views_by_person on saved_views (person_id, created_at);
