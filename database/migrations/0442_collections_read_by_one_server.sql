-- Which collections a server makes vectors for, and until when. Another one takes over once that time is past.
create table vector_claims (
  workspace_id uuid not null,
  collection_id uuid not null,
  claimed_until timestamptz not null,
  primary key (workspace_id, collection_id),
  foreign key (workspace_id, collection_id) references collections on delete cascade
);
select app.protect('vector_claims');
