-- The test clock: real time plus an offset that only grows (PRODUCT 2).
create table clock (
  only_row boolean primary key default true check (only_row),
  offset_ms bigint not null default 0 check (offset_ms >= 0)
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
  date_format smallint not null default 0 check (date_format between 0 and 4),
  created_at timestamptz not null,
  check (phone is not null or email is not null)
);
create index member_inviter on member (inviter_id, created_at desc);

-- Which accounts exist, and on whose side of the books they stand (PRODUCT 7, H6, H7).
-- Claims are positive. `custody` and `treasury` are the play USDT that backs them and so are negative:
-- each fund adds up to zero after every entry, which is what "backed one to one" means.
create table account_class (
  class text primary key,
  fund text not null check (fund in ('members', 'operator')),
  never_negative boolean not null
);
insert into account_class (class, fund, never_negative) values
  ('member_available', 'members', true),
  ('member_receivable', 'members', true),
  ('member_arriving', 'members', true),
  ('member_withdrawing', 'members', true),
  ('custody', 'members', false),
  ('treasury', 'operator', false),
  ('machine_revenue', 'operator', true),
  ('promotion_budget', 'operator', true),
  ('lease_escrow', 'operator', true),
  ('operator_sales', 'operator', true),
  ('operator_capital', 'operator', true);

-- What each kind of entry may take from (-1) and give to (1). Nothing else is possible: income comes
-- from machine revenue, bonuses from the promotion budget, and members' money pays for what they buy.
create table entry_rule (
  kind text not null,
  class text not null references account_class (class),
  direction smallint not null check (direction in (-1, 1)),
  primary key (kind, class, direction)
);
insert into entry_rule (kind, class, direction) values
  ('faucet_grant', 'custody', -1), ('faucet_grant', 'member_available', 1),
  ('operator_funding', 'treasury', -1), ('operator_funding', 'operator_capital', 1),
  ('promotion_allocation', 'operator_capital', -1), ('promotion_allocation', 'promotion_budget', 1),
  ('machine_output', 'treasury', -1), ('machine_output', 'machine_revenue', 1),
  ('income_accrual', 'machine_revenue', -1), ('income_accrual', 'treasury', 1),
  ('income_accrual', 'custody', -1), ('income_accrual', 'member_receivable', 1),
  ('bonus_accrual', 'promotion_budget', -1), ('bonus_accrual', 'treasury', 1),
  ('bonus_accrual', 'custody', -1), ('bonus_accrual', 'member_receivable', 1),
  ('bonus_credit', 'promotion_budget', -1), ('bonus_credit', 'treasury', 1),
  ('bonus_credit', 'custody', -1), ('bonus_credit', 'member_available', 1),
  ('income_takeout', 'member_receivable', -1), ('income_takeout', 'member_arriving', 1),
  ('income_arrival', 'member_arriving', -1), ('income_arrival', 'member_available', 1),
  ('income_reversal', 'member_receivable', -1), ('income_reversal', 'custody', 1),
  ('income_reversal', 'treasury', -1), ('income_reversal', 'machine_revenue', 1),
  ('lease_purchase', 'member_available', -1), ('lease_purchase', 'custody', 1),
  ('lease_purchase', 'treasury', -1), ('lease_purchase', 'lease_escrow', 1),
  ('merchandise_purchase', 'member_available', -1), ('merchandise_purchase', 'custody', 1),
  ('merchandise_purchase', 'treasury', -1), ('merchandise_purchase', 'operator_sales', 1),
  ('lease_return', 'lease_escrow', -1), ('lease_return', 'operator_sales', 1),
  ('lease_return', 'treasury', 1), ('lease_return', 'custody', -1), ('lease_return', 'member_available', 1),
  ('lease_expiry', 'lease_escrow', -1), ('lease_expiry', 'operator_sales', 1);

create table account (
  id bigint generated always as identity primary key,
  class text not null references account_class (class),
  member_id text references member (id),
  product_id text,
  -- Micro-USDT. Kept by the postings' trigger alone, checked against them by ledger/check.
  balance bigint not null default 0,
  unique nulls not distinct (class, member_id, product_id),
  check ((class like 'member\_%') = (member_id is not null))
);

create table entry (
  id bigint generated always as identity primary key,
  kind text not null,
  at timestamptz not null,
  -- What the entry is for; the same thing cannot be booked twice.
  reference text not null,
  unique (kind, reference)
);

create table posting (
  entry_id bigint not null references entry (id),
  account_id bigint not null references account (id),
  -- Micro-USDT, signed.
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  primary key (entry_id, account_id)
);
create index posting_account on posting (account_id, entry_id);

create function posting_applies() returns trigger language plpgsql as $$
declare
  touched record;
begin
  update account set balance = balance + new.amount where id = new.account_id
    returning class, balance into touched;
  if not found then
    raise exception 'ledger: no such account' using errcode = 'PD010';
  end if;
  if not exists (
    select from entry join entry_rule using (kind)
    where entry.id = new.entry_id and entry_rule.class = touched.class
      and entry_rule.direction = sign(new.amount)
  ) then
    raise exception 'ledger: an entry of this kind may not move % in this direction (H6)', touched.class
      using errcode = 'PD011';
  end if;
  if touched.balance < 0 and (select never_negative from account_class where class = touched.class) then
    raise exception 'ledger: % would fall below zero', touched.class using errcode = 'PD012';
  end if;
  new.balance_after := touched.balance;
  return new;
end $$;
create trigger posting_applies before insert on posting
  for each row execute function posting_applies();

create function entry_balances() returns trigger language plpgsql as $$
begin
  if exists (
    select from posting join account on account.id = posting.account_id join account_class using (class)
    where posting.entry_id = new.entry_id group by account_class.fund having sum(posting.amount) <> 0
  ) then
    raise exception 'ledger: entry % does not balance within each fund (H6)', new.entry_id using errcode = 'PD013';
  end if;
  if (
    select count(distinct account.member_id) from posting join account on account.id = posting.account_id
    where posting.entry_id = new.entry_id
  ) > 1 then
    raise exception 'ledger: entry % moves money of two members (H6)', new.entry_id using errcode = 'PD014';
  end if;
  return null;
end $$;
create constraint trigger entry_balances after insert on posting deferrable initially deferred
  for each row execute function entry_balances();

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: entries are never changed, only reversed (PRODUCT 7)' using errcode = 'PD015';
end $$;
create trigger entry_append_only before update or delete on entry
  for each row execute function ledger_is_append_only();
create trigger posting_append_only before update or delete on posting
  for each row execute function ledger_is_append_only();

create function balance_follows_postings() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'ledger: a balance changes by postings alone' using errcode = 'PD016';
  end if;
  return new;
end $$;
create trigger balance_follows_postings before update on account
  for each row execute function balance_follows_postings();
create function account_starts_at_zero() returns trigger language plpgsql as $$
begin
  new.balance := 0;
  return new;
end $$;
create trigger account_starts_at_zero before insert on account
  for each row execute function account_starts_at_zero();
