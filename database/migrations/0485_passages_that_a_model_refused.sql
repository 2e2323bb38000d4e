-- A passage that the model for embedding refuses has neither signs nor numbers. It is not asked again until its text or
-- the model changes.
alter table chunk_vectors alter column vector drop not null,
  add constraint refused_has_neither check ((vector is null) = (length(signs) = 0));
