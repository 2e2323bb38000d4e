-- Each time that an agent gave the rest of a run to another one: the call, both agents, what was used until then.
alter table runs add column hand_overs jsonb not null default '[]'
  check (jsonb_typeof(hand_overs) = 'array' and jsonb_array_length(hand_overs) <= 10);
