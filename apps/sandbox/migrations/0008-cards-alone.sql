-- A top-up by card is paid with a test card, which nobody binds; a bank account is where withdrawals go.
alter table recharge drop column bank_id;
