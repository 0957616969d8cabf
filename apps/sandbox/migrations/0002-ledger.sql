-- Which accounts exist, and on whose side of the books they stand (PRODUCT 7, H6, H7).
-- Claims are positive. `custody` and `treasury` are the play USDT that backs them and so are negative:
-- each fund adds up to zero after every entry, which is what "backed one to one" means.
create table account_class (
  class text primary key,
  fund text not null check (fund in ('members', 'operator')),
  never_negative boolean not null,
  -- What nearly every call moves is taken last, and held for the commit alone (docs/decisions/0032). These accounts are
  -- never asked whether they hold enough, so nobody needs to know before the commit.
  at_commit boolean not null
);
insert into account_class (class, fund, never_negative, at_commit) values
  ('member_available', 'members', true, false),
  ('member_receivable', 'members', true, false),
  ('member_arriving', 'members', true, false),
  ('member_withdrawing', 'members', true, false),
  ('custody', 'members', false, true),
  ('treasury', 'operator', false, true),
  ('machine_revenue', 'operator', true, false),
  ('promotion_budget', 'operator', true, false),
  ('lease_escrow', 'operator', true, true),
  ('operator_sales', 'operator', true, true),
  ('operator_capital', 'operator', true, false),
  ('operator_fees', 'operator', true, true);

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
  ('lease_expiry', 'lease_escrow', -1), ('lease_expiry', 'operator_sales', 1),
  -- Ways in and out of the wallet (PRODUCT 5, 7).
  ('recharge_credit', 'custody', -1), ('recharge_credit', 'member_available', 1),
  -- A withdrawal is set aside when it is asked for; it leaves custody when it settles, or comes back whole.
  ('withdrawal_request', 'member_available', -1), ('withdrawal_request', 'member_withdrawing', 1),
  ('withdrawal_settlement', 'member_withdrawing', -1), ('withdrawal_settlement', 'custody', 1),
  ('withdrawal_settlement', 'treasury', -1), ('withdrawal_settlement', 'operator_fees', 1),
  ('withdrawal_reversal', 'member_withdrawing', -1), ('withdrawal_reversal', 'member_available', 1),
  -- Closing an account pays out all that its member has, by the rule of every withdrawal: its fee goes to the operator.
  ('account_closure', 'member_available', -1), ('account_closure', 'member_receivable', -1),
  ('account_closure', 'member_arriving', -1), ('account_closure', 'custody', 1),
  ('account_closure', 'treasury', -1), ('account_closure', 'operator_fees', 1);

-- What the promotion budget pays at once: each kind by itself, so that the journal tells them apart (H6, H12).
insert into entry_rule (kind, class, direction)
  select kind, class, direction
  from unnest(array[
      'bonus_credit', 'redemption_credit', 'level_gift', 'sign_in_bonus', 'reward_credit', 'subsidy_credit'
    ]) as kind,
    (values ('promotion_budget', -1), ('treasury', 1), ('custody', -1), ('member_available', 1)) as moved (class, direction);

create table account (
  id bigint generated always as identity primary key,
  class text not null references account_class (class),
  member_id text references member (id),
  product_id text,
  -- Micro-USDT. Kept by the postings' trigger alone, checked against them by ledger/check.
  balance bigint not null default 0,
  unique nulls not distinct (class, member_id, product_id),
  check ((class like 'member\_%') = (member_id is not null))
  -- Room for the next balance beside the last one: no index has to learn of it.
) with (fillfactor = 70);
create index account_member on account (member_id) where member_id is not null;
-- An account by its name, as entries name it: "is not distinct from" finds nothing by an index.
create unique index account_name on account (class, coalesce(member_id, ''), coalesce(product_id, ''));

create table entry (
  id bigint generated always as identity primary key,
  kind text not null,
  at timestamptz not null,
  -- What the entry is for; the same thing cannot be booked twice.
  reference text not null,
  unique (kind, reference)
);

-- Each line is of an entry and an account that there are: `posting_applies` and `link_entries` take both from their
-- tables, and neither is ever deleted. Foreign keys would ask the same again for each line, a third of a day's end.
create table posting (
  entry_id bigint not null,
  account_id bigint not null,
  -- Micro-USDT, signed.
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  primary key (entry_id, account_id)
);
create index posting_account on posting (account_id, entry_id);

