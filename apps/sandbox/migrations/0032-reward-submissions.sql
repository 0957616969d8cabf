-- What members hand in for a one-time reward: a screenshot or the address of a video (PRODUCT 5). What a guide
-- posts for a member is another thing, and stands in `submission`.
create table reward_submission (
  id text primary key,
  seq bigint generated always as identity,
  member_id text not null references member (id),
  kind text not null check (kind in ('join_group', 'share_link')),
  file_id text unique references file (id),
  link text,
  state text not null default 'in_review' check (state in ('in_review', 'approved', 'refused')),
  reason text,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  check ((file_id is null) <> (link is null)),
  check ((state = 'in_review') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null))
);
-- Of each kind one that is under way or was approved, however many try at once.
create unique index reward_submission_once on reward_submission (member_id, kind) where state <> 'refused';
create index reward_submission_newest on reward_submission (member_id, seq desc);
create index reward_submission_open on reward_submission (seq) where state = 'in_review';
