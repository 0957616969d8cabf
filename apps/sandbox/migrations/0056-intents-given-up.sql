-- A member can give up what was sent and not answered: its key is refused from then on.
alter table idempotency add column given_up boolean not null default false;
-- Which world this is: another one after each reset, which makes the clock's row anew. What was confirmed in one is not
-- sent in the next.
alter table clock add column world text not null default gen_random_uuid()::text;
