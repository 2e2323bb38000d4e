-- A repeat that was taken back never left, so it does not count.
drop index outgoing_mails_again;
create unique index outgoing_mails_again on outgoing_mails (workspace_id, user_id, again_of)
  where again_of is not null and state <> 'withdrawn';
