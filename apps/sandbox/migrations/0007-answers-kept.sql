-- Since when an answer is kept, on real time: moving the test clock makes none of them old. Those kept before this step
-- count from it.
alter table idempotency add column kept_at timestamptz not null default now();
create index idempotency_kept on idempotency (kept_at);
