-- What is said in a conversation may be read by whoever may read the conversation, so that sharing it changes no label.

set local role service_role;

update messages set readers = array['conversation:' || conversation_id]
where readers = array['user:' || user_id];

update run_steps s set readers = array['conversation:' || r.host_id]
from runs r
where r.workspace_id = s.workspace_id and r.id = s.run_id and r.host = 'conversation'
  and s.readers = array['user:' || s.user_id];

update tool_calls set readers = array['conversation:' || conversation_id],
  result_readers = case when result_readers = array['user:' || user_id]
    then array['conversation:' || conversation_id] else result_readers end
where conversation_id is not null and readers = array['user:' || user_id];

reset role;
