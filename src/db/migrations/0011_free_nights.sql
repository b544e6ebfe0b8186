-- What a search for free rooms reads, over all properties: of each night, the room types of which few are left. It has all that is asked
-- for, so that the counters themselves, which lie in the order in which they came about, are not touched.
create index room_nights_by_left on room_nights (night, (total - sold)) include (room_type_id, total, sold);
