-- Limits of requests count on real time, from the first request on: moving the test clock lifts none.
drop table rate_limit;
create table rate_limit (
  bucket text primary key,
  hits integer not null,
  ends_at timestamptz not null
);
create index rate_limit_end on rate_limit (ends_at);

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
