-- The name of the file that was uploaded last. A document whose title is another keeps it when a new version comes.
alter table documents add column file_name text check (char_length(file_name) between 1 and 300);
