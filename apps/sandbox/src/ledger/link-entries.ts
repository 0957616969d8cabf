/**
 * Count every entry that is not linked yet into the sums by day, and link them all, in the order of their ids: what
 * the journal's trigger does for one entry, for many that were written past it. The triggers of both tables rest.
 */
export const LINK_ENTRIES = `
  insert into journal_day (day, kind, class, product_id, amount, postings)
    select clock_day(entry.at), entry.kind, account.class, coalesce(account.product_id, ''), sum(posting.amount), count(*)
    from entry join posting on posting.entry_id = entry.id join account on account.id = posting.account_id
    where entry.id > coalesce((select max(entry_id) from journal_link), 0)
    group by 1, 2, 3, 4
  on conflict (day, kind, class, product_id) do update
    set amount = journal_day.amount + excluded.amount, postings = journal_day.postings + excluded.postings;
  do $$ declare
    link record;
    next record;
  begin
    select seq, hash into link from journal_link order by seq desc limit 1;
    -- What \`canonical_entry\` tells of each, for all of them in one pass.
    for next in
      with called as materialized (
        select id, netstring(class) || netstring(coalesce(member_id, ''))
          || netstring(coalesce(product_id, '')) as name from account
      ), canonical as materialized (
        select entry_id, string_agg(name || octet_length(amount::text) || ':' || amount
          || octet_length(balance_after::text) || ':' || balance_after, '' order by account_id) as lines
        from posting join called on called.id = account_id
        where entry_id > (select max(entry_id) from journal_link) group by entry_id
      )
      select id, octet_length(id::text) || ':' || id || octet_length(kind) || ':' || kind
          || netstring((extract(epoch from at) * 1000000)::bigint::text)
          || octet_length(reference) || ':' || reference || lines as says
      from entry join canonical on entry_id = id order by id
    loop
      link.seq := link.seq + 1;
      link.hash := sha256(link.hash || convert_to(netstring(link.seq::text) || next.says, 'UTF8'));
      insert into journal_link (seq, entry_id, hash) values (link.seq, next.id, link.hash);
    end loop;
  end $$;`;
