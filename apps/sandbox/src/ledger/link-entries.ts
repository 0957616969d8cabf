/**
 * SQL that links every entry without a link, and adds it to the sums by day, in the order of the ids. It does
 * what the journal's trigger does at a commit, for many entries that were written without it; the triggers of
 * both tables must be disabled.
 */
export const LINK_ENTRIES = `
  select link_entries(array(
    select id from entry where id > coalesce((select max(entry_id) from journal_link), 0)
  ));`;
