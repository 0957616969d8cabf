-- Withdrawals as the services keep them (PRODUCT 5): what a bank pays, why one failed, what gave it back.
alter table withdrawal add column payout_currency text;
-- Local currency for one USDT, and what the bank pays, in its smallest unit.
alter table withdrawal add column payout_rate bigint check (payout_rate > 0);
alter table withdrawal add column payout bigint check (payout >= 0);
alter table withdrawal add column failure text check (failure in ('wrong_bank_data', 'sent_back', 'test_panel'));
alter table withdrawal add column return_record_id text unique references capital_record (id);
alter table withdrawal alter column processing_at set not null;
alter table withdrawal alter column settles_at set not null;
alter table withdrawal add check ((channel = 'cash') = (payout is not null));
alter table withdrawal add check ((payout is null) = (payout_currency is null and payout_rate is null));
alter table withdrawal add check ((status in ('succeeded', 'failed', 'cancelled')) = (finished_at is not null));
alter table withdrawal add check ((status = 'failed') = (failure is not null));
alter table withdrawal add check ((status in ('failed', 'cancelled')) = (return_record_id is not null));
comment on column withdrawal.reason is 'What the test panel gave as the reason; of a reason of ours the text is in the catalogues.';

-- Members whose next withdrawal fails, for this reason: a lever of the test panel, used up when it does.
create table withdrawal_to_fail (
  member_id text primary key references member (id),
  reason text not null,
  asked_at timestamptz not null
);
