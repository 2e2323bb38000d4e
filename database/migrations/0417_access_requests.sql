-- Somebody asks the owner of an object to share it with them. One open request for each person and object.
create table access_requests (
  workspace_id uuid not null,
  id uuid not null,
  object_type text not null check (length(object_type) between 1 and 60),
  object_id uuid not null,
  user_id uuid not null,
  relation text not null check (relation in ('viewer', 'commenter', 'editor')),
  note text not null default '' check (length(note) <= 500),
  created_at timestamptz not null,
  -- The owner's answer. Granted or declined, it stays until its period is over.
  decided_at timestamptz,
  decided_by uuid references auth.users on delete set null,
  is_granted boolean,
  primary key (workspace_id, id),
  foreign key (workspace_id, user_id) references memberships on delete cascade,
  check ((decided_at is null) = (is_granted is null))
);
create unique index access_requests_open on access_requests (workspace_id, object_type, object_id, user_id)
  where decided_at is null;
create index access_requests_by_user on access_requests (workspace_id, user_id);
create index access_requests_by_age on access_requests (created_at);
create index access_requests_by_decider on access_requests (decided_by);
select app.protect('access_requests', 'select');
create policy own on access_requests for select to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid());
