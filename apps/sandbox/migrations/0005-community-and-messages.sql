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
  used_at timestamptz,
  -- What it counts as against the bounds of a member's pictures and of everybody's. The smallest counts as 16 KB, so
  -- that there are never so many that adding them up, which every upload does, takes long.
  size int4 not null,
  check (size >= length(bytes))
);
-- Pictures are compressed already.
alter table file alter column bytes set storage external;
create index file_unused on file (member_id, seq) where used_at is null;
create index file_size on file (member_id) include (size);

-- What members hand in for a one-time reward: a screenshot or the address of a video (PRODUCT 5). What a guide
-- posts for a member is another thing, and stands in `submission`.
create table reward_submission (
  id text primary key,
  seq bigint generated always as identity,
  member_id text not null references member (id),
  kind text not null check (kind in ('join_group', 'share_link')),
  file_id text unique references file (id),
  link text,
  state text not null default 'in_review' check (state in ('in_review', 'approved', 'refused')),
  reason text,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  check ((file_id is null) <> (link is null)),
  check ((state = 'in_review') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null))
);
-- Of each kind one that is under way or was approved, however many try at once.
create unique index reward_submission_once on reward_submission (member_id, kind) where state <> 'refused';
create index reward_submission_newest on reward_submission (member_id, seq desc);
create index reward_submission_open on reward_submission (seq) where state = 'in_review';

-- What a member handed in for a guide to post (H9). A guide need not post it, and then says why. What its member took
-- back is deleted.
create table submission (
  id text primary key,
  member_id text not null references member (id),
  content text not null,
  at timestamptz not null,
  -- After its post was removed it is not posted again.
  posted_at timestamptz,
  declined_at timestamptz,
  decline_reason text,
  constraint submission_decided check (
    (declined_at is null) = (decline_reason is null) and (declined_at is null or posted_at is null)
  )
);
create index submission_member on submission (member_id);
create index submission_open on submission (at, id) where posted_at is null and declined_at is null;

create table post (
  id text primary key,
  seq bigint generated always as identity,
  author_id text references member (id),
  author_name text not null,
  author_kind text not null check (author_kind in ('member', 'guide')),
  -- A guide posts only what a member handed in, and the post says for whom (H9).
  submission_id text unique references submission (id),
  content text not null,
  urls jsonb not null default '[]',
  at timestamptz not null,
  -- What each picture shows, in the order of urls; empty where its author did not say.
  picture_texts jsonb not null default '[]',
  -- A film of ours by its path below /media, or an address elsewhere, which is a card that leads there.
  video_url text,
  cover_url text,
  video_text text not null default '',
  -- Tag of the language that the text seems to be written in; null where it cannot be told.
  content_language text,
  -- Made by the client once per post, so that a post sent twice stands once.
  intent_id text,
  check ((author_kind = 'guide') = (submission_id is not null)),
  check ((author_kind = 'member') = (author_id is not null)),
  constraint post_intent unique (author_id, intent_id)
);
create index post_newest on post (seq desc);
create index post_author on post (author_id, seq desc);

create table post_like (
  post_id text not null references post (id) on delete cascade,
  member_id text not null references member (id),
  primary key (post_id, member_id)
);
create index post_like_member on post_like (member_id);

create table comment (
  id text primary key,
  seq bigint generated always as identity,
  post_id text not null references post (id) on delete cascade,
  author_name text not null,
  author_id text references member (id),
  to_name text,
  content text not null,
  at timestamptz not null,
  content_language text,
  -- Whom it answers: `to_name` is a copy of that member's name.
  to_author_id text references member (id),
  intent_id text,
  constraint comment_intent unique (author_id, intent_id)
);
create index comment_post on comment (post_id, seq desc);
create index comment_author on comment (author_id);
create index comment_to_author on comment (to_author_id) where to_author_id is not null;

-- What a member keeps out of their own sight.
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

-- What a member is told in the app. Its words are looked up when it is read, in the language of whoever reads.
create table member_message (
  id text primary key,
  seq bigint generated always as identity,
  member_id text not null references member (id),
  channel text not null check (channel in ('news', 'station_news', 'notice', 'voucher', 'coupon')),
  kind text not null,
  parameters jsonb not null default '{}',
  -- Route inside the app where one goes on, without its leading hash.
  href text,
  -- What it is about: the same thing is told once.
  reference text not null,
  at timestamptz not null,
  read_at timestamptz,
  unique (member_id, kind, reference)
);
create index member_message_newest on member_message (member_id, channel, at desc, seq desc);
create index member_message_unread on member_message (member_id, channel) where read_at is null;

-- What a member has read of what is written to everybody; their own messages carry it themselves.
create table content_read (
  member_id text not null references member (id) on delete cascade,
  kind text not null,
  id text not null,
  read_at timestamptz not null,
  -- How many opened it is counted; what is marked with the whole channel was not opened.
  opened boolean not null default false,
  primary key (member_id, kind, id)
);
create index content_read_opened on content_read (kind, id) where opened;

-- The notice that popped up for a member on a clock day (days since 1970-01-01, UTC): one a day, whoever asks how often.
create table popup_given (
  member_id text not null references member (id) on delete cascade,
  day integer not null,
  notice_id text not null,
  primary key (member_id, day)
);

-- Notices that a member closed; they never pop up again.
create table popup_closed (
  member_id text not null references member (id) on delete cascade,
  notice_id text not null,
  primary key (member_id, notice_id)
);

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
  sent_at timestamptz not null default now(),
  -- What a member says in the chat is said once, however often its sending is tried.
  intent_id text
);
create index support_message_thread on support_message (member_id, seq);
create unique index support_message_intent on support_message (member_id, intent_id) where intent_id is not null;

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

-- The pictures of a feedback, in their order.
create table feedback_file (
  feedback_id text not null references feedback (id),
  place smallint not null,
  file_id text not null unique references file (id),
  primary key (feedback_id, place)
);
