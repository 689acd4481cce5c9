-- Protection of stored data: the audit's chain, tombstones of erased inquiries, marks of retention,
-- and limits for confirmations. guard.ts chains the entries that were there before.
alter table audit_log add column seq integer;
alter table audit_log add column previous_hash text;
alter table audit_log add column hash text;
create table tombstones (hash text primary key, at text not null);
create table stopped_mailboxes (mailbox_hash text primary key, at text not null);
alter table outbox add column mailbox_hash text;
alter table outbox add column granted_at text;
alter table outbox add column withheld text;
create index outbox_by_mailbox on outbox (mailbox_hash, granted_at)
  where granted_at is not null;
create index outbox_granted on outbox (granted_at) where granted_at is not null;
alter table contact_submissions add column removed_at text;
alter table payments add column removed_at text;
create index contact_submissions_removed on contact_submissions (removed_at)
  where removed_at is not null;
create index payments_removed on payments (removed_at) where removed_at is not null;
