-- Who wrote the texts of a version: its name, instructions, variables, starters, and the form of its answer. Copying,
-- publishing and rolling back keep it. Of older versions it is not known; they count as written by several members.
alter table agent_versions
  -- `system`: a template as it came. `untrusted`: a file, or anything made with it.
  add column text_integrity text not null default 'organization'
    check (text_integrity in ('system', 'user', 'organization', 'untrusted')),
  -- Who wrote all of it, when one person did and is still here.
  add column written_by uuid check (written_by is null or text_integrity = 'user');
alter table agent_versions alter column text_integrity drop default;
create index agent_versions_written_by on agent_versions (written_by) where written_by is not null;
