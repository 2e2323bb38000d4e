-- Where a person is told of what in a workspace, and when mails come. Without a row everything is by default.
create table notification_settings (
  workspace_id uuid not null,
  user_id uuid not null,
  -- The way of each kind that the person chose: bell, mail, off.
  ways jsonb not null check (jsonb_typeof(ways) = 'object' and octet_length(ways::text) <= 4000),
  mail_rhythm text not null check (mail_rhythm in ('hourly', 'daily', 'never')),
  mail_at time not null,
  quiet_from time,
  quiet_to time,
  time_zone text not null check (length(time_zone) <= 64),
  updated_at timestamptz not null,
  primary key (workspace_id, user_id),
  foreign key (workspace_id, user_id) references memberships on delete cascade,
  check ((quiet_from is null) = (quiet_to is null))
);
create index notification_settings_by_person on notification_settings (user_id);
select app.protect('notification_settings', 'select, insert, update');
create policy own on notification_settings to authenticated
  using (workspace_id = app.workspace_id() and user_id = auth.uid())
  with check (workspace_id = app.workspace_id() and user_id = auth.uid());
