-- Erasures of people: who asked, what was erased, and the certificates that say so. The ids of people lead nowhere once an
-- erasure has ended.
create table erasures (
  -- Random: whoever has the address with it may read the certificate.
  id uuid primary key,
  subject_id uuid not null,
  kind text not null check (kind in ('deleted', 'anonymized')),
  asked_by_type text not null,
  asked_by_id text,
  asked_at timestamptz not null,
  -- When a database from a backup had brought the person back, and the erasure began anew.
  restored_at timestamptz,
  -- What such an erasure waits for. Null once it has begun.
  waits_for text check (waits_for in ('turn', 'hold', 'owner', 'admin', 'account')),
  -- How many rows of which table, and how many files of which kind, were erased so far.
  rows jsonb not null default '{}',
  files jsonb not null default '{}',
  key_ids uuid[] not null default '{}',
  finished_at timestamptz,
  -- When the second pass looked for what was written late.
  checked_at timestamptz,
  -- Whether something was counted that no event tells of yet.
  is_dirty boolean not null default false,
  -- What has changed since the last certificate.
  is_due boolean not null default false,
  -- When its certificate, or a waiting erasure, was last tried: the others come first then.
  attempted_at timestamptz,
  -- When the erasure was noted with the files, for databases that come from a backup.
  noted_at timestamptz,
  check (waits_for is null or restored_at is not null)
);
create index erasures_in_order on erasures (asked_at desc, id);
create index erasures_due on erasures (attempted_at nulls first, id) where is_due;
create index erasures_unnoted on erasures (id) where noted_at is null;
create index erasures_waiting on erasures (attempted_at nulls first, id) where waits_for is not null;
select app.protect('erasures');

create table erasure_certificates (
  erasure_id uuid not null references erasures on delete cascade,
  version int not null check (version > 0),
  -- The event that the certificate is about, in the log of the installation.
  event_id uuid not null,
  issued_at timestamptz not null,
  -- A signed note.
  note text not null,
  primary key (erasure_id, version)
);
select app.protect('erasure_certificates');
