-- A person of a directory whose address nobody has proved yet is nobody here: until then whoever opened the account
-- could be anyone.
alter table directory_people
  alter column user_id drop not null,
  -- In the form in which accounts keep it; whoever proves it is the person.
  add column awaited_email text,
  add constraint directory_people_known_or_awaited check ((user_id is null) = (awaited_email is not null));
create unique index directory_people_by_awaited_email on directory_people (awaited_email, workspace_id)
  where awaited_email is not null;
