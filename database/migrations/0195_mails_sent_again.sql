-- The mail that this one repeats, because nobody received that one, or nobody knows. Each is repeated once.
alter table outgoing_mails add column again_of uuid;
create unique index outgoing_mails_again on outgoing_mails (workspace_id, user_id, again_of) where again_of is not null;
grant insert (again_of) on outgoing_mails to authenticated;
