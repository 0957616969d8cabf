-- The notice that popped up for a member on a clock day (days since 1970-01-01, UTC): one a day, whoever asks how often.
create table popup_given (
  member_id text not null references member (id) on delete cascade,
  day integer not null,
  notice_id text not null,
  primary key (member_id, day)
);

-- Notices that a member closed; they never pop up again.
create table popup_closed (
  member_id text not null references member (id) on delete cascade,
  notice_id text not null,
  primary key (member_id, notice_id)
);

-- Up to which record a member has looked at the rewards that were credited to them.
create table rewards_look (
  member_id text primary key references member (id) on delete cascade,
  record_seq bigint not null
);

-- A newer version of the app, as the test panel published it: none, or one.
create table published_version (
  only_one boolean primary key default true check (only_one),
  version_code integer not null,
  version text not null,
  extra text not null,
  compulsory boolean not null
);
