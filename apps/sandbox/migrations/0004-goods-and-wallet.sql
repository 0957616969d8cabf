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

create table delivery_address (
  id text primary key,
  member_id text not null references member (id),
  name text not null,
  phone text not null,
  lines text not null,
  country text not null,
  created_at timestamptz not null,
  -- Orders go on naming an address that its owner has changed or deleted.
  deleted_at timestamptz
);
create index delivery_address_member on delivery_address (member_id, created_at desc);

-- Coupons that are offered to every member (PRODUCT 4 and 5).
create table coupon_offer (
  id text primary key,
  -- What it is for: one product, everything of a kind, or anything.
  product_id text references product (id),
  kind text check (kind in ('machine', 'merchandise')),
  discount bigint not null check (discount > 0),
  -- Products from this price on.
  least_price bigint check (least_price > 0),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  -- Clock days after the one on which it is taken.
  valid_days integer not null check (valid_days >= 0),
  stock integer check (stock >= 0),
  taken integer not null default 0 check (taken >= 0),
  position integer not null,
  check (product_id is null or kind is null),
  -- However many take it at once.
  check (stock is null or taken <= stock)
);

-- What members took of them.
create table coupon (
  id text primary key,
  member_id text not null references member (id),
  product_id text references product (id),
  discount bigint not null check (discount > 0),
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  used_at timestamptz,
  offer_id text references coupon_offer (id) deferrable initially deferred,
  kind text check (kind in ('machine', 'merchandise')),
  least_price bigint check (least_price > 0),
  -- The product that the member chose it for; one coupon for each, and each coupon for one.
  chosen_for text references product (id),
  expired_at timestamptz,
  check (product_id is null or kind is null),
  check (chosen_for is null or (used_at is null and expired_at is null)),
  check (used_at is null or expired_at is null)
);
create index coupon_member on coupon (member_id);
create unique index coupon_once on coupon (member_id, offer_id);
create unique index coupon_chosen on coupon (member_id, chosen_for) where chosen_for is not null;

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
  -- Room for what a day adds: no index has to learn of it.
) with (fillfactor = 70);
create index lease_order_member on lease_order (member_id, seq desc);
create index lease_order_earning on lease_order (product_id, seq) where status = 'valid';
create index lease_order_delivery on lease_order (delivery_address_id) where delivery_address_id is not null;

-- A product's units in use are counted by its orders, at the commit; the last one goes to whoever is first there.
create function order_counts() returns trigger language plpgsql as $$
begin
  perform take_turn();
  if new.status = 'returned' then
    update product set sold = sold - 1 where id = new.product_id;
    return null;
  end if;
  update product set sold = sold + 1 where id = new.product_id and (stock is null or sold < stock);
  if not found then
    raise exception 'goods: % is sold out', new.product_id using errcode = 'PD060';
  end if;
  return null;
end $$;
create constraint trigger order_takes_unit after insert on lease_order deferrable initially deferred
  for each row when (new.status <> 'returned') execute function order_counts();
create constraint trigger order_gives_unit_back after update of status on lease_order deferrable initially deferred
  for each row when (new.status = 'returned' and old.status <> 'returned') execute function order_counts();

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

-- Short days of machines that the promotion budget topped up: once for each (H6, H10).
create table top_up (
  product_id text not null references product (id),
  day integer not null,
  leases integer not null check (leases > 0),
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (product_id, day)
);

-- Addresses that a member withdraws to. Nothing is ever sent there (H1, H2).
create table wallet_address (
  id text primary key,
  seq bigint generated always as identity,
  member_id text not null references member (id),
  chain text not null check (chain in ('BEP20', 'ERC20', 'TRC20')),
  currency text not null,
  address text not null,
  label text not null,
  created_at timestamptz not null,
  -- Withdrawals go on naming an address that its owner has deleted.
  deleted_at timestamptz
);
create index wallet_address_member on wallet_address (member_id, seq desc);
-- Each TRC20 address binds to one member (PRODUCT 6).
create unique index wallet_address_trc20 on wallet_address (address) where chain = 'TRC20' and deleted_at is null;
create unique index wallet_address_once on wallet_address (member_id, chain, address) where deleted_at is null;

create table bank_card (
  id text primary key,
  seq bigint generated always as identity,
  member_id text not null references member (id),
  bank_id text not null,
  payee_name text not null,
  account text not null,
  ifsc text not null,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index bank_card_member on bank_card (member_id, seq desc);
-- Each bank account binds to one member (PRODUCT 6).
create unique index bank_card_account on bank_card (account) where deleted_at is null;

create table withdrawal (
  id text primary key,
  seq bigint generated always as identity,
  member_id text not null references member (id),
  channel text not null check (channel in ('usdt', 'cash')),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee <= amount),
  address_id text references wallet_address (id),
  bank_id text references bank_card (id),
  status text not null check (status in ('pending', 'processing', 'succeeded', 'failed', 'cancelled')),
  reason text,
  waits_for_monday boolean not null,
  asked_at timestamptz not null,
  processing_at timestamptz not null,
  settles_at timestamptz not null,
  finished_at timestamptz,
  record_id text not null unique references capital_record (id),
  payout_currency text,
  -- Local currency for one USDT, and what the bank pays, in its smallest unit.
  payout_rate bigint check (payout_rate > 0),
  payout bigint check (payout >= 0),
  failure text check (failure in ('wrong_bank_data', 'sent_back', 'test_panel')),
  return_record_id text unique references capital_record (id),
  check ((channel = 'usdt') = (address_id is not null)),
  check ((channel = 'cash') = (bank_id is not null)),
  check ((channel = 'cash') = (payout is not null)),
  check ((payout is null) = (payout_currency is null and payout_rate is null)),
  check ((status in ('succeeded', 'failed', 'cancelled')) = (finished_at is not null)),
  check ((status = 'failed') = (failure is not null)),
  check ((status in ('failed', 'cancelled')) = (return_record_id is not null))
);
create index withdrawal_member on withdrawal (member_id, seq desc);
comment on column withdrawal.reason is 'What the test panel gave as the reason; of a reason of ours the text is in the catalogues.';

-- Members whose next withdrawal fails, for this reason: a lever of the test panel, used up when it does.
create table withdrawal_to_fail (
  member_id text primary key references member (id),
  reason text not null,
  asked_at timestamptz not null
);

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

-- Daily check-ins: one for each member and clock day, by whatever name and however often it is sent (PRODUCT 5, H12).
create table check_in (
  member_id text not null references member (id),
  day integer not null,
  -- Micro-USDT, paid by the promotion budget.
  reward bigint not null check (reward > 0),
  -- Null only within the transaction that pays it.
  record_id text references capital_record (id),
  primary key (member_id, day)
);

-- Up to which record a member has looked at the rewards that were credited to them.
create table rewards_look (
  member_id text primary key references member (id) on delete cascade,
  record_seq bigint not null
);
