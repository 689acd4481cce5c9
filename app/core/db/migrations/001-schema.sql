-- compatible with 1
-- Every table. app/core/db/tables says what the columns hold.

-- Accounts of the staff.

create table people (
  id text primary key,
  name text not null,
  email text not null unique,
  role text not null,
  created_at text not null,
  suspended_at text,
  last_seen_at text,
  password_hash text,
  totp_secret text,
  totp_step integer,
  calendar_token_hash text,
  wants_summary integer not null default 0,
  summary_on text,
  schedule text
);

create table staff_sessions (
  id_hash text primary key,
  person_id text not null references people (id),
  created_at text not null,
  expires_at text not null,
  last_seen_at text not null,
  reauthenticated_at text not null,
  device text not null
);
create index staff_sessions_by_person on staff_sessions (person_id, created_at);
create index staff_sessions_by_end on staff_sessions (expires_at);

create table known_browsers (
  person_id text not null references people (id),
  browser_hash text not null,
  first_seen_at text not null,
  constraint known_browsers_key primary key (person_id, browser_hash)
);

create table passkeys (
  id text primary key,
  person_id text not null references people (id),
  public_key text not null,
  counter integer not null,
  transports text not null,
  backed_up integer not null,
  name text not null,
  created_at text not null,
  last_used_at text
);
create index passkeys_by_person on passkeys (person_id, created_at);

create table passkey_challenges (
  challenge_hash text primary key,
  purpose text not null,
  browser_hash text not null,
  expires_at text not null
);
create index passkey_challenges_by_end on passkey_challenges (expires_at);

create table recovery_codes (
  code_hash text primary key,
  person_id text not null references people (id),
  used_at text
);
create index recovery_codes_by_person on recovery_codes (person_id);

create table invitations (
  id text primary key,
  token_hash text not null unique,
  mail_token_hash text unique,
  email text not null,
  role text not null,
  person_id text references people (id),
  created_at text not null,
  created_by text,
  expires_at text not null,
  used_at text,
  withdrawn_at text
);
create index invitations_by_time on invitations (created_at, id);

-- Inquiries, and what belongs to each and is deleted with it.

-- The indexes of the desk's list are in its order, one for each of its filters and parts of the queue.
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
  last_contact_at text,
  assigned_to text,
  due_at text,
  due_kind text,
  due_reason text not null default '',
  unread_since text,
  red_flag_at text,
  joined_into text references contact_submissions (id) on delete cascade,
  version integer not null default 0,
  removed_at text,
  reach_by text not null default '',
  no_voicemail text not null default '',
  referrer_path text not null default '',
  language text not null default 'en',
  call_window text not null default '',
  outcome text not null default '',
  links_stopped_at text,
  wants_estimate text not null default '',
  estimate_due_on text,
  source text not null default '',
  no_mails integer not null default 0,
  text_consent text not null default ''
);
create index contact_submissions_by_content on contact_submissions (content_hash, created_at);
create index contact_submissions_by_time on contact_submissions (created_at, id);
create index contact_submissions_listed on contact_submissions
  (suspected_spam, created_at, id, joined_into);
create index contact_submissions_by_status on contact_submissions
  (suspected_spam, status, created_at, id, joined_into);
create index contact_submissions_by_service on contact_submissions
  (suspected_spam, service, created_at, id, joined_into);
create index contact_submissions_by_status_and_service on contact_submissions
  (suspected_spam, status, service, created_at, id, joined_into);
create index contact_submissions_due on contact_submissions (due_at, id)
  where due_at is not null;
create index contact_submissions_unread on contact_submissions (unread_since, id)
  where unread_since is not null;
create index contact_submissions_assigned on contact_submissions
  (assigned_to, suspected_spam, status, created_at, id) where assigned_to is not null;
create index contact_submissions_joined on contact_submissions (joined_into, created_at, id)
  where joined_into is not null;
create index contact_submissions_removed on contact_submissions (removed_at)
  where removed_at is not null;
create index contact_submissions_answered on contact_submissions (answered_at);
create index contact_submissions_counted on contact_submissions
  (created_at, removed_at, answered_at, status, outcome, service, referrer_path, id)
  where suspected_spam = 0 and joined_into is null;
create index contact_submissions_estimate on contact_submissions (estimate_due_on, id)
  where estimate_due_on is not null;

