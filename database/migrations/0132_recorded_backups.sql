-- When the operator last made a copy of this installation, as an admin records it.

create table recorded_backups (
  id uuid primary key,
  recorded_at timestamptz not null,
  recorded_by uuid references auth.users (id) on delete set null
);
create index recorded_backups_by_recorder on recorded_backups (recorded_by) where recorded_by is not null;
select app.protect('recorded_backups');
