-- What our own export said of an imported message that has no place of its own here: what tools were given and
-- returned, and the files and the recording, whose bytes did not come along.
alter table messages add column imported_record jsonb;
