/**
 * Link every entry that is not linked yet and count it into the sums by day, in the order of their ids: what the
 * journal's trigger does for those of a transaction, for many that were written past it. The triggers of both tables rest.
 */
export const LINK_ENTRIES = `
  select link_entries(array(
    select id from entry where id > coalesce((select max(entry_id) from journal_link), 0)
  ));`;
