-- How many times one workspace may have a plan: seats come with it.
alter table pricing_plans add column max_quantity int not null default 1 check (max_quantity between 1 and 100);
