-- The feed: what goes with a post, what goes away with it, and what a member keeps out of their own sight.

alter table post
  -- What each picture shows, in the order of urls; empty where its author did not say.
  add column picture_texts jsonb not null default '[]',
  -- A film of ours by its path below /media, or an address elsewhere, which is a card that leads there.
  add column video_url text,
  add column cover_url text,
  add column video_text text not null default '',
  -- Tag of the language that the text seems to be written in; null where it cannot be told.
  add column content_language text,
  -- Made by the client once per post, so that a post sent twice stands once.
  add column intent_id text,
  add constraint post_intent unique (author_id, intent_id);
create index post_author on post (author_id, seq desc);

alter table post_like drop constraint post_like_post_id_fkey,
  add constraint post_like_post_id_fkey foreign key (post_id) references post (id) on delete cascade;
alter table comment drop constraint comment_post_id_fkey,
  add constraint comment_post_id_fkey foreign key (post_id) references post (id) on delete cascade;
alter table comment
  add column content_language text,
  -- Whom it answers: `to_name` is a copy of that member's name.
  add column to_author_id text references member (id),
  add column intent_id text,
  add constraint comment_intent unique (author_id, intent_id);
create index comment_author on comment (author_id);
create index comment_to_author on comment (to_author_id) where to_author_id is not null;

create table post_hidden (
  member_id text not null references member (id),
  post_id text not null references post (id) on delete cascade,
  primary key (member_id, post_id)
);
create index post_hidden_post on post_hidden (post_id);
create table comment_hidden (
  member_id text not null references member (id),
  comment_id text not null references comment (id) on delete cascade,
  primary key (member_id, comment_id)
);
create index comment_hidden_comment on comment_hidden (comment_id);

-- Whom a member does not want to read. A block works both ways, a mute one way.
create table avoided_member (
  id text primary key,
  seq bigint generated always as identity,
  member_id text not null references member (id),
  other_id text not null references member (id),
  kind text not null check (kind in ('mute', 'block')),
  at timestamptz not null,
  unique (member_id, other_id),
  check (member_id <> other_id)
);
create index avoided_member_other on avoided_member (other_id) where kind = 'block';

-- A report keeps what was reported as it was read then: its author may delete it before anybody looks.
create table report (
  id text primary key,
  seq bigint generated always as identity,
  reporter_id text not null references member (id),
  about text not null check (about in ('post', 'comment', 'member')),
  post_id text not null,
  -- Empty where the report is about the post itself, or about its author by it.
  comment_id text not null default '',
  author_id text references member (id),
  author_name text not null,
  content text not null,
  kind text not null check (kind in ('promise', 'insult', 'private', 'false', 'other')),
  note text not null,
  at timestamptz not null,
  decided_at timestamptz,
  decision text check (decision in ('removed', 'kept')),
  check ((decided_at is null) = (decision is null)),
  unique (reporter_id, about, post_id, comment_id)
);
create index report_author on report (author_id) where author_id is not null;
create index report_open on report (seq) where decided_at is null;
