-- Labels: who could have written a value, and who may read it. They stand beside the value from its first day. Where a
-- statement names none, anyone could have written it and nobody may read it.

-- A reader belongs to every audience of `readers`, such as 'user:<id>'; with none, everybody may read.
alter table messages
  add column integrity text not null default 'untrusted'
    check (integrity in ('system', 'user', 'organization', 'external', 'untrusted')),
  add column readers text[] not null default '{nobody}';

-- Of what the model saw when it spoke.
alter table run_steps
  add column integrity text not null default 'untrusted'
    check (integrity in ('system', 'user', 'organization', 'external', 'untrusted')),
  add column readers text[] not null default '{nobody}';

-- Of the tool call, and of its result once there is one.
alter table tool_calls
  add column integrity text not null default 'untrusted'
    check (integrity in ('system', 'user', 'organization', 'external', 'untrusted')),
  add column readers text[] not null default '{nobody}',
  add column result_integrity text
    check (result_integrity in ('system', 'user', 'organization', 'external', 'untrusted')),
  add column result_readers text[];

set local role service_role;

-- What stands there is its person's. An answer is from outside as soon as a tool of its run, or of an earlier answer in
-- the conversation, had read text from outside.
with outside as (
  select m.workspace_id, m.conversation_id, min(m.created_at) as since
  from tool_calls c join messages m on m.workspace_id = c.workspace_id and m.run_id = c.run_id
  where c.output_trust = 'untrusted' group by m.workspace_id, m.conversation_id),
judged as (
  select m.workspace_id, m.id, m.role = 'assistant' and m.created_at >= o.since as is_outside
  from messages m left join outside o on o.workspace_id = m.workspace_id and o.conversation_id = m.conversation_id)
update messages m set readers = array['user:' || m.user_id],
  integrity = case when judged.is_outside then 'untrusted' else 'user' end
from judged where judged.workspace_id = m.workspace_id and judged.id = m.id;

update run_steps s set readers = array['user:' || s.user_id],
  integrity = case when m.integrity = 'user' then 'user' else 'untrusted' end
from runs r left join messages m on m.workspace_id = r.workspace_id and m.id = r.message_id
where r.workspace_id = s.workspace_id and r.id = s.run_id;

update tool_calls c set readers = array['user:' || c.user_id], result_readers = array['user:' || c.user_id],
  integrity = coalesce(s.integrity, 'untrusted'),
  result_integrity = case when c.output_trust = 'organization' then s.integrity else 'untrusted' end
from tool_calls k left join run_steps s on s.workspace_id = k.workspace_id and s.id = k.step_id
where k.workspace_id = c.workspace_id and k.id = c.id;

reset role;
