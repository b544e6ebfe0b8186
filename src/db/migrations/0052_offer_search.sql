-- Offers and discount packages are found as everything else is: by their texts, and an offer by its place.
do $$
declare pair text[];
begin
  foreach pair slice 1 in array array[['offers', 'offer'], ['discount_packages', 'discount_package']] loop
    execute format('create trigger search_document after insert or update or delete on %I for each row execute function note_document(%L)', pair[1], pair[2]);
    execute format('create trigger search_everything after truncate on %I for each statement execute function note_everything(%L)', pair[1], pair[2]);
  end loop;
end $$;

-- A package costs what its cheapest plan does, and without a plan it is not there.
create function note_plan_of_package() returns trigger language plpgsql as $$
begin
  perform note_search_change('discount_package', array[old.package_id, new.package_id]);
  return null;
end $$;
create trigger search_package after insert or update or delete on discount_plans for each row execute function note_plan_of_package();
create trigger search_everything after truncate on discount_plans for each statement execute function note_everything('discount_package');

create function note_location_of_offer() returns trigger language plpgsql as $$
begin
  perform note_search_change('offer', array(select id from offers where location_id = new.id));
  return null;
end $$;
create trigger search_offer after update on locations for each row execute function note_location_of_offer();

create or replace function note_pictures() returns trigger language plpgsql as $$
declare
  changed integer[] := array(select distinct album_id from touched);
  pair text[];
  ids integer[];
begin
  foreach pair slice 1 in array array[
    ['properties', 'property'], ['discounts', 'discount'], ['business_types', 'business_type'], ['locations', 'location'], ['visas', 'visa'],
    ['tourism_packages', 'tourism'], ['umrah_packages', 'umrah'], ['activities', 'activity'], ['events', 'event'], ['articles', 'article'],
    ['offers', 'offer'], ['discount_packages', 'discount_package']
  ] loop
    execute format('select array(select id from %I where album_id = any($1))', pair[1]) into ids using changed;
    perform note_search_change(pair[2], ids);
  end loop;
  return null;
end $$;

-- Whether something of it is left: every kind that is sold has an index of its name now.
create or replace function note_sale(sale integer) returns void language sql as $$
  insert into search_changes (index_uid, document_id) select kind, item_id from sales where id = sale;
$$;

create or replace function note_stocks() returns trigger language plpgsql as $$
begin
  insert into search_changes (index_uid, document_id)
    select distinct s.kind, s.item_id from touched join sales s on s.id = touched.sale_id;
  return null;
end $$;

create or replace function note_removed_sale() returns trigger language plpgsql as $$
begin
  perform note_search_change(old.kind, array[old.item_id]);
  return null;
end $$;

-- Of an offer's day there is never more left than of the whole: its days open and close with the whole, each at its own smallest party.
create function note_flip_of_days() returns trigger language plpgsql as $$
begin
  if exists (
    select from stocks d where d.sale_id = new.sale_id and d.day is not null and d.least <> new.least
      and (old.capacity - old.taken < d.least) <> (new.capacity - new.taken < d.least)
  ) then
    perform note_sale(new.sale_id);
    perform pg_notify('content_changed', '');
  end if;
  return null;
end $$;
create trigger stock_flips_of_days after update of taken on stocks for each row
  when (new.day is null and old.taken <> new.taken) execute function note_flip_of_days();

insert into search_changes (index_uid) values ('offer'), ('discount_package');
