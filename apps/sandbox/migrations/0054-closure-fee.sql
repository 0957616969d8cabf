-- Closing an account pays out by the rule of every withdrawal: its fee goes to the operator.
insert into entry_rule (kind, class, direction) values
  ('account_closure', 'treasury', -1), ('account_closure', 'operator_fees', 1);