create table inquiry_history (
  id text primary key,
  submission_id text not null references contact_submissions (id) on delete cascade,
  at text not null,
  who text not null,
  kind text not null,
  from_status text,
  to_status text,
  note text not null,
  person_id text not null,
  detail text not null default '',
  before text
);
create index inquiry_history_by_submission on inquiry_history (submission_id, at, id);

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

create table status_links (
  token_hash text primary key,
  submission_id text not null references contact_submissions (id) on delete cascade,
  created_at text not null,
  last_used_at text,
  withdrawn_at text,
  wrong_tries integer not null default 0
);
create index status_links_by_submission on status_links (submission_id);

create table inquiry_messages (
  id text primary key,
  submission_id text not null references contact_submissions (id) on delete cascade,
  at text not null,
  author text not null,
  who text not null,
  body text not null
);
create index inquiry_messages_by_submission on inquiry_messages (submission_id, at, id);

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


-- What a colleague was told: given an inquiry, or named in a note.
create table colleague_notices (
  id text primary key,
  person_id text not null references people (id),
  submission_id text not null references contact_submissions (id) on delete cascade,
  at text not null,
  kind text not null,
  who text not null,
  seen_at text
);
create index colleague_notices_unseen on colleague_notices (person_id, at) where seen_at is null;
create index colleague_notices_by_submission on colleague_notices (submission_id);

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
  requested_time text not null default '',
  sequence integer not null,
  created_at text not null,
  updated_at text not null,
  reminded_at text
);
create index bookings_by_time on bookings (starts_at, id);
create index bookings_by_person on bookings (person_id, starts_at);
create index bookings_by_submission on bookings (submission_id, starts_at);
create index bookings_rescheduling on bookings (submission_id) where state = 'rescheduling';

-- An inquiry has at most one open offer.
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

create table estimates (
  id text primary key,
  submission_id text not null references contact_submissions (id) on delete cascade,
  at text not null,
  who text not null,
  total_cents integer not null,
  content text not null
);
create index estimates_by_submission on estimates (submission_id, at, id);

-- Copies of the estimates that were given, which the law wants longer than their inquiry.
create table given_estimates (
  id text primary key,
  submission_id text not null,
  reference text not null,
  patient text not null,
  written_at text not null,
  written_by text not null,
  given_at text not null,
  given_by text not null,
  how text not null,
  total_cents integer not null,
  content text not null
);
create index given_estimates_by_submission on given_estimates (submission_id, given_at, id);
create index given_estimates_by_time on given_estimates (given_at, id);

create table saved_replies (
  id text primary key,
  title text not null,
  body text not null,
  language text not null default 'en',
  version integer not null,
  updated_at text not null,
  updated_by text not null
);

-- Mails.

-- Only waiting mails are indexed: the worker's queries stay fast however many were sent.
create table outbox (
  id text primary key,
  submission_id text references contact_submissions (id) on delete cascade,
  kind text not null,
  attempts integer not null,
  next_attempt_at text not null,
  lease_owner text,
  leased_until text,
  sent_at text,
  server_response text,
  failed_at text,
  last_error text,
  created_at text not null,
  written_to_file integer,
  booking_id text,
  mailbox_hash text,
  granted_at text,
  withheld text,
  email text,
  person_id text references people (id),
  invitation_id text,
  unconfirmed integer not null default 0,
  link_token text
);
create index outbox_by_submission on outbox (submission_id);
create index outbox_due on outbox (next_attempt_at)
  where sent_at is null and failed_at is null;
create index outbox_waiting on outbox (created_at) where sent_at is null and failed_at is null;
create index outbox_failed on outbox (failed_at) where failed_at is not null;
create index outbox_by_mailbox on outbox (mailbox_hash, granted_at)
  where granted_at is not null;
create index outbox_granted on outbox (granted_at) where granted_at is not null;

create table text_messages (
  id text primary key,
  submission_id text not null references contact_submissions (id) on delete cascade,
  booking_id text not null,
  created_at text not null,
  next_attempt_at text not null,
  attempts integer not null,
  state text not null,
  failure text not null
);
create index text_messages_by_submission on text_messages (submission_id);
create index text_messages_due on text_messages (next_attempt_at) where state = 'waiting';

create table text_opt_outs (
  phone_hash text primary key,
  at text not null
);

create table mail_opt_outs (
  mailbox_hash text primary key,
  at text not null
);

