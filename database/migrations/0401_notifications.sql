-- What people are told: one row per person. It goes with the membership. Repeats that nobody has read are one row.
create table notifications (
  workspace_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null check (length(kind) <= 40),
  -- Who did it; null for the product itself.
  actor_id uuid,
  object_type text check (length(object_type) <= 40),
  object_id uuid,
  -- Where it leads in the product.
  path text not null check (path ~ '^/([^/]|$)' and length(path) <= 500),
  -- Names of things, from which the sentence is made.
  facts jsonb not null check (jsonb_typeof(facts) = 'object' and octet_length(facts::text) <= 4000),
  -- How often it happened since it was last read.
  count int not null default 1,
  -- The latest time.
  created_at timestamptz not null,
  read_at timestamptz,
  mailed_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, user_id) references memberships on delete cascade,
  check ((object_type is null) = (object_id is null))
);
create unique index notifications_unread_of_object
  on notifications (workspace_id, user_id, kind, object_type, object_id)
  where read_at is null and object_id is not null;
create index notifications_by_person on notifications (user_id, workspace_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id, workspace_id) where read_at is null;
create index notifications_to_mail on notifications (user_id, created_at) where read_at is null and mailed_at is null;
create index notifications_by_actor on notifications (actor_id) where actor_id is not null;
create index notifications_by_age on notifications (created_at);
select app.protect('notifications', 'select');
grant update (read_at) on notifications to authenticated;
create policy own on notifications to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
