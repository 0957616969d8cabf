-- How a member's chosen name looks: no two of those who are here have names that are taken for each other. Null for a
-- phone number or an e-mail address that stands in for a name, and for one of two that looked alike before this was so.
alter table member add column name_skeleton text;
create unique index member_name_skeleton on member (name_skeleton) where deleted_at is null;
