-- What a member agreed to and paid for stays as it was written, whatever becomes of its product (H5, H7, H13), and how it
-- ended is written once. Only what an order has come to goes on, and the address of a member who leaves is forgotten.
create function order_stays() returns trigger language plpgsql as $$
begin
  raise exception 'goods: the terms of an order, and its end, are never changed (H5)' using errcode = 'PD062';
end $$;
create trigger order_terms_stay before update of id, seq, member_id, product_id, kind, price, discount, paid, coupon_id,
  day_return, valid_days, bought_at, first_day, last_day, expires_at, agreement_version, agreement_hash,
  agreement_locale on lease_order for each row execute function order_stays();
create trigger order_end_stays before update of status, returned on lease_order
  for each row when (old.status <> 'valid') execute function order_stays();
create trigger order_not_deleted before delete on lease_order
  for each row execute function order_stays();
create trigger order_not_emptied before truncate on lease_order
  for each statement execute function order_stays();
