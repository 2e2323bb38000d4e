-- How many characters of a spoken answer were heard before it was interrupted; null where nobody interrupted it.
alter table messages add column heard_characters int check (heard_characters >= 0);
