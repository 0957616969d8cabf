-- What pictures take up is bounded, for a member and for everybody. The smallest counts as 16 KB, so that there are never
-- so many that adding them up, which every upload does, takes long.
alter table file add column size int4;
update file set size = greatest(length(bytes), 16384);
alter table file alter column size set not null, add check (size >= length(bytes));
create index file_size on file (member_id) include (size);
