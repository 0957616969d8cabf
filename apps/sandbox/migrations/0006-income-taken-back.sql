-- Income that a full return took back is no longer told as earned by its lease. Returns since this version leave it so.
update lease_order set accrued = accrued - taken.amount
from (
  select reference, sum(amount) as amount from capital_record
  where kind = 'daily_income' and status = 'failed' group by reference
) taken
where lease_order.id = taken.reference;
