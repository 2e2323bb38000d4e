-- What its publisher says about a version, for the people who compare them later.
alter table agent_versions add column note text check (note is null or length(note) between 1 and 500);
