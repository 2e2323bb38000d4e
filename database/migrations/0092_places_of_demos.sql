-- Which of the demos began at one address: a keyed digest of it, which goes with the demo. Null where nobody knows.
alter table demos add column origin text;
