-- People put files under their own messages. Whose the files are, the command decides: a policy that reads `files`
-- here would be a circle, because whoever sees a message sees its files.
drop policy own on message_files;
create policy own on message_files for insert to authenticated
  with check (workspace_id = app.workspace_id() and exists (
    select from messages m where m.workspace_id = message_files.workspace_id and m.id = message_id
      and m.user_id = auth.uid()));
