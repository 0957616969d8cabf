-- Recharges (PRODUCT 5): an intent that is seen and confirmed, or processed, and then credited or failed.
create table recharge (
  id text primary key,
  seq bigint generated always as identity,
  member_id text not null references member (id),
  channel text not null check (channel in ('usdt', 'cash')),
  status text not null check (status in ('intent', 'seen', 'processing', 'credited', 'failed')),
  -- What is credited, in micro-USDT.
  amount bigint not null check (amount > 0),
  -- What the member pays, in the smallest unit of its currency, and the rate that was fixed then, in millionths.
  currency text not null,
  paid bigint not null check (paid > 0),
  rate bigint check (rate > 0),
  rate_at timestamptz,
  -- A test address, which can receive nothing (H2).
  address text unique check (address like 'test1%'),
  confirmations smallint not null default 0 check (confirmations >= 0 and confirmations <= needed),
  needed smallint not null check (needed >= 0),
  bank_id text references bank_card (id),
  -- What the card's test value leads to.
  outcome text,
  reason text,
  created_at timestamptz not null,
  expires_at timestamptz,
  seen_at timestamptz,
  expected_at timestamptz,
  finished_at timestamptz,
  -- On real time, as connections are: who listens hears of what changed lately, wherever the test clock was moved to.
  changed_at timestamptz not null default now(),
  record_id text not null unique references capital_record (id),
  check ((channel = 'usdt') = (address is not null)),
  check ((channel = 'usdt') = (expires_at is not null)),
  check ((status = 'failed') = (reason is not null)),
  check ((status in ('credited', 'failed')) = (finished_at is not null))
);
create index recharge_member on recharge (member_id, seq desc);
create index recharge_open on recharge (member_id) where status in ('intent', 'seen', 'processing');

-- Codes that bring a bonus out of the promotion budget (H6, H10).
create table redemption_code (
  code text primary key,
  currency text not null,
  -- At most so much, in the smallest unit of the currency.
  value_limit bigint not null check (value_limit > 0),
  uses_left integer not null check (uses_left >= 0),
  valid_until timestamptz not null
);

-- One for each member (PRODUCT 5).
create table redemption (
  member_id text primary key references member (id),
  code text not null references redemption_code (code),
  currency text not null,
  taken bigint not null check (taken > 0),
  rate bigint not null check (rate > 0),
  at timestamptz not null,
  record_id text not null unique references capital_record (id)
);
