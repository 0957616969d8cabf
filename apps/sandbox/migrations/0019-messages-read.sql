-- What a member has read of what is written to everybody; their own messages carry it themselves.
create table content_read (
  member_id text not null references member (id) on delete cascade,
  kind text not null,
  id text not null,
  read_at timestamptz not null,
  primary key (member_id, kind, id)
);

-- Channels that may tell a member at once. None until they choose (H16).
alter table member add column notify text[] not null default '{}';
