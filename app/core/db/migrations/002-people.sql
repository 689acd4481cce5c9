-- Accounts for the staff in place of the shared passphrase. Earlier sessions end; earlier actions
-- keep their name, without a person.
create table people (
  id text primary key,
  name text not null,
  email text not null unique,
  role text not null,
  created_at text not null,
  suspended_at text,
  last_seen_at text,
  password_hash text,
  code_secret text,
  code_step integer
);
drop table staff_sessions;
create table staff_sessions (
  id_hash text primary key,
  person_id text not null references people (id),
  created_at text not null,
  expires_at text not null,
  last_seen_at text not null,
  proven_at text not null,
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
create table sign_in_tries (
  name text primary key,
  wrong integer not null,
  free_at text not null,
  expires_at text not null
);
create index sign_in_tries_by_end on sign_in_tries (expires_at);
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
create table staff_mails (
  id text primary key,
  person_id text references people (id),
  email text not null,
  kind text not null,
  detail text not null,
  created_at text not null,
  attempts integer not null,
  next_attempt_at text not null,
  lease_owner text,
  leased_until text,
  sent_at text,
  failed_at text
);
create index staff_mails_due on staff_mails (next_attempt_at)
  where sent_at is null and failed_at is null;
alter table inquiry_history add column person_id text;
alter table audit_log add column person_id text;
create index audit_log_by_person on audit_log (person_id, at, id);
alter table product_undos add column person_id text;
alter table product_batches add column who text;
alter table product_batches add column person_id text;
