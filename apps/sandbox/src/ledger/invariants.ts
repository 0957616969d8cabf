/** SQL for the digest of rows of sums by day; sums of zero are left out. `replay.ts` computes the same. */
export const digestOf = (rows: string) => `
  select sha256(convert_to(coalesce(string_agg(
    concat_ws(' ', day, kind, class, product_id, amount, postings), E'\n'
    order by day, kind collate "C", class collate "C", product_id collate "C"), ''), 'UTF8'))
  from (${rows}) as stated`;

// Read once for all searches: each account's name, and the text of each new entry as `canonical_entry` has it.
// All postings are added up, whenever they were written. $1 is the last link proved before, $2 its hash, $3 the
// last link to prove now; $4 to $12 are the results of the previous parts.
export const READ_ONCE = `
  called as materialized (
    select account.id, class, fund, member_id, product_id, netstring(class) || netstring(coalesce(member_id, ''))
      || netstring(coalesce(product_id, '')) as name
    from account join account_class using (class)
  ), summed as materialized (
    select account_id, sum(amount)::int8 as amount, count(*) as postings from posting group by account_id
  ), fresh as materialized (
    select seq, hash, entry_id, kind, at, reference
    from journal_link left join entry on entry.id = entry_id where seq > $1 and seq <= $3
  ), moved as materialized (
    select entry_id, kind, at, account_id, class, fund, member_id, product_id, amount, balance_after, name
    from fresh join posting using (entry_id) join called on called.id = account_id
  ), booked as materialized (
    select entry_id, coalesce(sum(amount) filter (where fund = 'members'), 0) as members_fund,
      coalesce(sum(amount) filter (where fund = 'operator'), 0) as operators_fund,
      min(member_id) <> max(member_id) as of_several,
      string_agg(name || octet_length(amount::text) || ':' || amount
        || octet_length(balance_after::text) || ':' || balance_after, '' order by account_id) as says
    from moved group by entry_id
  ), stepped as materialized (
    -- Each posting leads from one balance to the next; of an account that is in order its first and its last are left.
    select account_id, balance, sum(step)::int4 as step
    from (
      select account_id, balance_after - amount as balance, 1 as step from moved
      union all select account_id, balance_after, -1 from moved
      union all select * from unnest($4::int8[], $5::int8[], $6::int4[])
    ) as each group by account_id, balance having sum(step) <> 0
  ), counted as materialized (
    select day, kind, class, product_id, sum(amount)::int8 as amount, sum(postings)::int8 as postings
    from (
      select clock_day(at) as day, kind, class, coalesce(product_id, '') as product_id, sum(amount) as amount,
        count(*) as postings
      from moved group by at, kind, class, product_id
      union all select * from unnest($7::int4[], $8::text[], $9::text[], $10::text[], $11::int8[], $12::int8[])
    ) as each group by day, kind, class, product_id
  ), recorded as materialized (
    select member_id,
      -- A withdrawal is taken out when it is asked for, and what comes back is a record of its own.
      sum(amount) filter (where kind = 'withdrawal' or status in ('succeeded', 'credited', 'arrived')) as available,
      sum(amount) filter (where status = 'not_credited') as receivable,
      sum(amount) filter (where takeout_id is not null and status = 'processing') as arriving
    from capital_record group by member_id
  )`;

/**
 * Invariants of the ledger (PRODUCT 7, H6), each as a query for its violations, for the entries that are
 * proved now, in any number of parts. The database refuses most violations when they are written; here the
 * invariants are recomputed from the postings alone.
 */
export const IN_ENTRIES: Readonly<Record<string, string>> = {
  entries_balance_within_each_fund: `
    select from booked where members_fund <> 0 or operators_fund <> 0`,
  entries_have_postings: `
    select entry_id from fresh except select entry_id from booked`,
  entries_move_only_what_their_kind_may: `
    select kind, class, sign(amount) from moved except select kind, class, direction from entry_rule`,
  entries_move_money_of_one_member: `select from booked where of_several`,
  links_name_entries: `select from fresh where kind is null`,
  links_follow_from_their_entries: `
    select from (
      select hash, lag(hash, 1, $2) over (order by seq) as last,
        octet_length(seq::text) || ':' || seq || octet_length(entry_id::text) || ':' || entry_id
          || octet_length(kind) || ':' || kind || octet_length(micros) || ':' || micros
          || octet_length(reference) || ':' || reference || says as canonical
      from (select *, (extract(epoch from at) * 1000000)::bigint::text as micros from fresh) as stated
      join booked using (entry_id)
    ) as link where hash <> sha256(last || convert_to(canonical, 'UTF8'))`,
  members_money_moves_with_a_record: `
    select entry_id, member_id from moved where member_id is not null
    except select entry_id, member_id from fresh join record_entry using (entry_id)
      join capital_record as record on record.id = record_id`,
};

