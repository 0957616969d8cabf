-- Ways in and out of the wallet (PRODUCT 5, 7): what each kind of entry may move, and where members' money may go.
insert into account_class (class, fund, never_negative) values ('operator_fees', 'operator', true);

insert into entry_rule (kind, class, direction) values
  ('recharge_credit', 'custody', -1), ('recharge_credit', 'member_available', 1),
  ('redemption_credit', 'promotion_budget', -1), ('redemption_credit', 'treasury', 1),
  ('redemption_credit', 'custody', -1), ('redemption_credit', 'member_available', 1),
  -- A withdrawal is set aside when it is asked for; it leaves custody when it settles, or comes back whole.
  ('withdrawal_request', 'member_available', -1), ('withdrawal_request', 'member_withdrawing', 1),
  ('withdrawal_settlement', 'member_withdrawing', -1), ('withdrawal_settlement', 'custody', 1),
  ('withdrawal_settlement', 'treasury', -1), ('withdrawal_settlement', 'operator_fees', 1),
  ('withdrawal_reversal', 'member_withdrawing', -1), ('withdrawal_reversal', 'member_available', 1);

insert into account (class) select 'operator_fees' where exists (select from account where class = 'custody');

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
  -- Key of the reason in the catalogues, or a text that the test panel gave.
  reason text,
  waits_for_monday boolean not null,
  asked_at timestamptz not null,
  processing_at timestamptz,
  settles_at timestamptz,
  finished_at timestamptz,
  record_id text not null unique references capital_record (id),
  check ((channel = 'usdt') = (address_id is not null)),
  check ((channel = 'cash') = (bank_id is not null))
);
create index withdrawal_member on withdrawal (member_id, seq desc);

-- Tries of the fund password are counted apart from those of the login.
alter table member add column fund_password_tries smallint not null default 0;
alter table member add column fund_password_locked_until timestamptz;
alter table member add column email_verified_at timestamptz;
