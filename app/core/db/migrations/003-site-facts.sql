-- The clinic's facts as they were published, and what is prepared at the desk. `id` of a version is
-- its number.
create table content_versions (
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
);
create table content_head (name text primary key, version integer not null);
create table content_drafts (
  person_id text not null,
  who text not null,
  path text not null,
  was text not null,
  typed text not null,
  changed_at text not null,
  constraint content_drafts_key primary key (person_id, path)
);
create table content_schedules (
  id text primary key,
  due_at text not null,
  who text not null,
  person_id text not null,
  changes text not null,
  why text not null,
  created_at text not null,
  state text not null,
  result text not null
);
create index content_schedules_waiting on content_schedules (due_at) where state = 'waiting';
create table claim_reviews (
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
);
create index claim_reviews_by_text on claim_reviews (path, asked_at);
