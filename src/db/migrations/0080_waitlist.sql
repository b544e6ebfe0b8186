-- A waitlist entry was called a turn. Processes of the version before read and write until they are upgraded, so the old names stay as
-- views: PostgreSQL writes through a view of one table, with the defaults, checks and row locks of that table. The sequence of the places
-- keeps its name, since no view can stand for it. A migration of a later version drops the views.
alter table waiting_turns rename to waitlist_entries;
alter table waiting_rooms rename to waitlist_rooms;
alter table waiting_stocks rename to waitlist_stocks;
alter table waitlist_rooms rename column turn_id to entry_id;
alter table waitlist_stocks rename column turn_id to entry_id;

alter index waiting_turns_pkey rename to waitlist_entries_pkey;
alter index waiting_turns_open rename to waitlist_entries_open;
alter index waiting_turns_by_customer rename to waitlist_entries_by_customer;
alter index waiting_turns_in_line rename to waitlist_entries_in_line;
alter index waiting_turns_offered rename to waitlist_entries_offered;
alter index waiting_turns_by_property rename to waitlist_entries_by_property;
alter index waiting_turns_by_sale rename to waitlist_entries_by_sale;
alter index waiting_turns_by_order rename to waitlist_entries_by_order;
alter index waiting_turns_by_end rename to waitlist_entries_by_end;
alter index waiting_rooms_by_type rename to waitlist_rooms_by_type;
alter index waiting_stocks_by_stock rename to waitlist_stocks_by_stock;

create view waiting_turns as select * from waitlist_entries;
create view waiting_rooms as select entry_id as turn_id, room_type_id, count from waitlist_rooms;
create view waiting_stocks as select entry_id as turn_id, stock_id, count from waitlist_stocks;
