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

-- Short days of machines that the promotion budget topped up: once for each (H6, H10).
create table top_up (
  product_id text not null references product (id),
  day integer not null,
  leases integer not null check (leases > 0),
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (product_id, day)
);
