-- The faucet moves money and asks for no member: its intents stand under the member ''.
alter table idempotency drop constraint idempotency_member_id_fkey;
