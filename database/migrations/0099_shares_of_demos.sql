-- What demos that began at one address have cost on a day, beside what all have, which stands under the empty origin: a
-- keyed digest of the address, which goes with the day.
alter table demo_days add column origin text not null default '';
alter table demo_days drop constraint demo_days_pkey;
alter table demo_days add primary key (day, origin);
