-- Registering by e-mail can be closed, as coupons can.
alter table closed_service drop constraint closed_service_name_check;
alter table closed_service add check (name in ('coupons', 'email_registration'));

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
