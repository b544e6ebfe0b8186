-- Articles are found as everything else is: by their texts, and by the places of which they speak.
create trigger search_document after insert or update or delete on articles for each row execute function note_document('article');
create trigger search_everything after truncate on articles for each statement execute function note_everything('article');

create function note_place_of_article() returns trigger language plpgsql as $$
begin
  perform note_search_change('article', array[old.article_id, new.article_id]);
  return null;
end $$;
create trigger search_article after insert or update or delete on article_places for each row execute function note_place_of_article();
create trigger search_everything after truncate on article_places for each statement execute function note_everything('article');

create function note_location_of_article() returns trigger language plpgsql as $$
begin
  perform note_search_change('article', array(select article_id from article_places where location_id = new.id));
  return null;
end $$;
create trigger search_article after update on locations for each row execute function note_location_of_article();

create or replace function note_pictures() returns trigger language plpgsql as $$
declare
  changed integer[] := array(select distinct album_id from touched);
  pair text[];
  ids integer[];
begin
  foreach pair slice 1 in array array[
    ['properties', 'property'], ['discounts', 'discount'], ['business_types', 'business_type'], ['locations', 'location'], ['visas', 'visa'],
    ['tourism_packages', 'tourism'], ['umrah_packages', 'umrah'], ['activities', 'activity'], ['events', 'event'], ['articles', 'article']
  ] loop
    execute format('select array(select id from %I where album_id = any($1))', pair[1]) into ids using changed;
    perform note_search_change(pair[2], ids);
  end loop;
  return null;
end $$;

insert into search_changes (index_uid) values ('article');
