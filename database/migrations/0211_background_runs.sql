-- A run that its person sent to the background: they are told of its end.
alter table runs add column is_background boolean not null default false;
