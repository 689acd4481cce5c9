-- Unsent drafts of replies, and who has an inquiry open. Both are deleted with the inquiry.
create table reply_drafts (
  submission_id text not null references contact_submissions (id) on delete cascade,
  person_id text not null,
  body text not null,
  saved_at text not null,
  primary key (submission_id, person_id)
);
create table inquiry_presence (
  submission_id text not null references contact_submissions (id) on delete cascade,
  person_id text not null,
  opened_at text not null,
  seen_at text not null,
  primary key (submission_id, person_id)
);
