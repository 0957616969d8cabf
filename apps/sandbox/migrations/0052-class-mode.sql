-- What the levers ask for in class mode: one for all processes of this database, and for every world in it. Not
-- hashed, because each process prints it when it starts.
create table class_key (
  only_row boolean primary key default true check (only_row),
  key text not null check (key ~ '^[0-9]{4}-[0-9]{4}$'),
  made_at timestamptz not null default now()
);

-- Who asked for a message that goes to a phone or an address that is not theirs yet: a hash of the browser or of the
-- member. In class mode they read it beside whom it was sent to.
alter table outbox add column asked_by bytea;
create index outbox_asked_by on outbox (asked_by) where asked_by is not null;
