-- Who is meant by an @ in a text: [{ type, id, name }].
alter table messages add column mentions jsonb not null default '[]' check (jsonb_typeof(mentions) = 'array');
alter table queued_messages add column mentions jsonb not null default '[]' check (jsonb_typeof(mentions) = 'array');
