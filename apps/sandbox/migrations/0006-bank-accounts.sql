-- An account's number is the same in small and in large letters: whoever binds one is told that it is bound.
create index bank_card_account_in_any_case on bank_card (lower(account)) where deleted_at is null;
