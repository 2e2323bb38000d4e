-- Whoever gave a share is told of it like those who have it: their other tabs, and the one in which they gave it, show
-- from then on who else is there.
create or replace function app.tell_of_grants() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.tell_of_share(
    case tg_op when 'INSERT' then 'share.granted' when 'UPDATE' then 'share.changed' else 'share.withdrawn' end,
    c.workspace_id, array_agg(distinct p.id), jsonb_build_object('noun', c.object_type, 'id', c.object_id))
  from changed c cross join lateral (
    select told.id from app.people_of_grant(c.workspace_id, c.user_id, c.team_id) as told(id)
    union
    select m.user_id from public.memberships m where m.workspace_id = c.workspace_id and m.user_id = c.created_by
  ) as p(id)
  group by c.workspace_id, c.object_type, c.object_id;
  if tg_op <> 'INSERT' then
    perform app.look_at_streams(array_agg(distinct concat(c.object_type, ':', c.object_id))) from changed c;
  end if;
  return null;
end
$$;
