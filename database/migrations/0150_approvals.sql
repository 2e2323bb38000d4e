-- The mode that admins set for a tool: automatic, ask or off. So far only off was stored.
alter table tools_switched_off rename to tool_modes;
alter table tool_modes rename column switched_off_by to set_by;
alter table tool_modes rename column switched_off_at to set_at;
alter table tool_modes
  add column mode text not null default 'off' check (mode in ('automatic', 'ask', 'off')),
  -- Somebody else than the person who asked has to approve.
  add column needs_other boolean not null default false;
alter table tool_modes alter column mode drop default;
alter index tools_switched_off_by_person rename to tool_modes_by_person;

alter table tool_calls
  -- What was carried out instead of `input`, when a person changed the call before they approved it.
  add column approved_input jsonb,
  add column undone_at timestamptz,
  add column undone_by uuid,
  add column undo_summary text;

-- A request to a person to allow exactly these bytes, once, until a time.
create table approvals (
  workspace_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  tool_call_id uuid not null,
  conversation_id uuid,
  -- Whom the run works for.
  user_id uuid not null,
  tool_name text not null,
  tool_title text not null,
  tool_source text not null,
  tool_hash text not null,
  input jsonb not null,
  shown jsonb not null,
  marks jsonb not null,
  -- Binds tool, input and everything that is shown.
  hash text not null,
  rule text not null,
  why text not null,
  policy_hash text not null,
  integrity text not null,
  readers text[] not null,
  needs_other boolean not null,
  status text not null default 'requested'
    check (status in ('requested', 'approved', 'denied', 'expired', 'withdrawn')),
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  reason text check (length(reason) <= 2000),
  -- What was approved, and the hash of it. The same as was requested, unless the person changed it.
  approved_input jsonb,
  approved_hash text,
  -- When the call began. An approval is used once.
  used_at timestamptz,
  primary key (workspace_id, id),
  unique (workspace_id, tool_call_id),
  foreign key (workspace_id, run_id) references runs on delete cascade,
  check (not needs_other or decided_by is null or decided_by <> user_id),
  check ((status in ('approved', 'denied')) = (decided_at is not null)),
  check ((status = 'approved') = (approved_hash is not null))
);
create index approvals_of_person on approvals (workspace_id, user_id, requested_at desc);
create index approvals_by_run on approvals (workspace_id, run_id);
create index approvals_for_others on approvals (workspace_id, requested_at desc) where needs_other and status = 'requested';
select app.protect('approvals', 'select, insert');
-- What is requested never changes; what a person decides does.
grant update (status, decided_by, decided_at, reason, approved_input, approved_hash, shown, used_at) on approvals
  to authenticated;
-- One's own, and those that an owner or admin of the workspace may decide for others.
create policy seen on approvals for select to authenticated
  using (workspace_id = app.workspace_id() and (user_id = auth.uid() or (needs_other and exists (
    select from memberships m where m.workspace_id = approvals.workspace_id and m.user_id = auth.uid()
      and m.role in ('owner', 'admin')))));
create policy requested on approvals for insert to authenticated
  with check (workspace_id = app.workspace_id() and user_id = auth.uid() and status = 'requested');
create policy decided on approvals for update to authenticated
  using (workspace_id = app.workspace_id() and (user_id = auth.uid() or (needs_other and exists (
    select from memberships m where m.workspace_id = approvals.workspace_id and m.user_id = auth.uid()
      and m.role in ('owner', 'admin')))));
