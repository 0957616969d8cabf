-- What the leases of a machine were paid for a day, for its top-up.
create index capital_record_income on capital_record (subject, day) where kind = 'daily_income';

-- The world that was entered; no row for the seed.
create table scenario (
  only_row boolean primary key default true check (only_row),
  name text not null
);
