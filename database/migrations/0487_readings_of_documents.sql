-- How often reading a document has begun, which only rises: a reader stores what it read only while no other has begun.
-- Attempts begin anew with each content, and whenever somebody asks for it.
alter table documents add column readings int not null default 0;
