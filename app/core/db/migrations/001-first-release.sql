-- Every table of the first release. app/core/db/tables says what the columns hold.

-- The last four indexes are the desk's list with each of its filters, in its order.
create table contact_submissions (
  id text primary key,
  created_at text not null,
  reference text not null unique,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text not null,
  service text not null,
  message text not null,
  idempotency_key text not null unique,
  content_hash text not null,
  suspected_spam integer not null,
  status text not null default 'new',
  answered_at text,
  last_contact_at text
);
create index contact_submissions_by_content on contact_submissions (content_hash, created_at);
create index contact_submissions_by_time on contact_submissions (created_at, id);
create index contact_submissions_listed on contact_submissions
  (suspected_spam, created_at, id);
create index contact_submissions_by_status on contact_submissions
  (suspected_spam, status, created_at, id);
create index contact_submissions_by_service on contact_submissions
  (suspected_spam, service, created_at, id);
create index contact_submissions_by_status_and_service on contact_submissions
  (suspected_spam, status, service, created_at, id);

-- Only waiting mails are indexed: the worker's queries stay fast however many were sent.
create table outbox (
  id text primary key,
  submission_id text not null references contact_submissions (id) on delete cascade,
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
  to_nobody integer
);
create index outbox_by_submission on outbox (submission_id);
create index outbox_due on outbox (next_attempt_at)
  where sent_at is null and failed_at is null;
create index outbox_waiting on outbox (created_at) where sent_at is null and failed_at is null;
create index outbox_failed on outbox (failed_at) where failed_at is not null;

create table inquiry_history (
  id text primary key,
  submission_id text not null references contact_submissions (id) on delete cascade,
  at text not null,
  who text not null,
  kind text not null,
  from_status text,
  to_status text,
  note text not null
);
create index inquiry_history_by_submission on inquiry_history (submission_id, at, id);
create table audit_log (
  id text primary key,
  at text not null,
  who text not null,
  action text not null,
  subject text,
  detail text not null
);
create index audit_log_by_time on audit_log (at, id);
create index audit_log_by_subject on audit_log (subject, at, id);
create table status_links (
  token_hash text primary key,
  submission_id text not null references contact_submissions (id) on delete cascade,
  created_at text not null
);
create index status_links_by_submission on status_links (submission_id);

-- One row for each word that finds an inquiry, compared by bytes: a prefix is a range.

-- only sqlite
create table inquiry_tokens (
  token text not null,
  submission_id text not null references contact_submissions (id) on delete cascade,
  constraint inquiry_tokens_key primary key (token, submission_id)
) without rowid;

-- only postgres
create table inquiry_tokens (
  token text collate "C" not null,
  submission_id text not null references contact_submissions (id) on delete cascade,
  constraint inquiry_tokens_key primary key (token, submission_id)
);

create index inquiry_tokens_by_submission on inquiry_tokens (submission_id, token);

-- A payment's row is written before the provider's request is sent.
create table payments (
  id text primary key,
  created_at text not null,
  updated_at text not null,
  reference text not null unique,
  amount_cents integer not null,
  description text not null,
  status text not null,
  provider text not null,
  session_id text unique,
  checkout_url text,
  payment_intent text,
  paid_at text,
  attempt_key text not null unique,
  failure text
);
create index payments_by_time on payments (created_at, id);
create index payments_by_status on payments (status, created_at, id);
create table test_checkouts (
  id text primary key,
  idempotency_key text not null unique,
  payment_id text not null,
  amount_cents integer not null,
  description text not null,
  state text not null,
  changed_at text not null,
  success_url text not null,
  cancel_url text not null
);

-- `running` is 1, then null: because it is unique, one batch runs at a time.
create table product_batches (
  id text primary key,
  started_at text not null,
  finished_at text,
  running integer unique,
  total integer,
  done integer not null,
  failure text,
  lease_owner text,
  leased_until text
);
create table product_batch_rows (
  batch_id text not null references product_batches (id) on delete cascade,
  product_id text not null,
  position integer not null,
  name text not null,
  outcome text not null,
  old_description text not null,
  new_description text not null,
  error text,
  constraint product_batch_rows_key primary key (batch_id, product_id)
);
create table product_undos (
  batch_id text primary key references product_batches (id) on delete cascade,
  at text not null,
  who text not null
);
create table test_products (
  id text primary key,
  name text not null,
  slug text not null,
  description text not null
);

-- State that all processes share: secrets, sessions, rate-limit counts.
create table settings (name text primary key, value text not null);
create table staff_sessions (
  id_hash text primary key,
  created_at text not null,
  expires_at text not null,
  who text
);
create table attempt_counts (
  name text primary key,
  count integer not null,
  expires_at text not null
);
create index attempt_counts_by_end on attempt_counts (expires_at);
