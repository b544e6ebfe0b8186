-- A review changes its stay's or activity's rating, which is not on the map: making its place anew took most of what a review costs.
create function note_moved_places() returns trigger language plpgsql as $$
declare ids integer[];
begin
  select array(
    select id from touched t join before b using (id)
    where (t.title, t.location_id, t.latitude, t.longitude) is distinct from (b.title, b.location_id, b.latitude, b.longitude)
  ) into ids;
  if cardinality(ids) > 0 then perform refresh_places(tg_argv[0], ids); end if;
  return null;
end $$;

drop trigger places_changed on properties;
create trigger places_changed after update on properties referencing old table as before new table as touched
  for each statement execute function note_moved_places('property');
drop trigger places_changed on activities;
create trigger places_changed after update on activities referencing old table as before new table as touched
  for each statement execute function note_moved_places('activity');
