-- Revocations, so that a restored backup does not undo them. record-revocations.ts makes the triggers
-- that write them.

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
