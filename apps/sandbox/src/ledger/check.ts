import type { Sql } from '../database/database.ts';

/** Result of adding up the whole ledger. */
export interface LedgerCheck {
  /** Sum of all postings, in micro-USDT; zero. */
  readonly sum: bigint;
  readonly entries: number;
  readonly accounts: number;
  /** Length of the hash chain, and the hash of its last link; null before the first. */
  readonly links: number;
  readonly head: Uint8Array | null;
  /** Names of the invariants that do not hold. */
  readonly broken: readonly string[];
}

// What each account is called in the journal's text, and what each entry's postings come to: read once, for
// all searches. As `canonical_entry` writes it, but all at once.
const BOOKED = `
  called as materialized (
    select account.id, fund, member_id, netstring(class) || netstring(coalesce(member_id, ''))
      || netstring(coalesce(product_id, '')) as name
    from account join account_class using (class)
  ), booked as materialized (
    select entry_id, coalesce(sum(amount) filter (where fund = 'members'), 0) as members_fund,
      coalesce(sum(amount) filter (where fund = 'operator'), 0) as operators_fund,
      min(member_id) <> max(member_id) as of_several,
      string_agg(name || octet_length(amount::text) || ':' || amount
        || octet_length(balance_after::text) || ':' || balance_after, '' order by account_id) as says
    from posting join called on called.id = account_id group by entry_id
  )`;

/**
 * Each invariant of the ledger (PRODUCT 7, H6) as a search for what breaks it. The database refuses
 * most of this when it is written; here it is counted again, from the postings alone.
 */
const BREACHES: Readonly<Record<string, string>> = {
  postings_sum_to_zero: `select from posting having coalesce(sum(amount), 0) <> 0`,
  balances_sum_to_zero: `select from account having coalesce(sum(balance), 0) <> 0`,
  each_fund_is_backed_one_to_one: `
    select from account join account_class using (class) group by fund having sum(balance) <> 0`,
  entries_balance_within_each_fund: `
    select from booked where members_fund <> 0 or operators_fund <> 0`,
  entries_have_postings: `
    select id from entry except select entry_id from posting`,
  entries_move_only_what_their_kind_may: `
    select kind, class, sign(amount) from posting
    join entry on entry.id = entry_id join account on account.id = account_id
    except select kind, class, direction from entry_rule`,
  entries_move_money_of_one_member: `
    select from booked where of_several`,
  balances_equal_their_postings: `
    select from account left join posting on account_id = account.id
    group by account.id having account.balance <> coalesce(sum(amount), 0)`,
  // Each posting leads from one balance to the next; together they lead from nothing to what there is.
  // Entries that were written at the same time may have applied in another order than that of their ids.
  balances_after_postings_form_a_chain: `
    select from (
      select account_id, balance_after - amount as balance, 1 as step from posting
      union all select account_id, balance_after, -1 from posting
      union all select id, 0, -1 from account
      union all select id, balance, 1 from account
    ) as link group by account_id, balance having sum(step) <> 0`,
  entries_are_linked_without_a_gap: `
    select from entry full join journal_link on entry_id = id
    having count(*) <> count(id) or count(*) <> count(seq) or count(*) <> coalesce(max(seq), 0)`,
  links_follow_from_their_entries: `
    select from (
      select hash, lag(hash, 1, decode(repeat('00', 32), 'hex')) over (order by seq) as last,
        octet_length(seq::text) || ':' || seq || octet_length(id::text) || ':' || id
          || octet_length(kind) || ':' || kind || octet_length(micros) || ':' || micros
          || octet_length(reference) || ':' || reference || says as canonical
      from journal_link
      join (select *, (extract(epoch from at) * 1000000)::bigint::text as micros from entry) as stated
        on stated.id = journal_link.entry_id
      join booked on booked.entry_id = journal_link.entry_id
    ) as link where hash <> sha256(last || convert_to(canonical, 'UTF8'))`,
  sums_by_day_equal_their_postings: `
    select from (
      select clock_day(at) as day, kind, class, coalesce(product_id, '') as product_id, amount, postings
      from (
        select at, kind, class, product_id, sum(amount) as amount, count(*) as postings
        from posting join entry on entry.id = entry_id join account on account.id = account_id
        group by at, kind, class, product_id
      ) as moved
      union all select day, kind, class, product_id, -amount, -postings from journal_day
    ) as stated group by day, kind, class, product_id having sum(amount) <> 0 or sum(postings) <> 0`,
  nothing_waits_between_commits: `select from waiting_posting`,
  nothing_is_below_zero: `
    select from account join account_class using (class) where never_negative and balance < 0`,
  members_records_agree_with_their_accounts: `
    select from account left join lateral (
      select coalesce(sum(amount), 0) as stated from capital_record as record
      where record.member_id = account.member_id and case account.class
        -- A withdrawal is taken out when it is asked for, and what comes back is a record of its own.
        when 'member_available' then record.kind = 'withdrawal' or record.status in ('succeeded', 'credited', 'arrived')
        when 'member_receivable' then record.status = 'not_credited'
        when 'member_arriving' then record.takeout_id is not null and record.status = 'processing'
      end
    ) as records on true
    where account.class in ('member_available', 'member_receivable', 'member_arriving') and stated <> balance`,
  members_withdrawals_agree_with_their_accounts: `
    select from account left join lateral (
      select coalesce(sum(amount), 0) as stated from withdrawal
      where withdrawal.member_id = account.member_id and status in ('pending', 'processing')
    ) as open on true
    where account.class = 'member_withdrawing' and stated <> balance`,
  withdrawals_agree_with_their_records: `
    select from withdrawal join capital_record as record on record.id = record_id
    where record.amount <> -withdrawal.amount or record.member_id <> withdrawal.member_id`,
  members_money_moves_with_a_record: `
    select entry_id, member_id from posting join account on account.id = account_id where member_id is not null
    except select entry_id, member_id from record_entry join capital_record as record on record.id = record_id`,
};

// Counted, not asked whether there is one: for the first row alone the server would choose plans that take
// longest where everything is as it must be.
const ALL_AT_ONCE = `
  with ${BOOKED}
  select coalesce((select sum(amount) from posting), 0)::int8 as sum,
    (select count(*) from entry)::int as entries,
    (select count(*) from account)::int as accounts,
    (select count(*) from journal_link)::int as links,
    (select hash from journal_link order by seq desc limit 1) as head,
    array_remove(array[${Object.entries(BREACHES)
      .map(([name, breach]) => `case when (select count(*) from (${breach}) as found) > 0 then '${name}' end`)
      .join(', ')}], null) as broken`;

/** Add up the whole ledger, as it stands at one moment. */
export async function checkLedger(sql: Sql): Promise<LedgerCheck> {
  const [check] = await sql.query<LedgerCheck>(ALL_AT_ONCE);
  if (!check) throw new Error('ledger: an aggregate gave no row');
  return check;
}
