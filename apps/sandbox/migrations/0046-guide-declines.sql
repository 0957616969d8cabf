-- A guide need not post what was handed in, and then says why. What its member took back is deleted.
alter table submission add column declined_at timestamptz;
alter table submission add column decline_reason text;
alter table submission add constraint submission_decided check (
  (declined_at is null) = (decline_reason is null) and (declined_at is null or posted_at is null)
);
drop index submission_open;
create index submission_open on submission (at, id) where posted_at is null and declined_at is null;
