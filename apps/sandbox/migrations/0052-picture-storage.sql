-- What pictures take up is bounded, for a member and for everybody; the smallest counts as a page all the same. It is
-- added up for every upload, so from an index alone.
alter table file add column size int4;
update file set size = greatest(length(bytes), 4096);
alter table file alter column size set not null, add check (size >= length(bytes));
create index file_size on file (member_id) include (size);
