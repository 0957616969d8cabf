-- What nearly every call moves is taken last, and held for the commit alone (docs/decisions/0032). These accounts are
-- never asked whether they hold enough, so nobody needs to know before the commit.
alter table account_class add column at_commit boolean not null default false;
update account_class set at_commit = true
  where class in ('custody', 'treasury', 'lease_escrow', 'operator_sales', 'operator_fees');

-- Lines on these accounts, from the statement that writes their entry to the commit that closes it; empty in between,
-- so that a crash loses nothing with it.
create unlogged table waiting_posting (
  entry_id bigint not null,
  account_id bigint not null,
  amount bigint not null,
  primary key (entry_id, account_id)
);

-- From here to the end of the commit one transaction at a time; the last lock that is taken. Whoever has it waits for
-- no row of what is taken at the commit, in whatever order.
create function take_turn() returns void language sql as $$ select pg_advisory_xact_lock(7291145304) $$;

-- An entry is completed, judged and linked once, when its transaction commits.
create or replace function entry_closes() returns trigger language plpgsql as $$
declare
  found record;
begin
  perform take_turn();
  with taken as (delete from waiting_posting where entry_id = new.id returning *)
    insert into posting (entry_id, account_id, amount, balance_after) select entry_id, account_id, amount, 0 from taken;
  select count(*) as postings, count(distinct account.member_id) as members,
      coalesce(sum(amount) filter (where fund = 'members'), 0) as members_fund,
      coalesce(sum(amount) filter (where fund = 'operator'), 0) as operators_fund
    into found
    from posting join account on account.id = posting.account_id join account_class using (class)
    where posting.entry_id = new.id;
  if found.members_fund <> 0 or found.operators_fund <> 0 then
    raise exception 'ledger: entry % does not balance within each fund (H6)', new.id using errcode = 'PD013';
  end if;
  if found.members > 1 then
    raise exception 'ledger: entry % moves money of two members (H6)', new.id using errcode = 'PD014';
  end if;
  if found.postings = 0 then
    raise exception 'ledger: entry % moves nothing', new.id using errcode = 'PD017';
  end if;
  perform link_entry(new);
  return null;
end $$;

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
