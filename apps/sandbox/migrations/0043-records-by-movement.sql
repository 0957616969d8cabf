-- A member's records are listed by when they moved the available balance: income and top-ups when they arrived, all
-- else at once, what moved nothing when it was written, and what waits before all others.
create index capital_record_moved on capital_record (
  member_id,
  (
    case
      when balance_after is not null then coalesce(arrives_at, at)
      when status in ('pending', 'processing', 'not_credited') then 'infinity'::timestamptz
      else at
    end
  ) desc,
  seq desc
);
