-- What a machine did on a day is written once, when the day ends, bad days too (H13): the coverage of the money report
-- (H7) and every forecast (H5) are drawn from these rows.
create function machine_day_stays() returns trigger language plpgsql as $$
begin
  raise exception 'income: a day of a machine that is over is never changed (H13)' using errcode = 'PD061';
end $$;
create trigger product_day_stays before update or delete on product_day
  for each row execute function machine_day_stays();
create trigger product_day_not_emptied before truncate on product_day
  for each statement execute function machine_day_stays();
