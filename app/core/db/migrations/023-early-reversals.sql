-- A refund or dispute is kept by its payment intent until its payment is known. SQLite cannot drop a
-- "not null": the table is made again, in the order of its columns.

-- only postgres
alter table payment_reversals alter column payment_id drop not null;

-- only sqlite
create table new_payment_reversals (
  id text primary key,
  payment_id text references payments (id) on delete cascade,
  kind text not null,
  amount_cents integer not null,
  status text not null,
  at text not null
);
insert into new_payment_reversals select * from payment_reversals;
drop table payment_reversals;
alter table new_payment_reversals rename to payment_reversals;
create index payment_reversals_by_payment on payment_reversals (payment_id);

alter table payment_reversals add column payment_intent text not null default '';
alter table payment_reversals add column currency text not null default 'usd';
create index payment_reversals_by_intent on payment_reversals (payment_intent);

-- A failed publication said "Look at it below" where nothing was below.
update content_schedules set result = '' where state = 'failed' and result like '%Look at it below%';
