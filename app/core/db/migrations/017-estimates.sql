-- Good-faith estimates: whether the visitor asked for one, when it is due, and those written.
alter table contact_submissions add column wants_estimate text not null default '';
alter table contact_submissions add column estimate_due_on text;
create index contact_submissions_estimate on contact_submissions (estimate_due_on, id)
  where estimate_due_on is not null;
create table estimates (
  id text primary key,
  submission_id text not null references contact_submissions (id) on delete cascade,
  at text not null,
  who text not null,
  total_cents integer not null,
  content text not null
);
create index estimates_by_submission on estimates (submission_id, at, id);