/** Invariants of the whole ledger, and of the sums over all parts. */
export const IN_ALL: Readonly<Record<string, string>> = {
  postings_sum_to_zero: `select from summed having coalesce(sum(amount), 0) <> 0`,
  balances_sum_to_zero: `select from account having coalesce(sum(balance), 0) <> 0`,
  each_fund_is_backed_one_to_one: `
    select from account join account_class using (class) group by fund having sum(balance) <> 0`,
  // This also finds postings without an account, because the database does not enforce their foreign key.
  balances_equal_their_postings: `
    select from account full join summed on account_id = account.id where balance is distinct from coalesce(amount, 0)`,
  // Steps from the proved sums to the present ones. Entries that were written at the same time may have been
  // applied in another order than that of their ids.
  balances_after_postings_form_a_chain: `
    select from (
      select account_id, balance, step from stepped
      union all select account_id, end_of.balance, end_of.step
        from (select account_id, -sum(step * balance)::int8 as amount from stepped group by account_id) as gone
        join account on account.id = account_id,
        lateral (values (account.balance - gone.amount, -1), (account.balance, 1)) as end_of (balance, step)
    ) as link group by account_id, balance having sum(step) <> 0`,
  entries_are_linked_without_a_gap: `
    select from journal_link having count(*) <> coalesce(max(seq), 0) or count(*) <> (select count(*) from entry)`,
  seals_name_their_links: `
    select from ledger_seal left join journal_link using (seq)
    where journal_link.hash is distinct from ledger_seal.hash`,
  // $13 is the digest of the sums at the last link proved before.
  sums_by_day_equal_their_postings: `
    select from (
      select class, coalesce(product_id, '') as product_id, balance as amount, postings
        from account left join summed on account_id = account.id
      union all select class, product_id, -amount, -postings from journal_day
    ) as stated group by class, product_id having sum(amount) <> 0 or sum(postings) <> 0
    union all select where $13 <> (${digestOf(`
      select day, kind, class, product_id, sum(amount)::int8 as amount, sum(postings)::int8 as postings
      from (
        select day, kind, class, product_id, amount, postings from journal_day
        union all select day, kind, class, product_id, -amount, -postings from counted
      ) as each group by day, kind, class, product_id having sum(amount) <> 0 or sum(postings) <> 0`)})`,
  // Each day of a machine owes what the leases of that day were scheduled, and paid what was booked; its coverage is
  // rounded as `permilleOf` does. A lease's days follow each other from its first.
  machine_days_agree_with_leases_and_journal: `
    select from (
      select *, sum(begun) over through as leases, sum(owing) over through as owed from (
        select product_id, day, units, scheduled, paid, coverage_permille, 0 as begun, 0 as owing from product_day
        union all select product_id, first_day + turn.days, null, null, null, null, turn.sign, turn.sign * day_return
          from lease_order, lateral (values (0, 1), (days_accrued, -1)) as turn (days, sign)
          where kind = 'machine' and days_accrued > 0
      ) as each window through as (partition by product_id order by day)
    ) as stated left join (
      select day, product_id, -sum(amount) as amount from journal_day
      where kind = 'income_accrual' and class = 'machine_revenue' group by day, product_id
    ) as booked using (day, product_id)
    where units is not null and (
      units <> leases or scheduled <> owed or paid <> coalesce(booked.amount, 0)
      or coverage_permille is distinct from case when units > 0 then case when paid = scheduled then 1000
        else least(999, (paid * 2000 + scheduled) / (scheduled * 2)) end end)
    union all (select from product_day group by product_id having count(*) <> max(day) - min(day) + 1)`,
  // Compares price paid, refund, time and state of each order with its entries, and its days with each other.
  orders_agree_with_the_journal: `
    select from lease_order left join (
      select reference, max(at) filter (where buys) as bought_at, -sum(amount) filter (where buys) as paid,
        case when bool_or(kind = 'lease_return') then coalesce(sum(amount) filter (where not buys), 0) end as returned,
        bool_or(kind = 'lease_expiry') as expired
      from (
        select entry.id, kind, at, reference, kind in ('lease_purchase', 'merchandise_purchase') as buys
        from entry where kind in ('lease_purchase', 'merchandise_purchase', 'lease_return', 'lease_expiry')
      ) as booked left join (
        select entry_id, amount from posting join called on called.id = account_id where class = 'member_available'
      ) as moved on entry_id = booked.id group by reference
    ) as journal on reference = lease_order.id
    where journal.paid is distinct from lease_order.paid or journal.bought_at <> lease_order.bought_at
      or journal.returned is distinct from lease_order.returned
      or status <> case when journal.returned is not null then 'returned' when expired then 'expired' else 'valid' end
      -- An entry at midnight belongs to the day that ends (clock_day), a purchase to the one that begins.
      or (lease_order.kind = 'machine' and (first_day <> floor(extract(epoch from lease_order.bought_at) / 86400)
        or last_day <> first_day + valid_days - 1
        or (status = 'valid' and days_accrued >= valid_days) or (status = 'expired' and days_accrued <> valid_days)))`,
  units_sold_agree_with_orders: `
    select from product left join (select product_id, count(*) as held from lease_order where status <> 'returned'
      group by product_id) as ordered on product_id = product.id where sold <> coalesce(held, 0)`,
  nothing_is_below_zero:
    'select from account join account_class using (class) where never_negative and balance < 0',
  members_records_agree_with_their_accounts: `
    select from account left join recorded using (member_id)
    where class in ('member_available', 'member_receivable', 'member_arriving') and balance <> coalesce(
      case class when 'member_available' then available when 'member_receivable' then receivable else arriving end, 0)`,
  members_withdrawals_agree_with_their_accounts: `
    select from account left join lateral (
      select coalesce(sum(amount), 0) as stated from withdrawal
      where withdrawal.member_id = account.member_id and status in ('pending', 'processing')
    ) as open on true
    where account.class = 'member_withdrawing' and stated <> balance`,
  withdrawals_agree_with_their_records: `
    select from withdrawal join capital_record as record on record.id = record_id
    where record.amount <> -withdrawal.amount or record.member_id <> withdrawal.member_id`,
};

/** Invariant of the time between commits; its tables are missing on a standby of another server. */
export const IN_BETWEEN: Readonly<Record<string, string>> = {
  nothing_waits_between_commits: `
    select entry_id from waiting_posting union all select first_entry from waiting_lines`,
};
