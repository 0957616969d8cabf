-- The journal's chain of hashes, its sums by day, and the tree over what members are owed
-- (PRODUCT 7, H6, H7; docs/decisions/0008).

-- One link for each entry, in the order in which entries were committed. `seq` has no gaps: it is the
-- journal's position, and with `hash` it pins down everything that was ever booked up to it.
create table journal_link (
  seq bigint primary key check (seq > 0),
  entry_id bigint not null unique references entry (id),
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

create function clock_day(at timestamptz) returns integer immutable language sql as $$
  select (ceil(extract(epoch from at) / 86400) - 1)::integer
$$;

-- A text with its length before it, so that no two lists of texts look alike when they are put together.
create function netstring(content text) returns text immutable language sql as $$
  select octet_length(content) || ':' || content
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

-- What was booked before there was a chain is linked in the order of its ids.
do $$
declare
  earlier entry;
begin
  for earlier in select * from entry order by id loop
    perform link_entry(earlier);
  end loop;
end $$;

-- An entry is judged and linked once, when its transaction commits. Until now every posting of an entry
-- had it judged again.
drop trigger entry_balances on posting;
drop function entry_balances();

create function entry_closes() returns trigger language plpgsql as $$
declare
  found record;
begin
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
  -- From here to the end of the commit one transaction at a time. Every entry that touches custody or
  -- treasury holds that account's row for longer than this; it is the last lock that is taken.
  perform pg_advisory_xact_lock(7291145304);
  perform link_entry(new);
  return null;
end $$;
create constraint trigger entry_closes after insert on entry deferrable initially deferred
  for each row execute function entry_closes();

create or replace function posting_applies() returns trigger language plpgsql as $$
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

create trigger journal_link_append_only before update or delete on journal_link
  for each row execute function ledger_is_append_only();
create trigger journal_link_not_emptied before truncate on journal_link
  for each statement execute function ledger_is_append_only();

create function journal_keeps_its_own() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'ledger: % is kept by the journal alone', tg_table_name using errcode = 'PD019';
  end if;
  return new;
end $$;
create trigger journal_link_by_journal before insert on journal_link
  for each row execute function journal_keeps_its_own();
create trigger journal_day_by_journal before insert or update or delete on journal_day
  for each row execute function journal_keeps_its_own();

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
