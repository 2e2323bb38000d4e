-- An export says that its person may not act any more. Only its job changes it.
alter table bulk_exports drop constraint bulk_exports_problem_check;
alter table bulk_exports add constraint bulk_exports_problem_check
  check (problem in ('too_large', 'empty', 'interrupted', 'not_permitted'));
revoke update on bulk_exports from authenticated;

-- A server may be killed between the store of files and the database. So the row of a deleted content stays, with no
-- bytes, as long as an upload that was admitted before may still bring them, and they are deleted once more.
alter table file_blobs add column admitted_at timestamptz not null default now();
comment on column file_blobs.admitted_at is 'When an upload of it was last admitted.';
alter table file_blobs drop constraint file_blobs_size_bytes_check;
alter table file_blobs add constraint file_blobs_size_bytes_check check (size_bytes >= 0);
comment on column file_blobs.size_bytes is '0: deleted; an upload may still bring its bytes.';
