-- When a failed job is tried again; what it does is still dated to `due_at`.
alter table job add column retry_at timestamptz;
drop index job_due;
create index job_due on job (coalesce(retry_at, due_at), id) where done_at is null;
create index job_open_by_kind on job (kind, due_at, id) where done_at is null;
