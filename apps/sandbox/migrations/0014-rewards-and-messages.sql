-- What the promotion budget pays besides bonuses: each kind by itself, so that the journal tells them apart (H6, H12).
insert into entry_rule (kind, class, direction)
  select kind, class, direction
  from unnest(array['level_gift', 'sign_in_bonus', 'reward_credit', 'subsidy_credit']) as kind,
    (values ('promotion_budget', -1), ('treasury', 1), ('custody', -1), ('member_available', 1)) as moved (class, direction);

-- What a member is told in the app. Its words are looked up when it is read, in the language of whoever reads.
create table member_message (
  id text primary key,
  seq bigint generated always as identity,
  member_id text not null references member (id),
  channel text not null check (channel in ('news', 'station_news', 'notice', 'voucher', 'coupon')),
  kind text not null,
  parameters jsonb not null default '{}',
  -- Route inside the app where one goes on, without its leading hash.
  href text,
  -- What it is about: the same thing is told once.
  reference text not null,
  at timestamptz not null,
  read_at timestamptz,
  unique (member_id, kind, reference)
);
create index member_message_newest on member_message (member_id, channel, seq desc);
create index member_message_unread on member_message (member_id, channel) where read_at is null;
