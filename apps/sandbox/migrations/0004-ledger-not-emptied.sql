-- The append-only rule of 0001 is per row; truncate passes by rows.
create trigger entry_not_emptied before truncate on entry
  for each statement execute function ledger_is_append_only();
create trigger posting_not_emptied before truncate on posting
  for each statement execute function ledger_is_append_only();
