-- Who may read what a tool itself gave back. result_readers also names whatever stood in the conversation before the call,
-- so a result that holds nothing of a collection seemed to come from it. Null for calls that ended before this.
alter table tool_calls add column output_readers text[];
