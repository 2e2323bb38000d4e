-- The list of collections counts the documents of each from the index alone.
create index documents_counted on documents (workspace_id, collection_id) include (state, passage_count);
