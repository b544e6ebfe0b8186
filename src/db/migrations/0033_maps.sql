-- Over the ground, as the crow flies.
create function ground_meters(latitude double precision, longitude double precision, other_latitude double precision, other_longitude double precision)
returns double precision language sql immutable strict parallel safe
return 2 * 6371008.8 * asin(least(1, sqrt(
  sin(radians(other_latitude - latitude) / 2) ^ 2
  + cos(radians(latitude)) * cos(radians(other_latitude)) * sin(radians(other_longitude - longitude) / 2) ^ 2)));

-- [{city: 'mecca' | 'medina', title, stars, nights, latitude, longitude}], at least one of them in Mecca. How far it is to the Haram is measured;
-- `meters` is only for a hotel of which nothing but that is known.
alter table umrah_packages drop constraint umrah_packages_hotels_check;
alter table umrah_packages add constraint umrah_packages_hotels_check check (jsonb_typeof(hotels) = 'array'
  and jsonb_path_exists(hotels, '$[*] ? (@.city == "mecca")')
  and not jsonb_path_exists(hotels, '$[*] ? (!((@.city == "mecca" || @.city == "medina") && @.title.en != "" && @.title.ar != "" && @.title.ku != ""
    && @.stars >= 2 && @.stars <= 5 && @.nights > 0
    && ((@.meters > 0 && !exists(@.latitude) && !exists(@.longitude))
      || (!exists(@.meters) && @.city == "mecca" && @.latitude > 21.2 && @.latitude < 21.7 && @.longitude > 39.6 && @.longitude < 40.1)
      || (!exists(@.meters) && @.city == "medina" && @.latitude > 24.2 && @.latitude < 24.8 && @.longitude > 39.3 && @.longitude < 39.9))))'));

-- Where the days of a journey lead, in order: [{day, title, latitude, longitude}], `day` being a part of the itinerary, the first one 1.
alter table tourism_packages add column stops jsonb not null default '[]' check (jsonb_typeof(stops) = 'array'
  and not jsonb_path_exists(stops, '$[*] ? (!(@.day >= 1 && @.title.en != "" && @.title.ar != "" && @.title.ku != ""
    && @.latitude >= -85 && @.latitude <= 85 && @.longitude >= -180 && @.longitude <= 180))'));
alter table tourism_packages add constraint tourism_packages_stops_of_days
  check (not jsonb_path_exists(stops, '$[*] ? (@.day > $last)', jsonb_build_object('last', jsonb_array_length(itinerary))));

-- Documents of both have more in them now.
insert into search_changes (index_uid) values ('tourism'), ('umrah');

-- How many places without an end lie in each square of a grid of 2^10, some 39 km wide in the south and 31 in the north, by kind. Not one row for a square
-- but as many as there were writers at the same time: what a row counts is added, never changed, so that nobody waits for anybody.
-- Sums, since sums can be taken back: of the only place in a square, the sum of ids is its id.
create table place_cells (
  across integer not null,
  down integer not null,
  kind text not null,
  count integer not null,
  sum_across bigint not null,
  sum_down bigint not null,
  sum_item_id bigint not null
);
create index place_cells_by_cell on place_cells (across, down);

-- What ends is counted anew each time: here it is found.
create index places_with_an_end on places using gist (at) where visible_until < 'infinity';

-- Rows of the same square are put together on the way, unless another writer has them in hand.
create function add_place_cells(changes place_cells[]) returns void language sql as $$
  with known as (
    delete from place_cells where ctid = any(array(
      select c.ctid from place_cells c join unnest(changes) n on n.across = c.across and n.down = c.down and n.kind = c.kind
      for update of c skip locked))
    returning *)
  insert into place_cells
  select across, down, kind, sum(count), sum(sum_across), sum(sum_down), sum(sum_item_id)
  from (select * from known union all select * from unnest(changes)) as part
  group by across, down, kind
  having sum(count) <> 0 or sum(sum_across) <> 0 or sum(sum_down) <> 0 or sum(sum_item_id) <> 0;
$$;

create function note_place_cells() returns trigger language plpgsql as $$
declare changes place_cells[];
begin
  execute format('select array(
      select (across >> 12, down >> 12, kind, sum(sign), sum(sign * across), sum(sign * down), sum(sign * item_id))::place_cells
      from (%s) as touched where visible_until = ''infinity'' group by across >> 12, down >> 12, kind)', tg_argv[0]) into changes;
  if cardinality(changes) > 0 then perform add_place_cells(changes); end if;
  return null;
end $$;

create function forget_place_cells() returns trigger language plpgsql as $$
begin
  delete from place_cells;
  return null;
end $$;

create trigger cells_added after insert on places referencing new table as added for each statement
  execute function note_place_cells('select 1 as sign, * from added');
create trigger cells_removed after delete on places referencing old table as gone for each statement
  execute function note_place_cells('select -1 as sign, * from gone');
create trigger cells_changed after update on places referencing old table as gone new table as added for each statement
  execute function note_place_cells('select -1 as sign, * from gone union all select 1, * from added');
create trigger cells_emptied after truncate on places for each statement execute function forget_place_cells();

insert into place_cells
select across >> 12, down >> 12, kind, count(*), sum(across), sum(down), sum(item_id)
from places where visible_until = 'infinity' group by 1, 2, 3;
