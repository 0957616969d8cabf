-- Jobs of one kind and subject are done in their order; a failed one holds up its own subject alone.
alter table job add column subject text;
update job set subject = payload ->> 'productId' where kind = 'income-day';
update job set subject = (select inviter_id from member where id = payload ->> 'inviteeId')
  where kind = 'referral-reward' and payload ? 'waiting' and done_at is null;
drop index job_open_by_kind;
create index job_open_by_subject on job (kind, subject, due_at, id) where done_at is null and subject is not null;
