-- Orders go on naming a delivery address that its owner has changed or deleted.
alter table delivery_address add column deleted_at timestamptz;
create index delivery_address_member on delivery_address (member_id, created_at desc);
