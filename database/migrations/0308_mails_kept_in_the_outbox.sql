-- A mail of a person that was handed to the outbox without a mail server never leaves it by itself: its message is kept.
set local role service_role;
-- The outbox of before delivered them once there was a mail server. What is known of them is said.
update outgoing_mails m set
  state = case when o.delivered > 0 then 'sent' when o.waiting = 0 then 'failed' else m.state end,
  problem = case when o.delivered = 0 and o.waiting = 0 then o.last_error end,
  refused_addresses = case when o.delivered > 0 then o.others else m.refused_addresses end
from (
  select n.workspace_id, n.id,
    count(*) filter (where q.status = 'delivered') as delivered,
    count(*) filter (where q.status = 'waiting') as waiting,
    max(q.last_error) as last_error,
    coalesce(array_agg(q.recipient) filter (where q.status <> 'delivered'), '{}') as others
  from outgoing_mails n
  join outgoing_messages q on q.kind = 'mail.personal' and q.dedupe_key = 'mail:' || n.id || ':' || q.recipient
  where n.state = 'in_outbox' group by n.workspace_id, n.id
) o
where m.workspace_id = o.workspace_id and m.id = o.id;
update outgoing_mails m set state = 'unknown',
  problem = 'It was put into the outbox. It is not known whether a mail server took it from there.'
where m.state = 'in_outbox' and not exists (
  select from outgoing_messages q
  where q.kind = 'mail.personal' and q.dedupe_key = 'mail:' || m.id || ':' || q.recipient);
reset role;

alter table outgoing_messages drop constraint outgoing_messages_status_check;
alter table outgoing_messages add constraint outgoing_messages_status_check
  check (status in ('waiting', 'kept', 'delivered', 'failed'));
-- Its person was told that it reaches nobody, so it ends in the outbox although there is a mail server meanwhile.
alter table outgoing_mails add column for_outbox boolean not null default false;

set local role service_role;
update outgoing_messages set status = 'kept', next_attempt_at = null
where kind = 'mail.personal' and status = 'waiting';
update outgoing_mails m set for_outbox = true
where m.state in ('held', 'retrying') and exists (
  select from approvals a
  where a.workspace_id = m.workspace_id and a.tool_call_id = m.id
    and a.shown -> 'warnings' ->> 0 like 'No mail server is set up now, so this mail would reach nobody%');
reset role;

drop function app.hold_mail;
-- Stores a held mail of the caller. False when the id exists, or the mail that it repeats was repeated before. A mail
-- repeats only one of the same person that was not sent for certain, to the same people, with the same text and label.
create function app.hold_mail(
  mail_id uuid, send_to text[], send_cc text[], send_bcc text[], answers_to text, of_subject text, of_body text,
  of_integrity text, of_readers text[], of_conversation uuid, release timestamptz, at timestamptz, repeats uuid,
  to_outbox boolean default false
) returns boolean language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if auth.uid() is null or app.workspace_id() is null or release < at
    or (repeats is not null and not exists (
      select from outgoing_mails m
      where m.workspace_id = app.workspace_id() and m.user_id = auth.uid() and m.id = repeats
        and m.state in ('failed', 'unknown', 'in_outbox')
        and (m.to_addresses, m.cc_addresses, m.bcc_addresses, m.subject, m.body, m.integrity, m.readers)
          = (send_to, send_cc, send_bcc, of_subject, of_body, of_integrity, of_readers)))
  then
    raise exception 'This mail may not be stored.' using errcode = 'insufficient_privilege';
  end if;
  insert into outgoing_mails (workspace_id, id, user_id, to_addresses, cc_addresses, bcc_addresses, reply_to, subject,
    body, integrity, readers, conversation_id, release_at, due_at, created_at, again_of, for_outbox)
  values (app.workspace_id(), mail_id, auth.uid(), send_to, send_cc, send_bcc, answers_to, of_subject, of_body,
    of_integrity, of_readers, of_conversation, release, release, at, repeats, to_outbox)
  on conflict do nothing;
  return found;
end
$$;
revoke execute on function app.hold_mail from public;
grant execute on function app.hold_mail to authenticated;
