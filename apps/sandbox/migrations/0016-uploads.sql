-- Pictures that members uploaded. The bytes stand here and not in a folder, since several processes share this.
create table file (
  id text primary key,
  seq bigint generated always as identity,
  member_id text not null references member (id),
  purpose text not null check (purpose in ('avatar', 'post', 'feedback', 'submission')),
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp', 'image/gif')),
  width int4 not null check (width > 0),
  height int4 not null check (height > 0),
  -- Signs the addresses of a private picture.
  secret bytea not null,
  bytes bytea not null check (length(bytes) > 0),
  uploaded_at timestamptz not null,
  -- When something began to use it; until then it goes away after a day.
  used_at timestamptz
);
-- Pictures are compressed already.
alter table file alter column bytes set storage external;
create index file_unused on file (member_id, seq) where used_at is null;
