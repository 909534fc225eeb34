-- The listing of a bought add-on, if the buyer named one.

alter table payment add column property_id int references property on delete set null;
create index payment_property on payment (property_id) where property_id is not null;
