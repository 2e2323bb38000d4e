-- Whether the person is told of the end of each run that a trigger starts.
alter table triggers add column is_told boolean not null default true;
