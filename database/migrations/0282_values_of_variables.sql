-- Values that a person gives the variables of an agent: what a run was begun with, what a conversation and a trigger keep.
alter table runs add column agent_values jsonb check (octet_length(agent_values::text) <= 100000);
alter table conversations add column agent_values jsonb check (octet_length(agent_values::text) <= 100000);
alter table triggers add column agent_values jsonb not null default '{}'
  check (octet_length(agent_values::text) <= 100000);
