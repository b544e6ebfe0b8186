-- Who wrote an article, where that is not the house itself; and of which places it speaks, so that it leads to stays and activities there.
-- In all three languages, as every text; of the plain type, since one of a domain is never without a value.
alter table articles add column author jsonb check (
  author is null or (coalesce(author ->> 'en', '') <> '' and coalesce(author ->> 'ar', '') <> '' and coalesce(author ->> 'ku', '') <> ''));

create table article_places (
  article_id integer not null references articles on delete cascade,
  location_id integer not null references locations on delete cascade,
  position smallint not null,
  primary key (article_id, location_id)
);
create index article_places_by_location on article_places (location_id);
create trigger content_changed after insert or update or delete or truncate on article_places
  for each statement execute function tell_content_changed();
