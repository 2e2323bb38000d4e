-- Who placed the hold is told where it is released, and not to ask themselves. Only an owner or admin of its workspace
-- can release it, so nobody is sent to somebody who is not one any more.
create or replace function app.hold_in_words(hold uuid, kind text) returns text
language sql stable security definer set search_path = '' as $$
  select format('The hold “%s” keeps this %s, so it cannot be deleted.%s %s', h.name, kind,
    case kind when 'account' then format(' It stands in the workspace %s.', h.workspace_id) else '' end,
    case
      when not exists (
        select from public.memberships m
        where m.workspace_id = h.workspace_id and m.user_id = h.placed_by and m.suspended_at is null
          and m.role in ('owner', 'admin')) then 'Ask an admin of the workspace.'
      when h.placed_by = auth.uid() then 'You placed it: it is released under Compliance, Holds and retention.'
      else format('Ask %s.',
        coalesce(app.name_of_person(h.placed_by) || ', who placed it', 'an admin of the workspace')) end)
  from public.holds h where h.id = hold
$$;
