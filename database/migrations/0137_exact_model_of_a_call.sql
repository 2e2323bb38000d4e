-- Which exact model answered a call, as its provider named it, e.g. with the date of its release. Receipts show it,
-- and read the calls of their run.

alter table model_calls add column answered_by text check (length(answered_by) between 1 and 200);
comment on column model_calls.answered_by is 'Null: the provider did not say.';
create index model_calls_by_run on model_calls (run_id) where run_id is not null;
