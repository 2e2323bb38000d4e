-- People who asked for their account to be deleted, and until when they may change their mind.

create table auth.account_closures (
  user_id uuid primary key references auth.users on delete cascade,
  requested_at timestamptz not null,
  -- From then on a job deletes the account.
  due_at timestamptz not null,
  -- The time is over, and a workspace would be left without an owner: the person was told so.
  told_to_hand_on_at timestamptz
);
create index account_closures_by_due_time on auth.account_closures (due_at);
select app.protect('auth.account_closures');

-- As before, and whether the account of the person is closing.
drop function app.find_caller(uuid, uuid, uuid);
create function app.find_caller(session uuid, person uuid, workspace uuid)
returns table (email text, role text, is_admin boolean, lacks_factor boolean, is_closing boolean)
language sql stable as $$
  select coalesce(u.email, ''), m.role,
    exists (select from user_roles r where r.user_id = u.id and r.role = 'admin'),
    s.aal = 'aal1' and exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'),
    exists (select from auth.account_closures c where c.user_id = u.id)
  from auth.sessions s
  join auth.users u on u.id = s.user_id
  left join memberships m on m.user_id = u.id and m.workspace_id = workspace
  where s.id = session and s.user_id = person
    and (s.not_after is null or s.not_after > now())
    and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
$$;

-- An erasure finds what was sent to a person, and takes it along.
alter table outgoing_messages
  -- Whose account it is about.
  add column user_id uuid,
  -- The account is gone: the row goes when it was delivered or given up, and after a day in any case.
  add column is_last boolean not null default false;
create index outgoing_messages_by_user on outgoing_messages (user_id) where user_id is not null;
create index data_keys_by_subject on data_keys (subject_id);
