-- Coupons that are offered to every member, and what members took of them (PRODUCT 4 and 5).
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

-- The offer's key is checked at the commit: a reset writes this older table first.
alter table coupon add column offer_id text references coupon_offer (id) deferrable initially deferred;
alter table coupon add column kind text check (kind in ('machine', 'merchandise'));
alter table coupon add column least_price bigint check (least_price > 0);
-- The product that the member chose it for; one coupon for each, and each coupon for one.
alter table coupon add column chosen_for text references product (id);
alter table coupon add column expired_at timestamptz;
alter table coupon add check (product_id is null or kind is null);
alter table coupon add check (chosen_for is null or (used_at is null and expired_at is null));
alter table coupon add check (used_at is null or expired_at is null);
create unique index coupon_once on coupon (member_id, offer_id);
create unique index coupon_chosen on coupon (member_id, chosen_for) where chosen_for is not null;

-- Services that the test panel has closed.
create table closed_service (
  name text primary key check (name in ('coupons'))
);
