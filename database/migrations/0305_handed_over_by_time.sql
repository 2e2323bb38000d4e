-- The figures of agents look for the runs that an agent has handed over.
create index runs_handed_over on runs (workspace_id, created_at) where hand_overs <> '[]';
