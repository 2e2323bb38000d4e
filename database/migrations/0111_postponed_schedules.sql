-- A schedule that failed to fire is tried again later, and still for the slot that it missed.
alter table schedules add column retry_at timestamptz;
