-- A ticket of one use for the chat's page, by the hash of it. It hangs on the session that asked for it, and lives for
-- a moment of real time.
create table support_ticket (
  hash bytea primary key,
  token_hash bytea not null references session (token_hash),
  member_id text not null references member (id),
  locale text not null,
  good_until timestamptz not null
);

-- What became of a ticket: the chat's page with a key of its own, as long as the member's session lives.
create table support_visit (
  key_hash bytea primary key,
  token_hash bytea not null references session (token_hash),
  member_id text not null references member (id),
  locale text not null,
  began_at timestamptz not null default now()
);
create index support_visit_began on support_visit (began_at);

-- The chat of a member, one for good.
create table support_thread (
  member_id text primary key references member (id),
  -- Who answers next.
  answers text not null default 'guide' check (answers in ('guide', 'person')),
  -- Since when an answer of a person is waited for; null when none is.
  waiting_since timestamptz,
  asked_at timestamptz
);
create index support_thread_asked on support_thread (asked_at desc) where asked_at is not null;

create table support_message (
  seq bigint generated always as identity primary key,
  id text not null unique,
  member_id text not null references support_thread (member_id),
  author text not null check (author in ('member', 'guide', 'person')),
  kind text not null check (kind in ('text', 'article', 'no_article', 'waiting', 'closed')),
  -- What was typed; of the guide nothing, for it is worded when it is read.
  text text,
  article_id text,
  at timestamptz not null,
  -- On real time, for the limit of how much one member may send.
  sent_at timestamptz not null default now()
);
create index support_message_thread on support_message (member_id, seq);

create table feedback (
  id text primary key,
  seq bigint generated always as identity,
  member_id text not null references member (id),
  comments text not null,
  phone text,
  state text not null default 'sent' check (state in ('sent', 'read', 'answered')),
  at timestamptz not null
);
create index feedback_own on feedback (member_id, seq desc);
create index feedback_newest on feedback (seq desc);

create table feedback_answer (
  id text primary key,
  seq bigint generated always as identity,
  feedback_id text not null references feedback (id),
  text text not null,
  at timestamptz not null
);
create index feedback_answer_of on feedback_answer (feedback_id, seq);