-- The journal's chain of hashes, its sums by day, and the tree over what members are owed
-- (PRODUCT 7, H6, H7; docs/decisions/0008).

-- One link for each entry, in the order in which entries were committed. `seq` has no gaps: it is the
-- journal's position, and with `hash` it pins down everything that was ever booked up to it.
create table journal_link (
  seq bigint primary key check (seq > 0),
  entry_id bigint not null unique,
  hash bytea not null check (octet_length(hash) = 32)
);

-- What was booked by clock day, kind, class and product, net, in micro-USDT. Kept by the journal alone.
-- A day includes its last instant: the income of a day is booked when it ends, at the next one's midnight.
create table journal_day (
  day integer not null,
  kind text not null,
  class text not null references account_class (class),
  product_id text not null default '',
  amount bigint not null,
  postings bigint not null,
  primary key (day, kind, class, product_id)
);

-- This and the next function say of themselves no more than what they call does, or the server would not write them
-- into the statements that use them and call them row by row.
create function clock_day(at timestamptz) returns integer stable language sql as $$
  select (ceil(extract(epoch from at) / 86400) - 1)::integer
$$;

-- A text with its length before it, so that no two lists of texts look alike when they are put together.
create function netstring(content text) returns text immutable language sql as $$
  select octet_length(content)::text || ':' || content
$$;

-- Everything that an entry says, in one form: the order of accounts is that of their ids.
create function canonical_entry(seq bigint, entry entry) returns text stable language sql as $$
  select netstring(seq::text) || netstring(entry.id::text) || netstring(entry.kind)
    || netstring((extract(epoch from entry.at) * 1000000)::bigint::text) || netstring(entry.reference)
    || string_agg(netstring(account.class) || netstring(coalesce(account.member_id, ''))
      || netstring(coalesce(account.product_id, '')) || netstring(posting.amount::text)
      || netstring(posting.balance_after::text), '' order by account.id)
  from posting join account on account.id = posting.account_id where posting.entry_id = entry.id
$$;

create function link_entry(entry entry) returns void language plpgsql as $$
declare
  last record;
begin
  select seq, hash into last from journal_link order by seq desc limit 1;
  insert into journal_link (seq, entry_id, hash) values (
    coalesce(last.seq, 0) + 1, entry.id,
    sha256(coalesce(last.hash, decode(repeat('00', 32), 'hex'))
      || convert_to(canonical_entry(coalesce(last.seq, 0) + 1, entry), 'UTF8'))
  );
  insert into journal_day (day, kind, class, product_id, amount, postings)
    select clock_day(entry.at), entry.kind, account.class, coalesce(account.product_id, ''), sum(posting.amount), count(*)
    from posting join account on account.id = posting.account_id where posting.entry_id = entry.id
    group by account.class, coalesce(account.product_id, '')
  on conflict (day, kind, class, product_id) do update
    set amount = journal_day.amount + excluded.amount, postings = journal_day.postings + excluded.postings;
end $$;

-- The same for many entries at once, in the order of their ids, each of which is judged. Lines that wait are posted:
-- each account is moved once for all of them.
create function link_entries(closing bigint[]) returns void language plpgsql
  -- A plan that was made for small tables is kept while they grow, so each row is found by its key, however many
  -- others there are.
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  set plan_cache_mode = force_generic_plan as $$
declare
  head bigint;
  hash bytea;
  next record;
  ids bigint[] := '{}';
  hashes bytea[] := '{}';
