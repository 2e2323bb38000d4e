-- What was in force when a shorter period was set, and is until that one applies. Null: nothing was.
alter table retention_periods add column days_before int check (days_before between 1 and 3650);
