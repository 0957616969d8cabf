-- Answers kept for their keys. Money calls without a member, as the faucet, stand under the member ''.
create table idempotency (
  member_id text not null,
  call text not null,
  key text not null,
  request_hash bytea not null,
  http smallint not null,
  -- json, not jsonb: kept to the letter, so that a replay reads as the first answer did.
  answer json not null,
  created_at timestamptz not null,
  -- A member can give up what was sent and not answered: its key is refused from then on.
  given_up boolean not null default false,
  primary key (member_id, call, key)
);

-- Limits of requests count on real time, from the first request on: moving the test clock lifts none.
create table rate_limit (
  bucket text primary key,
  hits integer not null,
  ends_at timestamptz not null
);
create index rate_limit_end on rate_limit (ends_at);

-- Puzzles of work that were given out, for whoever asks for many codes. They live on real time, so that moving the test
-- clock makes none worthless and none good again.
create table captcha_puzzle (
  id text primary key,
  challenge text not null,
  -- Zero bits that a hash has to begin with.
  difficulty integer not null check (difficulty between 0 and 64),
  -- Network that asked for it, which alone may use it.
  address text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index captcha_puzzle_end on captcha_puzzle (expires_at);

-- Work that falls due on the test clock: taken with a lock, done once, safe to kill at any point.
create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  reference text not null,
  due_at timestamptz not null,
  payload jsonb not null default '{}',
  done_at timestamptz,
  attempts smallint not null default 0,
  last_error text,
  -- When a failed job is tried again; what it does is still dated to `due_at`.
  retry_at timestamptz,
  -- Jobs of one kind and subject are done in their order; a failed one holds up its own subject alone.
  subject text,
  unique (kind, reference)
);
create index job_due on job (coalesce(retry_at, due_at), id) where done_at is null;
create index job_open_by_subject on job (kind, subject, due_at, id) where done_at is null and subject is not null;
create index job_failed on job (due_at) where done_at is null and last_error is not null;

-- Where the test clock is under way to, from where; no row while it runs with real time. Whoever asks again joins it,
-- and whatever process finds it goes on with it.
create table clock_move (
  only_row boolean primary key default true check (only_row),
  begun_at timestamptz not null,
  target timestamptz not null,
  -- What ended the last attempt.
  failure text
);

-- Services that the test panel has closed.
create table closed_service (
  name text primary key check (name in ('coupons', 'email_registration'))
);

-- The world that was entered; no row for the seed.
create table scenario (
  only_row boolean primary key default true check (only_row),
  name text not null
);

-- What the levers ask for in class mode: one for all processes of this database, and for every world in it. Not
-- hashed, because each process prints it when it starts.
create table class_key (
  only_row boolean primary key default true check (only_row),
  key text not null check (key ~ '^[0-9]{4}-[0-9]{4}$'),
  made_at timestamptz not null default now()
);

-- A newer version of the app, as the test panel published it: none, or one.
create table published_version (
  only_one boolean primary key default true check (only_one),
  version_code integer not null,
  version text not null,
  extra text not null,
  compulsory boolean not null
);

-- Texts of the services by language: products, notices, news, slides, agreements.
create table content (
  kind text not null,
  id text not null,
  locale text not null,
  at timestamptz not null,
  body jsonb not null,
  primary key (kind, id, locale)
);
create index content_newest on content (kind, locale, at desc);

-- What a member agreed to can always be read: the text of an agreement's version is never changed and
-- never taken away. Other terms are another version.
create function agreement_stays() returns trigger language plpgsql as $$
begin
  raise exception 'content: the text of an agreement stays as it was agreed to' using errcode = 'PD050';
end $$;
create trigger agreement_stays before update or delete on content
  for each row when (old.kind = 'agreement') execute function agreement_stays();