begin
  select link.seq, link.hash into head, hash from journal_link as link order by seq desc limit 1;
  head := coalesce(head, 0);
  hash := coalesce(hash, decode(repeat('00', 32), 'hex'));
  for next in
    with together as (
      delete from waiting_lines where first_entry = any(closing) returning *
    ), alone as (
      delete from waiting_posting where entry_id = any(closing) returning *
    ), taken as materialized (
      select unnest(entry_ids) as entry_id, unnest(account_ids) as account_id, unnest(amounts) as amount from together
      union all select entry_id, account_id, amount from alone
    ), moved as (
      update account set balance = balance + gone.amount
      from (select account_id, sum(amount)::bigint as amount from taken group by account_id) as gone
      where account.id = gone.account_id
    ), due as materialized (
      -- A statement reads what there was before it: the balances that it moves.
      select entry_id, account_id, class, member_id, product_id, amount,
        (balance + sum(amount) over (partition by account_id order by entry_id))::bigint as balance_after
      from taken join account on account.id = account_id
    ), posted as (
      insert into posting (entry_id, account_id, amount, balance_after)
        select entry_id, account_id, amount, balance_after from due order by entry_id, account_id
    ), line as materialized (
      select entry.id, entry.kind, entry.at, account_id, class, member_id, coalesce(product_id, '') as product_id, fund,
        amount, balance_after, never_negative and balance_after < 0 as overdrawn,
        not exists (select from entry_rule where kind = entry.kind and class = known.class
          and direction = sign(amount)) as forbidden
      from (
        select * from due
        union all select entry_id, account_id, class, member_id, product_id, amount, balance_after
          from unnest(closing) as closed (id) join posting on entry_id = closed.id join account on account.id = account_id
      ) as known join entry on entry.id = entry_id join account_class using (class)
    ), counted as (
      insert into journal_day (day, kind, class, product_id, amount, postings)
        select clock_day(at), kind, class, product_id, sum(amount), sum(postings)
        from (
          select at, kind, class, product_id, sum(amount) as amount, count(*) as postings
          from line group by at, kind, class, product_id
        ) as each group by 1, 2, 3, 4
      on conflict (day, kind, class, product_id) do update
        set amount = journal_day.amount + excluded.amount, postings = journal_day.postings + excluded.postings
    ), judged as materialized (
      select id, min(class) filter (where forbidden) as forbidden, min(class) filter (where overdrawn) as overdrawn,
        min(member_id) <> max(member_id) as of_several,
        coalesce(sum(amount) filter (where fund = 'members'), 0) as members_fund,
        coalesce(sum(amount) filter (where fund = 'operator'), 0) as operators_fund,
        string_agg(netstring(class) || netstring(coalesce(member_id, '')) || netstring(product_id)
          || netstring(amount::text) || netstring(balance_after::text), '' order by account_id) as says
      from line group by id
    )
    select id, forbidden, overdrawn, of_several, members_fund, operators_fund,
      (select count(*) from taken) <> (select count(*) from due where entry_id = any(closing)) as astray,
      netstring(id::text) || netstring(kind) || netstring((extract(epoch from at) * 1000000)::bigint::text)
        || netstring(reference) || says as says
    from judged join entry using (id) order by id
  loop
    if next.astray then
      raise exception 'ledger: a line of no entry of this transaction, or on no account' using errcode = 'PD010';
    end if;
    if next.forbidden is not null then
      raise exception 'ledger: an entry of this kind may not move % in this direction (H6)', next.forbidden
        using errcode = 'PD011';
    end if;
    if next.overdrawn is not null then
      raise exception 'ledger: % would fall below zero', next.overdrawn using errcode = 'PD012';
    end if;
    if next.members_fund <> 0 or next.operators_fund <> 0 then
      raise exception 'ledger: entry % does not balance within each fund (H6)', next.id using errcode = 'PD013';
    end if;
    if next.of_several then
      raise exception 'ledger: entry % moves money of two members (H6)', next.id using errcode = 'PD014';
    end if;
    ids := array_append(ids, next.id);
    hash := sha256(hash || convert_to(netstring((head + cardinality(ids))::text) || next.says, 'UTF8'));
    hashes := array_append(hashes, hash);
  end loop;
  if cardinality(ids) < cardinality(closing) then
    raise exception 'ledger: entry % moves nothing', (select min(id) from unnest(closing) as closed (id) where id <> all(ids))
      using errcode = 'PD017';
  end if;
  insert into journal_link (seq, entry_id, hash)
    select head + n, link.id, link.hash from unnest(ids, hashes) with ordinality as link (id, hash, n);
end $$;

create function posting_applies() returns trigger language plpgsql as $$
declare
  touched record;
  rule record;
