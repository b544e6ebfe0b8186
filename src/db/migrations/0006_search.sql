-- What the search service must look at again. Written in the transaction of the change itself, read in the order of transactions:
-- a number of a sequence may become visible after a higher one, so a reader that trusts it alone loses changes.
create table search_changes (
  seq bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  index_uid text not null,
  -- Null: any document of the index may have changed.
  document_id integer,
  noted_at timestamptz not null default now()
);
create index search_changes_by_transaction on search_changes (xid, seq);
create index search_changes_by_time on search_changes (noted_at);

-- One row: the key that signs all others unless the configuration names one, and what tells this database from a copy of it.
create table search_service (
  is_only boolean primary key default true check (is_only),
  master_key text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  database_id uuid not null default gen_random_uuid()
);
insert into search_service default values;

-- How far a Meilisearch elsewhere has been brought: one process at a time, under a lock, brings it further.
create table search_targets (
  address text primary key,
  xid xid8 not null,
  seq bigint not null,
  -- What the documents and settings there were made with; others are made anew.
  form text not null,
  moved_at timestamptz not null default now()
);

create table search_keys (
  uid uuid primary key,
  name text,
  description text,
  actions text[] not null,
  indexes text[] not null,
  expires_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create function note_search_change(index_uid text, ids integer[]) returns void language sql as $$
  insert into search_changes (index_uid, document_id) select distinct $1, id from unnest($2) id where id is not null;
$$;

-- The row is a document itself.
create function note_document() returns trigger language plpgsql as $$
begin
  perform note_search_change(tg_argv[0], array[old.id, new.id]);
  return null;
end $$;

create function note_everything() returns trigger language plpgsql as $$
begin
  insert into search_changes (index_uid) values (tg_argv[0]);
  return null;
end $$;

do $$
declare pair text[];
begin
  foreach pair slice 1 in array array[
    ['properties', 'property'], ['discounts', 'discount'], ['business_types', 'business_type'], ['locations', 'location'], ['visas', 'visa'],
    ['tourism_packages', 'tourism'], ['umrah_packages', 'umrah'], ['activities', 'activity'], ['events', 'event']
  ] loop
    execute format('create trigger search_document after insert or update or delete on %I for each row execute function note_document(%L)', pair[1], pair[2]);
    execute format('create trigger search_everything after truncate on %I for each statement execute function note_everything(%L)', pair[1], pair[2]);
  end loop;
end $$;

-- A location tells how many stays it has, a kind of business how many businesses.
create function note_stay_of_location() returns trigger language plpgsql as $$
begin
  perform note_search_change('location', array[old.location_id, new.location_id]);
  return null;
end $$;
create trigger search_location after insert or delete or update of location_id on properties for each row execute function note_stay_of_location();

create function note_business() returns trigger language plpgsql as $$
begin
  perform note_search_change('business_type', array[old.business_type_id, new.business_type_id]);
  perform note_search_change('discount', array(select id from discounts where business_id in (old.id, new.id)));
  return null;
end $$;
create trigger search_business after insert or update or delete on businesses for each row execute function note_business();

-- What a stay is made of.
create function note_part_of_stay() returns trigger language plpgsql as $$
begin
  perform note_search_change('property', array[old.property_id, new.property_id]);
  return null;
end $$;
create trigger search_stay after insert or update or delete on room_types for each row execute function note_part_of_stay();
create trigger search_stay after insert or update or delete on property_features for each row execute function note_part_of_stay();

create function note_bed_of_stay() returns trigger language plpgsql as $$
begin
  perform note_search_change('property', array(select property_id from room_types where id in (old.room_type_id, new.room_type_id)));
  return null;
end $$;
create trigger search_stay after insert or update or delete on room_type_beds for each row execute function note_bed_of_stay();

-- Who empties a table of parts, or of what others count, changes everything.
create trigger search_everything after truncate on room_types for each statement execute function note_everything('property');
create trigger search_everything after truncate on property_features for each statement execute function note_everything('property');
create trigger search_everything after truncate on room_type_beds for each statement execute function note_everything('property');
create trigger search_locations after truncate on properties for each statement execute function note_everything('location');
create trigger search_everything after truncate on businesses for each statement execute function note_everything('business_type');

-- Names that documents repeat.
create function note_location_name() returns trigger language plpgsql as $$
begin
  perform note_search_change('property', array(select id from properties where location_id = new.id));
  perform note_search_change('discount', array(select d.id from discounts d join businesses b on b.id = d.business_id where b.location_id = new.id));
  perform note_search_change('visa', array(select id from visas where location_id = new.id));
  perform note_search_change('tourism', array(select id from tourism_packages where location_id = new.id));
  perform note_search_change('umrah', array(select id from umrah_packages where location_id = new.id));
  perform note_search_change('activity', array(select id from activities where location_id = new.id));
  perform note_search_change('event', array(select id from events where location_id = new.id));
  return null;
end $$;
create trigger search_name after update on locations for each row execute function note_location_name();

create function note_name() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'property_types' then perform note_search_change('property', array(select id from properties where property_type_id = new.id));
    when 'business_types' then perform note_search_change('discount', array(
      select d.id from discounts d join businesses b on b.id = d.business_id where b.business_type_id = new.id));
    when 'tourism_categories' then perform note_search_change('tourism', array(select id from tourism_packages where category_id = new.id));
    when 'tourism_types' then perform note_search_change('tourism', array(select id from tourism_packages where type_id = new.id));
    when 'umrah_types' then perform note_search_change('umrah', array(select id from umrah_packages where type_id = new.id));
  end case;
  return null;
end $$;
do $$
declare named text;
begin
  foreach named in array array['property_types', 'business_types', 'tourism_categories', 'tourism_types', 'umrah_types'] loop
    execute format('create trigger search_name after update on %I for each row execute function note_name()', named);
  end loop;
end $$;

-- Pictures come by the hundred, so they are looked at together.
create function note_pictures() returns trigger language plpgsql as $$
declare
  changed integer[] := array(select distinct album_id from touched);
  pair text[];
  ids integer[];
begin
  foreach pair slice 1 in array array[
    ['properties', 'property'], ['discounts', 'discount'], ['business_types', 'business_type'], ['locations', 'location'], ['visas', 'visa'],
    ['tourism_packages', 'tourism'], ['umrah_packages', 'umrah'], ['activities', 'activity'], ['events', 'event']
  ] loop
    execute format('select array(select id from %I where album_id = any($1))', pair[1]) into ids using changed;
    perform note_search_change(pair[2], ids);
  end loop;
  return null;
end $$;
create trigger search_pictures_added after insert on pictures referencing new table as touched for each statement execute function note_pictures();
create trigger search_pictures_changed after update on pictures referencing new table as touched for each statement execute function note_pictures();
create trigger search_pictures_left after update on pictures referencing old table as touched for each statement execute function note_pictures();
create trigger search_pictures_removed after delete on pictures referencing old table as touched for each statement execute function note_pictures();
