-- Whose a key is: the person who is its subject, and those who have or had the address or number that is.
create function app.people_of_key(subject uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select subject
  union select u.id from auth.users u where app.contact_subject(u.email) = subject
  union select u.id from auth.users u where app.contact_subject(u.phone) = subject
  union select u.id from auth.users u where app.contact_subject(u.new_email) = subject
  union select u.id from auth.users u where app.contact_subject(u.new_phone) = subject
  union select f.user_id from auth.former_contacts f where f.contact_subject = subject
$$;
create index users_by_email_subject on auth.users (app.contact_subject(email));
create index users_by_phone_subject on auth.users (app.contact_subject(phone)) where phone is not null;
create index users_by_new_email_subject on auth.users (app.contact_subject(new_email)) where new_email is not null;
create index users_by_new_phone_subject on auth.users (app.contact_subject(new_phone)) where new_phone is not null;
create index former_contacts_by_subject on auth.former_contacts (contact_subject);
create policy of_holds on auth.former_contacts for select to adjutant_owner using (true);

-- Everybody to whom a held conversation of the workspace belongs, or who wrote in one. A conversation is held as
-- `hold_on_conversation` says: by a hold on itself, on its agent, on its owner, and on anybody who wrote there.
create function app.people_of_held_conversations(of_workspace uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  with named as materialized (
    select s.kind, s.subject_id, h.made_from, h.made_until from public.holds h
    join public.hold_subjects s on s.workspace_id = h.workspace_id and s.hold_id = h.id
    where h.workspace_id = of_workspace and h.released_at is null and (h.ends_at is null or h.ends_at > now())),
  meant as (
    select c.id, n.made_from, n.made_until from named n join public.conversations c
      on c.workspace_id = of_workspace and n.kind = 'conversation' and c.id = n.subject_id
    union select c.id, n.made_from, n.made_until from named n join public.conversations c
      on c.workspace_id = of_workspace and n.kind = 'agent' and c.agent_id = n.subject_id
    union select c.id, n.made_from, n.made_until from named n join public.conversations c
      on c.workspace_id = of_workspace and n.kind = 'person' and c.user_id = n.subject_id
    union select m.conversation_id, n.made_from, n.made_until from named n join public.messages m
      on m.workspace_id = of_workspace and n.kind = 'person' and m.user_id = n.subject_id and m.role = 'user'),
  held as materialized (
    select distinct c.id, c.user_id from meant join public.conversations c
      on c.workspace_id = of_workspace and c.id = meant.id
    where (meant.made_from is null or c.updated_at >= meant.made_from)
      and (meant.made_until is null or c.created_at < meant.made_until))
  select user_id from held
  union select m.user_id from held join public.messages m
    on m.workspace_id = of_workspace and m.conversation_id = held.id
$$;
create index messages_by_writer on messages (workspace_id, user_id) where role = 'user';

-- Whether a hold keeps the keys of each subject that has some in the workspace: a hold on the whole workspace all of them,
-- any hold those of the workspace's own content, and else those of people whose account is held or who take part in
-- what is.
create function app.held_key_subjects(of_workspace uuid) returns setof uuid
language sql stable security definer set search_path = '' as $$
  with parties as materialized (select app.people_of_held_conversations(of_workspace) as id),
  subjects as materialized (select distinct k.subject_id as id from public.data_keys k where k.workspace_id = of_workspace)
  select s.id from subjects s where exists (
    select from public.holds h
    where h.workspace_id = of_workspace and h.released_at is null and (h.ends_at is null or h.ends_at > now())
      and (h.is_whole or s.id = of_workspace))
  or exists (
    select from app.people_of_key(s.id) p (id)
    where app.hold_on_account(p.id) is not null or app.is_known(p.id) and p.id in (select parties.id from parties))
$$;
create policy of_holds on data_keys for select to adjutant_owner using (true);
drop function app.hold_on_key;

revoke execute on function app.people_of_key, app.people_of_held_conversations, app.held_key_subjects from public;
grant execute on function app.held_key_subjects to service_role;
