-- Times that a visitor may choose from; an inquiry has at most one open offer.
create table time_offers (
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
);
create unique index time_offers_open on time_offers (submission_id) where ended_at is null;
create index time_offers_by_submission on time_offers (submission_id);
