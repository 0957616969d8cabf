-- What may be had once is had once by a person, also by one who leaves and comes back: what an account had stands under
-- keyed hashes of its phone and e-mail addresses for a while after it is gone.

-- The key of these hashes: made here, kept here, and here over a reset.
create table person_salt (
  one boolean primary key default true check (one),
  salt bytea not null check (length(salt) = 32)
);
-- Two identifiers of chance, 244 bits of it.
insert into person_salt (salt) values (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

create table person_claim (
  -- HMAC-SHA256 of a phone in E.164 or an e-mail address, under the salt.
  person bytea not null,
  -- What was had: a campaign, a coupon's offer, the check-in of a day.
  claim text not null,
  -- On the test clock.
  until timestamptz not null,
  primary key (person, claim)
);
create index person_claim_end on person_claim (until);

-- Who was reached by an address before it was another's.
create index email_change_old on email_change (old_email);
create index email_change_new on email_change (new_email);
