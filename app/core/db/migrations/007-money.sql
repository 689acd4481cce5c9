-- Later events of a payment that the provider reports, notices for the desk, and the page an inquiry
-- came from.
alter table payments add column invoice text not null default '';
alter table payments add column email text;
alter table payments add column refunded_cents integer not null default 0;
alter table payments add column dispute text;
alter table payments add column inquiry_reference text;
create index payments_by_intent on payments (payment_intent);
create index payments_by_day on payments (coalesce(paid_at, created_at));
create index payments_by_email on payments (email);
create table payment_reversals (
  id text primary key,
  payment_id text not null references payments (id) on delete cascade,
  kind text not null,
  amount_cents integer not null,
  status text not null,
  at text not null
);
create index payment_reversals_by_payment on payment_reversals (payment_id);
create table payment_notices (
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
);
create index payment_notices_by_payment on payment_notices (payment_id);
create index payment_notices_open on payment_notices (at) where settled_at is null;
alter table contact_submissions add column came_from text not null default '';
create index contact_submissions_answered on contact_submissions (answered_at);
