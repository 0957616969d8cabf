create table session (
  -- SHA-256 of the token; the token itself is nowhere.
  token_hash bytea primary key,
  member_id text not null references member (id),
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  device text
);
create index session_member on session (member_id);

create table verification_code (
  id bigint generated always as identity primary key,
  destination text not null,
  purpose text not null,
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries_left smallint not null,
  used_at timestamptz
);
create index verification_code_destination on verification_code (destination, purpose, sent_at desc);

-- Every SMS and e-mail that would have been sent (PRODUCT 2, outbox).
create table outbox (
  id bigint generated always as identity primary key,
  destination text not null,
  channel text not null check (channel in ('sms', 'email')),
  code text,
  body text not null,
  sent_at timestamptz not null
);
create index outbox_destination on outbox (destination, id desc);

create table idempotency (
  member_id text not null references member (id),
  call text not null,
  key text not null,
  request_hash bytea not null,
  http smallint not null,
  -- json, not jsonb: kept to the letter, so that a replay reads as the first answer did.
  answer json not null,
  created_at timestamptz not null,
  primary key (member_id, call, key)
);

create table rate_limit (
  bucket text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (bucket, window_start)
);

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
  unique (kind, reference)
);
create index job_due on job (due_at, id) where done_at is null;

create table product (
  id text primary key,
  kind text not null check (kind in ('machine', 'merchandise')),
  image text not null,
  images jsonb not null,
  status smallint not null,
  start_time timestamptz,
  end_time timestamptz,
  rush_until timestamptz,
  price bigint not null check (price > 0),
  day_return bigint not null check (day_return >= 0),
  valid_days integer not null check (valid_days >= 0),
  stock integer check (stock >= 0),
  sold integer not null default 0 check (sold >= 0),
  terms_version text,
  position integer not null,
  check (stock is null or sold <= stock)
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

create table delivery_address (
  id text primary key,
  member_id text not null references member (id),
  name text not null,
  phone text not null,
  lines text not null,
  country text not null,
  created_at timestamptz not null
);

create table coupon (
  id text primary key,
  member_id text not null references member (id),
  product_id text references product (id),
  discount bigint not null check (discount > 0),
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  used_at timestamptz
);
create index coupon_member on coupon (member_id);

create table lease_order (
  id text primary key,
  seq bigint generated always as identity,
  member_id text not null references member (id),
  product_id text not null references product (id),
  kind text not null check (kind in ('machine', 'merchandise')),
  price bigint not null,
  discount bigint not null,
  paid bigint not null check (paid = price - discount),
  coupon_id text references coupon (id) unique,
  day_return bigint not null,
  valid_days integer not null,
  bought_at timestamptz not null,
  -- Clock days (days since 1970-01-01, UTC) of the first and the last income.
  first_day integer,
  last_day integer,
  expires_at timestamptz,
  status text not null default 'valid' check (status in ('valid', 'expired', 'returned')),
  days_accrued integer not null default 0,
  accrued bigint not null default 0,
  received bigint not null default 0,
  returned bigint,
  agreement_version text,
  agreement_hash text,
  agreement_locale text,
  delivery_address_id text references delivery_address (id)
);
create index lease_order_member on lease_order (member_id, seq desc);
create index lease_order_earning on lease_order (product_id, first_day, last_day) where status = 'valid';

-- What a product's machines did on a clock day (H13); days that are over are never changed.
create table product_day (
  product_id text not null references product (id),
  day integer not null,
  units integer not null,
  unit_revenue bigint not null,
  scheduled bigint not null,
  paid bigint not null,
  coverage_permille integer,
  primary key (product_id, day)
);

create table capital_record (
  id text primary key,
  seq bigint generated always as identity unique,
  code text not null unique,
  member_id text not null references member (id),
  kind text not null,
  amount bigint not null,
  -- Product or campaign the description is about.
  subject text not null,
  at timestamptz not null,
  status text not null,
  source text not null,
  reference text,
  day integer,
  scheduled bigint,
  coverage_permille integer,
  arrives_at timestamptz,
  balance_after bigint,
  takeout_id text
);
create index capital_record_member on capital_record (member_id, seq desc);
create index capital_record_reference on capital_record (reference, seq desc);
create index capital_record_open on capital_record (member_id, status) where status in ('not_credited', 'processing');

-- The journal entries behind a record, in the order in which they happened.
create table record_entry (
  record_id text not null references capital_record (id),
  entry_id bigint not null references entry (id),
  primary key (record_id, entry_id)
);

-- What a member handed in for a guide to post (H9).
create table submission (
  id text primary key,
  member_id text not null references member (id),
  content text not null,
  at timestamptz not null
);

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
  check ((author_kind = 'guide') = (submission_id is not null)),
  check ((author_kind = 'member') = (author_id is not null))
);
create table post_like (
  post_id text not null references post (id),
  member_id text not null references member (id),
  primary key (post_id, member_id)
);
create table comment (
  id text primary key,
  seq bigint generated always as identity,
  post_id text not null references post (id),
  author_name text not null,
  author_id text references member (id),
  to_name text,
  content text not null,
  at timestamptz not null
);
create index comment_post on comment (post_id, seq desc);