begin
  update account set balance = balance + new.amount where id = new.account_id
    returning class, balance into touched;
  if not found then
    raise exception 'ledger: no such account' using errcode = 'PD010';
  end if;
  select never_negative,
      exists (select from entry join entry_rule using (kind)
        where entry.id = new.entry_id and entry_rule.class = touched.class
          and entry_rule.direction = sign(new.amount)) as allowed,
      exists (select from journal_link where entry_id = new.entry_id) as closed
    into rule from account_class where class = touched.class;
  if not rule.allowed then
    raise exception 'ledger: an entry of this kind may not move % in this direction (H6)', touched.class
      using errcode = 'PD011';
  end if;
  if rule.closed then
    raise exception 'ledger: entry % is closed', new.entry_id using errcode = 'PD018';
  end if;
  if touched.balance < 0 and rule.never_negative then
    raise exception 'ledger: % would fall below zero', touched.class using errcode = 'PD012';
  end if;
  new.balance_after := touched.balance;
  return new;
end $$;
-- What the end of a transaction posts for many entries is applied and judged there, for all of them at once.
create trigger posting_applies before insert on posting
  for each row when (pg_trigger_depth() = 0 or new.balance_after is null) execute function posting_applies();

-- Lines on these accounts, from the statement that writes their entry to the commit that closes it; empty in between,
-- so that a crash loses nothing with it.
create unlogged table waiting_posting (
  entry_id bigint not null,
  account_id bigint not null,
  amount bigint not null,
  primary key (entry_id, account_id)
);

-- All lines of entries that are written by the hundred, in one row for all of them: one to write and one to take away.
create unlogged table waiting_lines (
  first_entry bigint primary key,
  entry_ids bigint[] not null,
  account_ids bigint[] not null,
  amounts bigint[] not null
);

-- From here to the end of the commit one transaction at a time; the last lock that is taken. Whoever has it waits for
-- no row of what is taken at the commit, in whatever order.
create function take_turn() returns void language sql as $$ select pg_advisory_xact_lock(7291145304) $$;

-- An entry is completed, judged and linked once, when its transaction commits.
create function entry_closes() returns trigger language plpgsql as $$
declare
  found record;
begin
  if exists (select from journal_link where entry_id = new.id) then
    return null;
  end if;
  perform take_turn();
  -- Several entries of a transaction are closed together. What is committed is linked: an entry that can be seen and is
  -- not is one of this transaction. Counted one by one, because a join would read all links there are.
  if exists (select from waiting_lines where first_entry >= new.id)
      or exists (select from waiting_posting where entry_id > new.id) then
    perform link_entries(array(
      select id from entry where id >= new.id and (select count(*) from journal_link where entry_id = entry.id) = 0
    ));
    return null;
  end if;
  with taken as (delete from waiting_posting where entry_id = new.id returning *)
    insert into posting (entry_id, account_id, amount) select entry_id, account_id, amount from taken;
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
create constraint trigger entry_closes after insert on entry deferrable initially deferred
  for each row execute function entry_closes();

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: entries are never changed, only reversed (PRODUCT 7)' using errcode = 'PD015';
end $$;
create trigger entry_append_only before update or delete on entry
  for each row execute function ledger_is_append_only();
create trigger posting_append_only before update or delete on posting
  for each row execute function ledger_is_append_only();
create trigger journal_link_append_only before update or delete on journal_link
  for each row execute function ledger_is_append_only();
-- Truncate passes by the triggers of rows.
create trigger entry_not_emptied before truncate on entry
  for each statement execute function ledger_is_append_only();
create trigger posting_not_emptied before truncate on posting
  for each statement execute function ledger_is_append_only();
create trigger journal_link_not_emptied before truncate on journal_link
  for each statement execute function ledger_is_append_only();

-- What a trigger of the journal writes is of depth 1, and of more beneath another trigger; by hand it is 0.
create function balance_follows_postings() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: a balance changes by postings alone' using errcode = 'PD016';
end $$;
create trigger balance_follows_postings before update on account
  for each row when (pg_trigger_depth() = 0) execute function balance_follows_postings();
create function account_starts_at_zero() returns trigger language plpgsql as $$
begin
  new.balance := 0;
  return new;
