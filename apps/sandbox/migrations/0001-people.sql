-- The test clock: real time plus an offset that only grows (PRODUCT 2).
create table clock (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null default 0 check (offset_ms >= 0),
  -- Which world this is: another one after each reset, which makes this row anew. What was confirmed in one is not sent
  -- in the next.
  world text not null default gen_random_uuid()::text
);
insert into clock default values;

create function clock_only_forward() returns trigger language plpgsql as $$
begin
  if new.offset_ms < old.offset_ms then
    raise exception 'clock: moves forward, never back' using errcode = 'PD001';
  end if;
  return new;
end $$;
create trigger clock_only_forward before update on clock
  for each row execute function clock_only_forward();

create table member (
  id text primary key,
  phone text unique,
  email text unique,
  name text not null,
  head_url text,
  password_hash text not null,
  fund_password_hash text,
  invite_code text not null unique,
  inviter_id text references member (id),
  -- Day-month-year and its like (PRODUCT 6).
  date_format smallint not null default 0 constraint member_date_format check (date_format between 0 and 5),
  created_at timestamptz not null,
  -- Tries of the fund password are counted apart from those of the login.
  fund_password_tries smallint not null default 0,
  fund_password_locked_until timestamptz,
  email_verified_at timestamptz,
  -- Channels that may tell a member at once. None until they choose (H16).
  notify text[] not null default '{}',
  -- A member who left: what others' entries hang on stays under the id, which is then a pseudonym.
  deleted_at timestamptz,
  -- The currency that prices are shown in beside USDT: one that there is a rate of.
  sales_unit text not null default 'USDT'
    constraint member_sales_unit check (sales_unit in ('USDT', 'NGN', 'INR', 'EUR', 'TRY', 'USD')),
  -- How a member's chosen name looks: no two of those who are here have names that are taken for each other. Null for a
  -- phone number or an e-mail address that stands in for a name.
  name_skeleton text,
  constraint member_reached check (
    case when deleted_at is null then phone is not null or email is not null
    else phone is null and email is null and fund_password_hash is null and head_url is null end)
);
create index member_inviter on member (inviter_id, created_at desc);
create unique index member_name_skeleton on member (name_skeleton) where deleted_at is null;

create table session (
  -- SHA-256 of the token; the token itself is nowhere.
  token_hash bytea primary key,
  member_id text not null references member (id),
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  device text,
  -- By which its member sees and ends it (issue 12): the hash of a token stays here.
  id text not null default 'ses_' || replace(gen_random_uuid()::text, '-', ''),
  -- The network that it was opened from, and the test clock then; `created_at` is real time.
  address text,
  opened_at timestamptz,
  -- Until when, on the test clock, this session may do what is sensitive, and the code that made it so.
  verified_until timestamptz,
  verified_code bigint
);
create index session_member on session (member_id);
create unique index session_id on session (id);

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
  sent_at timestamptz not null,
  -- Who asked for a message that goes to a phone or an address that is not theirs yet: a hash of the browser or of the
  -- member. In class mode they read it beside whom it was sent to.
  asked_by bytea
);
create index outbox_destination on outbox (destination, id desc);
create index outbox_asked_by on outbox (asked_by) where asked_by is not null;

-- What happened to an account's security, for its member to read.
create table security_event (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  kind text not null,
  at timestamptz not null,
  device text,
  address text
);
create index security_event_member on security_event (member_id, id desc);

-- Changes of an e-mail address, which the ways that were known before can take back for a while.
create table email_change (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  old_email text,
  new_email text not null,
  -- SHA-256 of what the link in the notice carries.
  undo_hash bytea not null unique,
  at timestamptz not null,
  undo_until timestamptz not null,
  undone_at timestamptz
);
create index email_change_member on email_change (member_id, id desc);
-- Who was reached by an address before it was another's.
create index email_change_old on email_change (old_email);
create index email_change_new on email_change (new_email);

-- Wrong passwords, by account and by where they come from: each makes the next wait longer, there alone.
create table login_attempt (
  bucket text primary key,
  failures integer not null,
  free_at timestamptz not null,
  forgotten_at timestamptz not null
);
create index login_attempt_end on login_attempt (forgotten_at);

-- Browsers in which a member has logged in: what strangers guess elsewhere holds up nobody here.
create table known_device (
  member_id text not null references member (id),
  -- SHA-256 of the cookie; the cookie itself is nowhere.
  device_hash bytea not null,
  seen_at timestamptz not null,
  primary key (member_id, device_hash)
);
create index known_device_hash on known_device (device_hash);
create index known_device_seen on known_device (seen_at);

-- What may be had once is had once by a person, also by one who leaves and comes back: what an account had stands under
-- keyed hashes of its phone and e-mail addresses for a while after it is gone.

-- The key of these hashes: made here, kept here, and here over a reset.
create table person_salt (
  one boolean primary key default true check (one),
  salt bytea not null check (length(salt) = 32)
);
-- Two identifiers of chance, 244 bits of it.
insert into person_salt (salt) values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

create table person_claim (
  -- HMAC-SHA256 of a phone in E.164 or an e-mail address, under the salt.
  person bytea not null,
  -- What was had: a campaign, a coupon's offer, the check-in of a day.
  claim text not null,
  -- On the test clock.
  until timestamptz not null,
  primary key (person, claim)
);
create index person_claim_end on person_claim (until);
