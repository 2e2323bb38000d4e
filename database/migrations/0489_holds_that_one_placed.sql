-- Who placed the hold is told where it is released, and not to ask themselves.
create or replace function app.hold_in_words(hold uuid, kind text) returns text
language sql stable security definer set search_path = '' as $$
  select format('The hold “%s” keeps this %s, so it cannot be deleted.%s %s', h.name, kind,
    case kind when 'account' then format(' It stands in the workspace %s.', h.workspace_id) else '' end,
    case when h.placed_by = auth.uid() then 'You placed it: it is released under Compliance, Holds and retention.'
      else format('Ask %s.',
        coalesce(app.name_of_person(h.placed_by) || ', who placed it', 'an admin of the workspace')) end)
  from public.holds h where h.id = hold
$$;
