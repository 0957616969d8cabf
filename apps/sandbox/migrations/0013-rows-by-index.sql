-- What the services look for again and again is found by an index, however many rows there are.
create index account_member on account (member_id) where member_id is not null;
-- An account by its name, as entries name it: "is not distinct from" finds nothing by an index.
create unique index account_name on account (class, coalesce(member_id, ''), coalesce(product_id, ''));
create index record_entry_entry on record_entry (entry_id);
create index capital_record_takeout on capital_record (takeout_id, seq) where takeout_id is not null;
create index lease_order_delivery on lease_order (delivery_address_id) where delivery_address_id is not null;
create index post_newest on post (seq desc);
