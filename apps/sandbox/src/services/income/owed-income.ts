/**
 * Income owed for each machine and day. A day that is being booked in parts owes what those parts have booked,
 * so that what they paid is never more than what is owed (H7).
 */
export const OWED_INCOME = `(
  select product_id, day, scheduled from product_day
  union all
  select job.subject, record.day, record.scheduled from job join capital_record as record
    on record.kind = 'daily_income' and record.subject = 'product:' || job.subject
      and record.day = (job.payload ->> 'day')::int4
  where job.kind = 'income-day' and job.done_at is null and job.subject is not null
)`;