-- Payments.

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
  idempotency_key text not null unique,
  failure text,
  removed_at text,
  invoice text not null default '',
  email text,
  refunded_cents integer not null default 0,
  dispute text,
  inquiry_reference text,
  request_id text
);
create index payments_by_time on payments (created_at, id);
create index payments_by_status on payments (status, created_at, id);
create index payments_removed on payments (removed_at) where removed_at is not null;
create index payments_by_intent on payments (payment_intent);
create index payments_by_day on payments (coalesce(paid_at, created_at));
create index payments_by_email on payments (email);
create index payments_by_request on payments (request_id) where request_id is not null;

create table payment_requests (
  id text primary key,
  submission_id text not null references contact_submissions (id) on delete cascade,
  at text not null,
  who text not null,
  amount_cents integer not null,
  invoice text not null,
  withdrawn_at text
);
create index payment_requests_by_submission on payment_requests (submission_id, at);

-- A refund or dispute is kept by its payment intent until its payment is known.
create table payment_reversals (
  id text primary key,
  payment_id text references payments (id) on delete cascade,
  kind text not null,
  amount_cents integer not null,
  status text not null,
  at text not null,
  payment_intent text not null default '',
  currency text not null default 'usd'
);
create index payment_reversals_by_payment on payment_reversals (payment_id);
create index payment_reversals_by_intent on payment_reversals (payment_intent);

create table payment_refunds (
  id text primary key,
  payment_id text not null references payments (id) on delete cascade,
  amount_cents integer not null,
  at text not null,
  who text not null,
  person_id text not null,
  state text not null,
  reversal_id text,
  failure text
);
create index payment_refunds_by_payment on payment_refunds (payment_id, at);
create index payment_refunds_requested on payment_refunds (at) where state = 'requested';

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

-- Updates of the provider's products.

-- `running` is 1, then null: because it is unique, one batch runs at a time.
create table product_batches (
  id text primary key,
  started_at text not null,
  finished_at text,
  running integer unique,
  total integer,
  done integer not null,
  failure text,
  who text not null,
  person_id text not null,
  progress_at text not null default ''
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
  who text not null,
  person_id text not null
);

create table test_products (
  id text primary key,
  name text not null,
  slug text not null,
  description text not null
);

-- The clinic's facts as they were published, and what is prepared at the desk.

-- `id` is the version's number.
create table content_versions (
  id integer primary key,
  at text not null,
  day text not null,
  who text not null,
  person_id text,
  kind text not null,
  format integer not null,
  facts text not null,
  changes text not null,
  pages text not null,
  why text not null
);

create table current_content_version (
  name text primary key,
  version integer not null
);

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
  requested_at text not null,
  requested_by text not null,
  requested_by_id text not null,
  decided_at text,
  decided_by text,
  decided_by_id text,
  approved integer,
  reason text not null
);
create index claim_reviews_by_text on claim_reviews (path, requested_at);

-- Records that stay: the audit log, and what a restored backup must repeat. record-revocations.ts makes
-- the triggers that write the revocations.

create table audit_log (
  id text primary key,
  at text not null,
  who text not null,
  action text not null,
  subject text,
  detail text not null,
  person_id text not null,
  seq integer not null,
  previous_hash text not null,
  hash text not null
);
create unique index audit_log_by_seq on audit_log (seq);
create index audit_log_by_time on audit_log (at, id);
create index audit_log_by_subject on audit_log (subject, at, id);
create index audit_log_by_person on audit_log (person_id, at, id);

create table tombstones (
  hash text primary key,
  at text not null
);

-- only sqlite
create table revocations (
  seq integer primary key autoincrement,
  id text not null unique,
  at text not null,
  kind text not null,
  subject text not null
);

-- only postgres
create table revocations (
  seq bigint generated always as identity primary key,
  id text not null unique,
  at text not null,
  kind text not null,
  subject text not null
);

-- State that all processes share: secrets and counts of attempts.

create table settings (
  name text primary key,
  value text not null
);

create table attempt_counts (
  name text primary key,
  count integer not null,
  expires_at text not null
);
create index attempt_counts_by_end on attempt_counts (expires_at);

-- One row: the newest migration, and the oldest release, by its own newest, that may run on the tables.

create table schema_version (
  version integer not null,
  compatible_with integer not null
);
