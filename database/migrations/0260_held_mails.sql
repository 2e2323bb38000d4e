-- A person's transaction stores a mail by this function alone, so it chooses neither when the mail counts nor which mail
-- it repeats. The command that calls it has decided whether it may.
create policy owner on outgoing_mails to current_user using (true) with check (true);
drop policy own_to_send on outgoing_mails;
revoke insert on outgoing_mails from authenticated;
revoke insert (workspace_id, id, user_id, to_addresses, cc_addresses, bcc_addresses, reply_to, subject, body, integrity,
  readers, conversation_id, release_at, due_at, created_at, again_of) on outgoing_mails from authenticated;

-- Stores a held mail of the caller. False when the id exists, or the mail that it repeats was repeated before. A mail
-- repeats only one of the same person that was not sent for certain, to the same people, with the same text and label.
create function app.hold_mail(
  mail_id uuid, send_to text[], send_cc text[], send_bcc text[], answers_to text, of_subject text, of_body text,
  of_integrity text, of_readers text[], of_conversation uuid, release timestamptz, at timestamptz, repeats uuid
) returns boolean language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if auth.uid() is null or app.workspace_id() is null or release < at
    or (repeats is not null and not exists (
      select from outgoing_mails m
      where m.workspace_id = app.workspace_id() and m.user_id = auth.uid() and m.id = repeats
        and m.state in ('failed', 'unknown')
        and (m.to_addresses, m.cc_addresses, m.bcc_addresses, m.subject, m.body, m.integrity, m.readers)
          = (send_to, send_cc, send_bcc, of_subject, of_body, of_integrity, of_readers)))
  then
    raise exception 'This mail may not be stored.' using errcode = 'insufficient_privilege';
  end if;
  insert into outgoing_mails (workspace_id, id, user_id, to_addresses, cc_addresses, bcc_addresses, reply_to, subject,
    body, integrity, readers, conversation_id, release_at, due_at, created_at, again_of)
  values (app.workspace_id(), mail_id, auth.uid(), send_to, send_cc, send_bcc, answers_to, of_subject, of_body,
    of_integrity, of_readers, of_conversation, release, release, at, repeats)
  on conflict do nothing;
  return found;
end
$$;
revoke execute on function app.hold_mail from public;
grant execute on function app.hold_mail to authenticated;
