-- What is replaced before a model provider sees a message, and by what.

-- Words and patterns of the installation's admins.
create table own_redaction_terms (
  id uuid primary key,
  kind text not null check (kind in ('words', 'pattern')),
  text text not null check (length(text) between 1 and 200),
  -- The name in the placeholder: PROJECT in [PROJECT_1].
  placeholder text not null check (length(placeholder) between 2 and 16),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
create index own_redaction_terms_by_author on own_redaction_terms (created_by) where created_by is not null;
select app.protect('own_redaction_terms');

-- A row switches a rule on for a provider: one of the product's, or an own term by its id.
create table redaction_switches (
  provider_id uuid not null references model_providers (id) on delete cascade,
  rule text not null check (length(rule) between 1 and 40),
  switched_on_by uuid references auth.users (id) on delete set null,
  switched_on_at timestamptz not null default now(),
  primary key (provider_id, rule)
);
create index redaction_switches_by_person on redaction_switches (switched_on_by) where switched_on_by is not null;
select app.protect('redaction_switches');

-- The placeholders that a run sent to a provider in place of values.
create table run_redactions (
  workspace_id uuid not null,
  run_id uuid not null,
  user_id uuid not null,
  provider text not null,
  placeholders text[] not null,
  primary key (workspace_id, run_id, provider),
  foreign key (workspace_id, run_id) references runs on delete cascade
);
select app.protect('run_redactions', 'select');
create policy own on run_redactions for select to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid());

-- What a placeholder stands for in the runs of one host, such as a conversation. It never changes.
create table redacted_values (
  workspace_id uuid not null,
  host text not null,
  host_id uuid not null,
  -- Whose run replaced it first.
  user_id uuid not null,
  placeholder text not null check (length(placeholder) between 1 and 64),
  value text not null check (length(value) between 1 and 8000),
  created_at timestamptz not null default now(),
  primary key (workspace_id, host, host_id, placeholder)
);
create unique index redacted_values_by_value on redacted_values (workspace_id, host, host_id, split_part(placeholder, '_', 1), md5(value));
create index redacted_values_by_user on redacted_values (workspace_id, user_id);
select app.protect('redacted_values', 'select');
-- Only those that the person's own runs replaced.
create policy own_runs on redacted_values for select to authenticated
  using (workspace_id = app.workspace_id() and exists (
    select 1 from runs r join run_redactions d on d.workspace_id = r.workspace_id and d.run_id = r.id
    where r.workspace_id = redacted_values.workspace_id and r.host = redacted_values.host
      and r.host_id = redacted_values.host_id and r.user_id = auth.uid()
      and redacted_values.placeholder = any(d.placeholders)));
