-- Speech and transcription are calls as well, of an engine that is set and not a connected model.
alter table model_calls alter column model_id drop not null;
comment on column model_calls.model_id is 'Null: an engine of speech or transcription.';
