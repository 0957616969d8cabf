-- Sessions that their member can see and end (issue 12): a name of their own, since the hash of a token stays here.
alter table session add column id text not null default 'ses_' || replace(gen_random_uuid()::text, '-', '');
create unique index session_id on session (id);
-- The network that it was opened from, and the test clock then; `created_at` is real time.
alter table session add column address text;
alter table session add column opened_at timestamptz;
-- Until when, on the test clock, this session may do what is sensitive, and the code that made it so.
alter table session add column verified_until timestamptz;
alter table session add column verified_code bigint;

-- What happened to an account's security, for its member to read.
create table security_event (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  kind text not null,
  at timestamptz not null,
  device text,
  address text
);
create index security_event_member on security_event (member_id, id desc);

-- Changes of an e-mail address, which the ways that were known before can take back for a while.
create table email_change (
  id bigint generated always as identity primary key,
  member_id text not null references member (id),
  old_email text,
  new_email text not null,
  -- SHA-256 of what the link in the notice carries.
  undo_hash bytea not null unique,
  at timestamptz not null,
  undo_until timestamptz not null,
  undone_at timestamptz
);
create index email_change_member on email_change (member_id, id desc);

-- A member who left: what others' entries hang on stays under the id, which is then a pseudonym.
alter table member add column deleted_at timestamptz;
alter table member drop constraint member_check;
alter table member add constraint member_reached check (
  case when deleted_at is null then phone is not null or email is not null
  else phone is null and email is null and fund_password_hash is null and head_url is null end);

-- Day-month-year (PRODUCT 6), and the currency that prices are shown in beside USDT.
alter table member drop constraint member_date_format_check;
alter table member add constraint member_date_format check (date_format between 0 and 5);
alter table member add column sales_unit text not null default 'USDT';

-- Closing an account pays out all that its member has.
insert into entry_rule (kind, class, direction) values
  ('account_closure', 'member_available', -1), ('account_closure', 'member_receivable', -1),
  ('account_closure', 'member_arriving', -1), ('account_closure', 'custody', 1);
