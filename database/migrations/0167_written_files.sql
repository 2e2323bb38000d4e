-- Files that the assistant writes stand beside those that people upload.
alter table files
  -- The tool call that wrote it. Null for an upload.
  add column written_by_call uuid,
  -- Who could have written its content. Anybody, for an upload.
  add column integrity text not null default 'untrusted';
