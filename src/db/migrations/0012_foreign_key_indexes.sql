-- Whoever deletes or changes a row has PostgreSQL look for all that point to it, and erasing an account looks for all that a customer has:
-- without an index each look reads the whole table.
create index payments_by_customer on payments (customer_id);
create index refunds_by_customer on refunds (customer_id);
create index voucher_uses_by_owner on voucher_uses (customer_id);
create index voucher_uses_by_voucher on voucher_uses (voucher_id);
create index reservations_by_voucher on reservations (voucher_id) where voucher_id is not null;
create index reservations_by_payment on reservations (paid_by) where paid_by is not null;
create index closures_by_room_type on closures (room_type_id) where room_type_id is not null;

create index home_group_items_by_property on home_group_items (property_id) where property_id is not null;
create index home_group_items_by_event on home_group_items (event_id) where event_id is not null;
create index home_group_items_by_activity on home_group_items (activity_id) where activity_id is not null;

create index property_features_by_feature on property_features (feature_id);
create index room_type_features_by_feature on room_type_features (feature_id);
create index room_type_beds_by_bed_type on room_type_beds (bed_type_id);

create index activities_by_location on activities (location_id);
create index events_by_location on events (location_id);
create index offers_by_location on offers (location_id);
create index visas_by_location on visas (location_id);
create index tourism_packages_by_location on tourism_packages (location_id);
create index tourism_packages_by_category on tourism_packages (category_id);
create index tourism_packages_by_type on tourism_packages (type_id);
create index umrah_packages_by_location on umrah_packages (location_id);
create index umrah_packages_by_type on umrah_packages (type_id);
