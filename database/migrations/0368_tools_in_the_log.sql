-- Events are found by the tool that they name. Those of earlier versions get it here: the newest half million of them.
set local role service_role;
insert into audit_facets (workspace_id, facet, event_number, event_id, actor_id)
select workspace_id, 'tool:' || tool, number, id, actor_id from (
  select workspace_id, number, id, actor_id, convert_from(envelope, 'UTF8')::jsonb -> 'facts' ->> 'tool' as tool
  from audit_events where act like 'tool%' order by number desc limit 500000) told
where length(tool) between 1 and 200
on conflict do nothing;
reset role;