end $$;
create trigger account_starts_at_zero before insert on account
  for each row execute function account_starts_at_zero();

create function account_stays() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: postings name accounts by their number, so none goes away' using errcode = 'PD010';
end $$;
create trigger account_stays before delete on account
  for each row execute function account_stays();
create trigger account_not_emptied before truncate on account
  for each statement execute function account_stays();

create function journal_keeps_its_own() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: % is kept by the journal alone', tg_table_name using errcode = 'PD019';
end $$;
create trigger journal_link_by_journal before insert on journal_link
  for each row when (pg_trigger_depth() = 0) execute function journal_keeps_its_own();
create trigger journal_day_by_journal before insert or update or delete on journal_day
  for each row when (pg_trigger_depth() = 0) execute function journal_keeps_its_own();

-- How far the journal was proved, by a check that found nothing broken: a link, and a digest of the sums by day as they
-- stood then. What is checked later begins after the newest.
create table ledger_seal (
  seq bigint primary key,
  hash bytea not null,
  sums bytea not null check (octet_length(sums) = 32),
  -- On the test clock.
  sealed_at timestamptz not null
);
create function seal_names_its_link() returns trigger language plpgsql as $$
begin
  if not exists (select from journal_link where seq = new.seq and hash = new.hash) then
    raise exception 'ledger: there is no link % of this hash', new.seq using errcode = 'PD020';
  end if;
  return new;
end $$;
create trigger ledger_seal_names_its_link before insert on ledger_seal
  for each row execute function seal_names_its_link();
create trigger ledger_seal_append_only before update or delete on ledger_seal
  for each row execute function ledger_is_append_only();
create trigger ledger_seal_not_emptied before truncate on ledger_seal
  for each statement execute function ledger_is_append_only();

-- The Merkle sum tree over all members' balances as they stood at one position of the journal. Only the
-- newest is kept; it is made again when somebody asks and the journal has moved.
create table liability_tree (
  seq bigint primary key,
  leaves integer not null,
  sum bigint not null check (sum >= 0),
  root bytea not null
);
create table liability_leaf (
  seq bigint not null references liability_tree (seq) on delete cascade,
  member_id text not null references member (id),
  position integer not null,
  salt bytea not null,
  balance bigint not null check (balance >= 0),
  primary key (seq, member_id)
);
create table liability_node (
  seq bigint not null references liability_tree (seq) on delete cascade,
  level smallint not null,
  position integer not null,
  hash bytea not null,
  sum bigint not null check (sum >= 0),
  primary key (seq, level, position)
);

-- One line of a member's records: what moved, or is about to.
create table capital_record (
  id text primary key,
  seq bigint generated always as identity,
  code text not null unique,
  member_id text not null references member (id),
  kind text not null,
  amount bigint not null,
  -- Product or campaign the description is about.
  subject text not null,
  at timestamptz not null,
  status text not null,
  source text not null,
  reference text,
  day integer,
  scheduled bigint,
  coverage_permille integer,
  arrives_at timestamptz,
  balance_after bigint,
  takeout_id text
);
create index capital_record_member on capital_record (member_id, seq desc);
create index capital_record_reference on capital_record (reference, seq desc);
create index capital_record_open on capital_record (member_id, status) where status in ('not_credited', 'processing');
create index capital_record_takeout on capital_record (takeout_id, seq) where takeout_id is not null;
-- What the leases of a machine were paid for a day, for its top-up.
create index capital_record_income on capital_record (subject, day) where kind = 'daily_income';
-- A member's records are listed by when they moved the available balance: income and top-ups when they arrived, all
-- else at once, what moved nothing when it was written, and what waits before all others.
create index capital_record_moved on capital_record (
  member_id,
  (
    case
      when balance_after is not null then coalesce(arrives_at, at)
      when status in ('pending', 'processing', 'not_credited') then 'infinity'::timestamptz
      else at
    end
  ) desc,
  seq desc
);

-- The journal entries behind a record, in the order in which they happened.
create table record_entry (
  record_id text not null references capital_record (id),
  entry_id bigint not null references entry (id),
  primary key (record_id, entry_id)
);
create index record_entry_entry on record_entry (entry_id);
