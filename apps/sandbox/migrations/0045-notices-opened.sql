-- Who opened what was written to everybody: how many did is counted. What is marked with the whole channel was not
-- opened, and of what was read before this nobody knows.
alter table content_read add column opened boolean not null default false;
create index content_read_opened on content_read (kind, id) where opened;
