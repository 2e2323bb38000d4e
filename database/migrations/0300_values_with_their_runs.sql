-- Values of variables stay with the runs of their person, each with the agent that they were given to. A conversation
-- kept one person's alone, also after that person was erased. What was lost to a hand-over comes back from there.
set local role service_role;
update runs r set agent_values = jsonb_build_object('agentId', v.agent_id, 'values', coalesce(r.agent_values, '{}'))
from agent_versions v
where r.host = 'conversation' and r.hand_overs = '[]'
  and v.workspace_id = r.workspace_id and v.id = r.agent_version_id;
update runs r set agent_values = jsonb_build_object(
  'agentId', r.hand_overs -> 0 -> 'from' ->> 'agentId', 'values', c.agent_values -> 'values')
from conversations c
where r.host = 'conversation' and r.hand_overs <> '[]' and c.workspace_id = r.workspace_id and c.id = r.host_id
  and c.agent_values ->> 'agentId' = r.hand_overs -> 0 -> 'from' ->> 'agentId'
  and c.agent_values ->> 'userId' = r.user_id::text;
update runs set agent_values = null where not agent_values ? 'agentId' or not agent_values ? 'values';
reset role;
alter table conversations drop column agent_values;
